import type { Client } from 'pg';
import type { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { MIGRATING } from '#src/database/migrate.js';
import { hasTable } from '#src/database/ran-migrations.js';
import { STORAGE_CHECK } from '#src/modules/health/checks/checks.service.js';
import { READINESS_PROBE } from '#src/modules/health/health.service.js';
import { BackupError } from './backup-error.js';
import { quoted } from './tables.js';

/** What a venue that has begun has some of; migrations insert none of it. */
const SIGNS_OF_LIFE: [table: string, word: string][] = [
  ['users', 'people'],
  ['events', 'events'],
  ['artists', 'artists'],
  ['loyalty_members', 'members'],
  ['event_photos', 'photos'],
];

/**
 * Of other people's connections only a superuser sees more than whose they are; PostgreSQL's own are nobody's.
 * @throws BackupError when somebody else is connected to the database; those that wait to migrate are not in it yet
 */
export const requireAlone = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ others: number }>(
    `SELECT count(*)::int AS others FROM pg_stat_activity
      WHERE datname = current_database() AND usesysid IS NOT NULL
        AND pid <> pg_backend_pid() AND application_name <> $1`,
    [MIGRATING],
  );
  const others = rows[0]?.others ?? 0;
  if (others > 0)
    throw new BackupError(
      `The database is in use (${others} ${others === 1 ? 'connection' : 'connections'}): stop the venue, and everything else that is connected to it.`,
    );
};

/** @throws BackupError when the database has a venue's rows */
export const requireNoVenue = async (client: Client): Promise<void> => {
  const found: string[] = [];
  for (const [table, word] of SIGNS_OF_LIFE) {
    if (!(await hasTable(client, table))) continue;
    const some = await client.query(`SELECT FROM ${quoted(table)} LIMIT 1`);
    if (some.rowCount) found.push(word);
  }
  if (found.length > 0)
    throw new BackupError(
      `There is a venue in this database already (${found.join(', ')}): restore into an empty database. Nothing has been changed.`,
    );
};

const isCheck = (key: string): boolean => key === READINESS_PROBE || key.startsWith(STORAGE_CHECK);

/**
 * Files that the archive has too may be there: a restore that was killed left them.
 * @throws BackupError when the storage has other files
 */
export const requireNoOtherFiles = async (storage: FileStorage, own: ReadonlySet<string>): Promise<void> => {
  for await (const { key } of storage.list('')) {
    if (own.has(key) || isCheck(key) || key.includes('/')) continue;
    throw new BackupError(
      `There are other files in the storage already (${key}): restore into an empty one. Nothing has been changed.`,
    );
  }
};
