import { followTables } from '#shared/offline/storage/follow-tables';
import {
  inTransaction,
  offlineDatabase as database,
  withOpenDatabase,
} from '#shared/offline/storage/offline-database';
import type { OutboxEntry, Receipt } from '#shared/offline/outbox/outbox-entry';

/** What a page wants to hear of entries that some tab or the service worker has sent. */
export interface NewsReaders {
  /** The only kind of entries they hear of: telling a person belongs to one reader. */
  kind: string;
  /** Once per receipt in every open page: what the page shows of the server's data is out of date. */
  onAcknowledged: (receipt: Receipt) => void;
  /** Once per receipt on the whole device, in a page somebody looks at. */
  onFirstSeen: (receipt: Receipt) => void;
  /** An entry came to need a person while this page was open. */
  onStuck: (entry: OutboxEntry) => void;
}

/** Follows the outbox for this page from now on. Receipts nobody was told of yet count as news. */
export const followOutboxNews = (readers: NewsReaders): void => {
  followReceipts(readers);
  followStuckEntries(readers);
};

const followReceipts = ({ kind, onAcknowledged, onFirstSeen }: NewsReaders): void => {
  const startedAt = new Date().toISOString();
  const known = new Set<string>();
  const read = async (receipts: Receipt[]) => {
    for (const receipt of receipts.filter(({ id }) => !known.has(id))) {
      known.add(receipt.id);
      onAcknowledged(receipt);
    }
    if (document.visibilityState !== 'visible') return;
    for (const receipt of receipts) if (await claimTelling(receipt)) onFirstSeen(receipt);
  };
  const news = () =>
    database.receipts
      .filter((receipt) => receipt.kind === kind && (!receipt.announced || receipt.doneAt >= startedAt))
      .toArray();
  const tell = (receipts: Receipt[]) => void read(receipts).catch(logFailure);
  followTables({ tables: [database.receipts], read: news, next: tell, failed: logFailure });
  document.addEventListener('visibilitychange', () => void withOpenDatabase(news).then(tell, logFailure));
};

/** True for the one page of the device that may tell the person. */
const claimTelling = (receipt: Receipt): Promise<boolean> =>
  inTransaction([database.receipts], async () => {
    const current = await database.receipts.get(receipt.id);
    if (!current || current.announced) return false;
    await database.receipts.put({ ...current, announced: true });
    return true;
  });

const followStuckEntries = ({ kind, onStuck }: NewsReaders): void => {
  let known: Set<string> | null = null;
  const read = (stuck: OutboxEntry[]) => {
    const before = known;
    known = new Set(stuck.map(refusalOf));
    if (before && document.visibilityState === 'visible')
      stuck.filter((entry) => !before.has(refusalOf(entry))).forEach(onStuck);
  };
  const news = () =>
    database.entries.filter((entry) => entry.kind === kind && entry.state === 'stuck').toArray();
  followTables({ tables: [database.entries], read: news, next: read, failed: logFailure });
};

/** Tried again and refused again, it is news, though it may never have been seen in between. */
const refusalOf = ({ id, attempts }: OutboxEntry): string => `${id} ${attempts}`;

const logFailure = (error: unknown): void => console.warn('News of the outbox could not be read.', error);
