import { onVenue, requireOwnSchema } from '#src/command/on-venue.js';
import { runCommand, tell } from '#src/command/run-command.js';
import { verifyDatabase } from '#src/modules/loyalty/ledger/verify-database.js';
import { describeReport } from '#src/modules/loyalty/ledger/verify-ledger.js';

await runCommand(() =>
  onVenue(async (venue) => {
    await requireOwnSchema(venue);
    const report = await verifyDatabase(venue.url);
    tell(describeReport(report));
    return report.differences.length === 0;
  }),
);
