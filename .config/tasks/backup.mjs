// `npm run backup -- <file>`: writes the venue of the settings (or the demo's), its rows and its files, into one archive.
import { runProgram } from './run-program.mjs';

await runProgram('backup');
