// `npm start`: from a bare clone to a running venue.
import { runProgram } from './run-program.mjs';

process.setSourceMapsEnabled(true);
await runProgram('main');
