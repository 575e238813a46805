// npm run doctor: is this site ready for the public? One line for everything that is right or wrong; see docs/operating.md.
import { examine } from './examination';

const findings = await examine(process.env, 'dist', fetch);
for (const { isRight, text } of findings) console.log(`${isRight ? 'right' : 'WRONG'}  ${text}`);
const wrong = findings.filter(({ isRight }) => !isRight).length;
console.log(wrong === 0 ? 'All is right.' : `To mend: ${wrong}.`);
process.exitCode = wrong === 0 ? 0 : 1;
