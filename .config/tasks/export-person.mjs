// `npm run export-person -- --email … [--file my-data.zip]`: writes what the venue knows of somebody into an archive.
import { runPersonCommand } from './run-person-command.mjs';

await runPersonCommand('export-person');
