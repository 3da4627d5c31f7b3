// `npm run import -- <file>`: brings events (ICS, CSV) or members (CSV, `--members`) into the venue of the settings (or the demo's).
import { runProgram } from './run-program.mjs';

await runProgram('import');
