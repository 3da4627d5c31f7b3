// `npm run restore -- <file>`: puts an archive of `npm run backup` into the empty venue of the settings (or the demo's).
import { runProgram } from './run-program.mjs';

await runProgram('restore');
