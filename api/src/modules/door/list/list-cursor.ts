/** Where a list stands. */
export interface ListPosition {
  /** Which making of the tables it is of: a restored database has others. */
  listId: string;
  /** The oldest transaction that still runs: what it and all later ones change is to come. */
  from: string;
  /** The next transaction there will be. */
  newest: string;
}

const CURSOR = /^(\d{1,10})\.(\d{1,18})$/;

export const writeCursor = ({ listId, from }: ListPosition): string => `${listId}.${from}`;

/**
 * The transaction from which on a tablet lacks changes; null for a tablet that needs the whole list: it has none, one of
 * another database, or one from a future that this database does not know.
 */
export const readCursor = (cursor: string | undefined, now: ListPosition): string | null => {
  const [, listId, from] = CURSOR.exec(cursor ?? '') ?? [];
  if (from === undefined || listId !== now.listId) return null;
  return BigInt(from) <= BigInt(now.newest) ? from : null;
};
