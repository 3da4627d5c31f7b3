import { runCommand } from '#src/backup/command.js';
import { importFile, importOptions } from '#src/import/import-file.js';

const USAGE =
  'Name the file to import: npm run import -- <file> [--dry-run] [--members] [--type=country] [--usual-time=20:00]';

await runCommand(USAGE, (venue) => importFile(venue, importOptions(process.argv.slice(2))));
