// `npm run verify:ledger`: adds the points ledger of the configured database up again; fails when anything differs.
import { runProgram } from './run-program.mjs';

await runProgram('verify-ledger');
