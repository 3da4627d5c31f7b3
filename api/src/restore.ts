import { runArchiveCommand } from '#src/backup/archive-command.js';
import { restore } from '#src/backup/restore.js';
import { describeReport } from '#src/modules/loyalty/ledger/verify-ledger.js';

await runArchiveCommand('Name the backup to restore: npm run restore -- <file>', async (job) => {
  const { rows, files, held, ledger } = await restore(job);
  job.tell(`the venue is restored: ${rows} rows, ${files} files`);
  if (held > 0) job.tell(`${held} messages waited to be sent; they wait for you on the dashboard now`);
  job.tell(describeReport(ledger));
  return ledger.differences.length === 0;
});
