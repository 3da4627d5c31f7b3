import { backUp } from '#src/backup/back-up.js';
import { runArchiveCommand } from '#src/backup/archive-command.js';

await runArchiveCommand('Name the file to write: npm run backup -- <file>', async (job) => {
  const { rows, files, lost } = await backUp(job);
  job.tell(`the backup is whole: ${rows} rows, ${files} files`);
  if (lost.length > 0) job.tell(`${lost.length} files that the venue should have are lost: see above`);
  return lost.length === 0;
});
