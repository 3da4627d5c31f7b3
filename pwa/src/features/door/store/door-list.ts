import { knownZone } from '#shared/lib/dates/venue-zone';
import { unlockDoor } from '#shared/offline/storage/door-lock';
import type { Receipt } from '#shared/offline/outbox/outbox-entry';
import { offlineDatabase, withOpenDatabase } from '#shared/offline/storage/offline-database';
import { DOOR_KIND, parseAct } from '#features/door/acts/door-act';
import { CHOSEN_SHOW } from './chosen-show';
import {
  doorDatabase as database,
  withDoorDatabase,
  type DoorList,
  type DoorNight,
  type DoorPosition,
} from './door-database';

/** Null before the first answer. Joins the transaction it is called in. */
export const readPosition = async (): Promise<DoorPosition | null> =>
  (await database.nights.get('tonight'))?.position ?? null;

/** Tonight as the venue said last; null before its first answer. */
export const readNight = async (): Promise<DoorNight | null> => {
  const night = (await database.nights.get('tonight'))?.night;
  return night ? { ...night, timeZone: knownZone(night.timeZone) } : null;
};

interface Asked {
  /** The cursor that the answer goes on from, '' for none; not looked at unless told. */
  since?: string;
  readAt?: number;
}

/** The cursor up to which the list is kept; '' for none. Joins the transaction it is called in. */
export const keptCursor = async (): Promise<string> => (await readPosition())?.cursor ?? '';

/**
 * Takes an answer of `GET /api/door/list` over, whole or not at all.
 * @returns false when another window has moved the list on meanwhile, or wiped it: the answer does not go on from there
 */
export const applyList = (list: DoorList, { since, readAt = Date.now() }: Asked = {}): Promise<boolean> => {
  const { guests, entries, exits, nights } = database;
  const { cursor, nightTag } = list;
  const aheadMs = Date.parse(list.readAt) - readAt;
  return withDoorDatabase(() =>
    database.transaction('rw', [guests, entries, exits, nights], async () => {
      if (since !== undefined && since !== (await keptCursor())) return false;
      if (list.isWhole) await guests.clear();
      // With the night come all check-ins of its shows.
      if (list.night) await Promise.all([entries.clear(), exits.clear()]);
      const night = list.night ?? (await readNight());
      await Promise.all([
        guests.bulkDelete(list.departed),
        entries.bulkPut(list.entries),
        exits.bulkPut(list.exits),
        nights.put({ id: 'tonight', night, position: { cursor, nightTag, readAt, aheadMs } }),
      ]);
      await guests.bulkPut(list.guests);
      return true;
    }),
  );
};

/**
 * Deletes the receipts of what the list shows, and of what it never will, being of no show of tonight: they hold a new guest's whole
 * e-mail. Some were written after the list came.
 */
export const forgetSent = async (): Promise<void> => {
  const { receipts } = offlineDatabase;
  const sent = await withOpenDatabase(() => receipts.filter(({ kind }) => kind === DOOR_KIND).toArray());
  if (sent.length === 0) return;
  const { entries, exits } = database;
  const [listed, left, night] = await withDoorDatabase(() =>
    Promise.all([entries.toArray(), exits.toArray(), readNight()]),
  );
  const known = new Set([...listed, ...left].map(({ key }) => key));
  const shows = new Set(night?.shows.map(({ id }) => id));
  const isDone = ({ id, payload }: Receipt) => {
    const act = parseAct(payload);
    return known.has(id) || act?.act === 'refusal' || (act !== null && !shows.has(act.eventId));
  };
  await withOpenDatabase(() => receipts.bulkDelete(sent.filter(isDone).map(({ id }) => id)));
};

/**
 * Forgets the guests of the night; what waits to be sent stays, and so does the pairing, unless told (design §7 "The
 * tablet").
 */
export const wipeNight = async ({ unpairs }: { unpairs: boolean }): Promise<void> => {
  const { guests, entries, exits, nights, settings } = database;
  await withDoorDatabase(() =>
    database.transaction('rw', [guests, entries, exits, nights, settings], async () => {
      await Promise.all([guests, entries, exits, nights].map((table) => table.clear()));
      await (unpairs ? settings.clear() : settings.delete(CHOSEN_SHOW));
    }),
  );
  if (unpairs) await unlockDoor();
  await withOpenDatabase(() => offlineDatabase.receipts.filter(({ kind }) => kind === DOOR_KIND).delete());
};
