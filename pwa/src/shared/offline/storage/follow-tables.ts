import { Dexie, type ObservabilitySet, type Table } from 'dexie';
import { withOpenDatabase } from './offline-database';

/** By then what the person waits for is on the screen: a stub, say, that is shown when the same tables have changed. */
const GIVE_WAY_MS = 200;

/** What is read again when these tables change. */
export interface Followed<Result> {
  tables: Table[];
  read: () => Promise<Result>;
  next: (result: Result) => void;
  failed: (error: unknown) => void;
}

/**
 * Reads once, then a moment after each change of the tables, in this page or another: `next` hears every result. For what
 * is not on the screen; a live query reads at once, in the very moment in which a guest waits for the stub.
 */
export const followTables = <Result>({ tables, read, next, failed }: Followed<Result>): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readNow = () => {
    timer = undefined;
    void withOpenDatabase(read).then(next).catch(failed);
  };
  Dexie.on('storagemutated', (changes) => {
    if (tables.some((table) => concerns(changes, table))) timer ??= setTimeout(readNow, GIVE_WAY_MS);
  });
  readNow();
};

/**
 * Dexie documents these names (Dexie.on.storagemutated): `idb://<database>/<table>/<index>`, or `all` when it cannot tell
 * what has changed.
 */
const concerns = (changes: ObservabilitySet, { db, name }: Table): boolean =>
  'all' in changes || Object.keys(changes).some((part) => part.startsWith(`idb://${db.name}/${name}/`));
