// `npm run erase-person -- --email … --confirm …`: forgets somebody, for good.
import { runPersonCommand } from './run-person-command.mjs';

await runPersonCommand('erase-person');
