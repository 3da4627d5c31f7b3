// `npm run import -- <file>`: brings events (ICS, CSV) or members (CSV, `--members`) into the venue of the settings (or the demo's).
import { runArchiveCommand } from './run-archive-command.mjs';

await runArchiveCommand('import');
