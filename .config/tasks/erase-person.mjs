// `npm run erase-person -- --email … --confirm …`: forgets somebody, for good.
import { runProgram } from './run-program.mjs';

await runProgram('erase-person');
