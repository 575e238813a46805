import { markReading } from './reading';
import { skipLateFont } from './slowLine';
import { applyStoredLook } from './storedLook';
import { showThanksFirst } from './thanksFirst';

// The inline script in the head of every page.
markReading();
skipLateFont();
applyStoredLook();
showThanksFirst();
