import { applyStoredLook } from './storedLook';
import { showThanksFirst } from './thanksFirst';

// The inline script in the head of every page.
applyStoredLook();
showThanksFirst();
