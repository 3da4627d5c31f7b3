import { inTurnToMigrate, migrateInTurn } from '#src/database/migrate.js';
import { KNOWN_MIGRATIONS } from '#src/database/migrations.js';
import { withClient } from '#src/database/with-client.js';
import { makeJobTables } from '#src/integrations/job-queue/job-queue.js';
import { verifyDatabase } from '#src/modules/loyalty/ledger/verify-database.js';
import type { LedgerReport } from '#src/modules/loyalty/ledger/verify-ledger.js';
import type { ArchiveJob } from './archive-job.js';
import { checkArchive } from './archive-reader.js';
import { requireAlone, requireNoOtherFiles, requireNoVenue } from './empty-venue.js';
import { loadArchive, type LoadedArchive } from './load-archive.js';

export interface RestoreReport extends LoadedArchive {
  ledger: LedgerReport;
}

/**
 * Puts an archive into an empty venue. All its rows appear at once, after the files; killed before, it can be run again.
 * @throws BackupError, before anything is written, when the archive is not whole or the venue is not empty or in use
 */
export const restore = async ({ url, storage, path, tell }: ArchiveJob): Promise<RestoreReport> => {
  tell('checking the archive');
  const archive = await checkArchive(path, KNOWN_MIGRATIONS);
  const { manifest, files } = archive;
  tell(`a backup of ${manifest.madeAt}, made by version ${manifest.product}`);
  await requireNoOtherFiles(storage, files);
  const database = { connectionString: url };
  return inTurnToMigrate(url, async () => {
    await withClient(database, async (client) => {
      await requireAlone(client);
      await requireNoVenue(client);
    });
    await migrateInTurn(url, new Set(manifest.migrations));
    await makeJobTables(url);
    const loaded = await withClient(database, (client) => loadArchive(client, { archive, storage, tell }));
    await migrateInTurn(url);
    await withClient(database, (client) => client.query('ANALYZE'));
    tell('adding the points ledger up');
    return { ...loaded, ledger: await verifyDatabase(url) };
  });
};
