// `npm run export-person -- --email … [--file my-data.zip]`: writes what the venue knows of somebody into an archive.
import { runProgram } from './run-program.mjs';

await runProgram('export-person');
