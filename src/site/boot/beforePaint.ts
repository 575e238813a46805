import { applyStoredLook } from './storedLook';

// The inline script in the head of every page.
applyStoredLook();
