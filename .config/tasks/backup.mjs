// `npm run backup -- <file>`: writes the venue of the settings (or the demo's), its rows and its files, into one archive.
import { runArchiveCommand } from './run-archive-command.mjs';

await runArchiveCommand('backup');
