/** All dialogs, as the one script that is fetched when the first of them is needed. */
export { AgeCheck } from './AgeCheck';
export { AgeGate } from './AgeGate';
export { InstallSteps } from './InstallSteps';
export { Settings } from './Settings';
