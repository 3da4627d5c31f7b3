// `npm run demo -- --years 20`: adds years of made-up nights to the demo venue, to see the product at that size.
import { runProgram } from './run-program.mjs';

await runProgram('demo-years');
