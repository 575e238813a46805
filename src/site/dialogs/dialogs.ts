/** All dialogs, as the one script that is fetched when the first of them is needed. */
export { AgeCheck } from './AgeCheck';
export { AgeGate } from './AgeGate';
export { GrownUpCheck } from './GrownUpCheck';
export { InstallSteps } from './InstallSteps';
export { leave } from './leave';
export { Settings } from './Settings';
