import { Dexie, type EntityTable, type Table } from 'dexie';
import { errorName, isQuotaError } from '#shared/offline/outbox/error-name';
import type { OutboxEntry, PhotoRecord, Receipt } from '#shared/offline/outbox/outbox-entry';
import { dropPictures } from './picture-caches';

/** A small value of this device: its id, the mirrored session, what was asked once. */
export interface Setting {
  key: string;
  value: unknown;
}

/**
 * What this device keeps (design §5.1, §5.2). Photos stand apart so that listing entries never reads them. Every
 * transaction is durable before it completes: a phone that dies the second after "Check in" has kept the check-in.
 * Versions are append-only: a released `version(n)` is never edited, a change is a new one.
 */
class OfflineDatabase extends Dexie {
  declare entries: EntityTable<OutboxEntry, 'id'>;
  declare photos: EntityTable<PhotoRecord, 'entryId'>;
  declare receipts: EntityTable<Receipt, 'id'>;
  declare settings: EntityTable<Setting, 'key'>;

  constructor(name = 'honky-tonk') {
    super(name, { chromeTransactionDurability: 'strict' });
    this.version(1).stores({
      entries: 'id, createdAt',
      photos: 'entryId',
      receipts: 'id, createdAt, doneAt',
      settings: 'key',
    });
  }
}

export const offlineDatabase = new OfflineDatabase();

const LOST_CONNECTION = ['DatabaseClosedError', 'InvalidStateError', 'UnknownError'];

/**
 * Runs a database operation, reopening once when the browser has dropped the connection (iOS does so in the
 * background), and once more on a full device after its copies of pictures gave way. The operation may run twice, so it
 * must be safe to repeat.
 */
export const withOpenDatabase = async <T>(
  operation: () => Promise<T>,
  database: Dexie = offlineDatabase,
): Promise<T> => {
  try {
    return await operation();
  } catch (error) {
    if (isQuotaError(error)) {
      await dropPictures();
      return operation();
    }
    if (!LOST_CONNECTION.includes(errorName(error))) throw error;
    database.close({ disableAutoOpen: false });
    await database.open();
    return operation();
  }
};

/** The same for work on these tables that is done as a whole or not at all. */
export const inTransaction = <T>(tables: Table[], work: () => Promise<T>): Promise<T> =>
  withOpenDatabase(() => offlineDatabase.transaction('rw', tables, work));

const PATIENCE_MS = 2_000;

/** What the database answers; `otherwise` where it neither answers nor fails in two seconds. A person waits for the answer. */
export const readInTime = <T>(read: () => Promise<T>, otherwise: T): Promise<T> =>
  Promise.race([
    withOpenDatabase(read),
    new Promise<T>((resolve) => setTimeout(resolve, PATIENCE_MS, otherwise)),
  ]);
