// `npm run restore -- <file>`: puts an archive of `npm run backup` into the empty venue of the settings (or the demo's).
import { runArchiveCommand } from './run-archive-command.mjs';

await runArchiveCommand('restore');
