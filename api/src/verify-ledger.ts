import { settingsFromEnvironment } from '#src/config/environment.js';
import { openDatabase } from '#src/database/embedded/open-database.js';
import { migrate } from '#src/database/migrate.js';
import { verifyDatabase } from '#src/modules/loyalty/ledger/verify-database.js';
import { describeReport } from '#src/modules/loyalty/ledger/verify-ledger.js';

const settings = settingsFromEnvironment();
const database = await openDatabase(settings, () => undefined);
try {
  // Only the embedded one is brought up to date, since it may be new.
  if (settings.isDemo) await migrate(database.url);
  const report = await verifyDatabase(database.url);
  process.stdout.write(`${describeReport(report)}\n`);
  if (report.differences.length > 0) process.exitCode = 1;
} finally {
  await database.stop();
}
