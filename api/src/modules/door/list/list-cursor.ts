/** Where a list stands. */
export interface ListPosition {
  /** Which making of the tables it is of: a restored database has others. */
  listId: string;
  /** What of the database it shows, as `pg_snapshot` writes it: `xmin:xmax:` and the transactions between that still run. */
  snapshot: string;
}

/** Longer cursors, of a database with hundreds of running transactions, are told less exactly: some rows come twice. */
const LONGEST_SNAPSHOT = 400;

export const LONGEST_CURSOR = LONGEST_SNAPSHOT + 20;

const CURSOR = /^(\d{1,10})\.(\d{1,18}):(\d{1,18}):((?:\d{1,18}(?:,\d{1,18})*)?)$/;

export const writeCursor = ({ listId, snapshot }: ListPosition): string => {
  const [oldest = '0'] = snapshot.split(':');
  return `${listId}.${snapshot.length > LONGEST_SNAPSHOT ? `${oldest}:${oldest}:` : snapshot}`;
};

/**
 * The snapshot whose changes a tablet has; null for a tablet that needs the whole list: it has none, one of another database,
 * or one from a future that this database does not know.
 */
export const readCursor = (cursor: string | undefined, now: ListPosition): string | null => {
  const [, listId, oldest = '', next = '', running = ''] = CURSOR.exec(cursor ?? '') ?? [];
  if (listId !== now.listId) return null;
  const [from, to, newest] = [BigInt(oldest), BigInt(next), BigInt(now.snapshot.split(':')[1] ?? '0')];
  const between = running === '' ? [] : running.split(',').map(BigInt);
  const isInOrder = between.every((one, index) => one >= (between[index - 1] ?? from - 1n) + 1n && one < to);
  return from > 0n && from <= to && to <= newest && isInOrder ? `${oldest}:${next}:${running}` : null;
};

/** The snapshot that shows nothing. */
export const NOTHING_SEEN = '1:1:';
