import { tellWhereAppIsMissing } from './appMissing';
import { keepEarlyClicks } from './earlyClicks';
import { keepInstallOffer } from './installOffer';
import { reportInstall } from './installReport';
import { registerServiceWorker } from './serviceWorker';
import { clearStoredShelf, closeStoredBlurb } from './storedLook';

// The inline script at the end of every page: it runs when the page is read, before any other script is there.
closeStoredBlurb();
clearStoredShelf();
keepEarlyClicks();
tellWhereAppIsMissing();
keepInstallOffer();
reportInstall();
registerServiceWorker();
