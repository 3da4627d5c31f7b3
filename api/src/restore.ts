import { runCommand } from '#src/backup/command.js';
import { restore } from '#src/backup/restore.js';
import { describeReport } from '#src/modules/loyalty/ledger/verify-ledger.js';

await runCommand('Name the backup to restore: npm run restore -- <file>', async (venue) => {
  const { rows, files, held, ledger } = await restore(venue);
  venue.tell(`the venue is restored: ${rows} rows, ${files} files`);
  if (held > 0) venue.tell(`${held} messages waited to be sent; they wait for you on the dashboard now`);
  venue.tell(describeReport(ledger));
  return ledger.differences.length === 0;
});
