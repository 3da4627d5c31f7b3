import { backUp } from '#src/backup/back-up.js';
import { runCommand } from '#src/backup/command.js';

await runCommand('Name the file to write: npm run backup -- <file>', async (venue) => {
  const { rows, files, lost } = await backUp(venue);
  venue.tell(`the backup is whole: ${rows} rows, ${files} files`);
  if (lost.length > 0) venue.tell(`${lost.length} files that the venue should have are lost: see above`);
  return lost.length === 0;
});
