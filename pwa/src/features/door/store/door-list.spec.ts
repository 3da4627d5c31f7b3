/** @jest-environment node */
import type { Receipt } from '#shared/offline/outbox/outbox-entry';
import { enqueue } from '#shared/offline/outbox/outbox-store';
import { offlineDatabase } from '#shared/offline/storage/offline-database';
import { DOOR_KIND } from '#features/door/acts/door-act';
import { aCheckIn, aGuest, aList, aListedEntry, aNight, SHOW } from '#test/door';
import { CHOSEN_SHOW, chooseShow } from './chosen-show';
import { doorDatabase as database, type ListedExit } from './door-database';
import { keepDevice, readDevice } from './door-device';
import { applyList, forgetSent, readNight, readPosition, wipeNight } from './door-list';

const TABLET = { token: 'door_token' };
const READ_AT = Date.parse('2026-11-21T02:00:00Z');

const exit = (key: string): ListedExit => ({
  key,
  eventId: SHOW.id,
  people: 1,
  occurredAt: '2026-11-21T02:00:00.000Z',
});

const receipt = (id: string, kind = DOOR_KIND): Receipt => ({
  id,
  kind,
  payload: {},
  owner: null,
  createdAt: '',
  doneAt: '',
  answer: {},
  announced: true,
});

const keysOf = (table: { toCollection(): { primaryKeys(): PromiseLike<unknown[]> } }) =>
  table.toCollection().primaryKeys();

/** The tablet's caches, which hold its lock. */
let droppedCaches: string[];

beforeEach(async () => {
  await Promise.all([...database.tables, ...offlineDatabase.tables].map((table) => table.clear()));
  droppedCaches = [];
  const drop = (name: string) => Promise.resolve(droppedCaches.push(name) > 0);
  Object.defineProperty(globalThis, 'caches', { value: { delete: drop }, configurable: true });
});

afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

describe('an answer of the venue', () => {
  it('is kept whole, with where it stands', async () => {
    const [night, entry] = [aNight(), aListedEntry()];
    const list = aList({ isWhole: true, night, guests: [aGuest()], entries: [entry], exits: [exit('x')] });
    await applyList(list, { readAt: READ_AT });
    expect(await readNight()).toEqual(night);
    expect(await readPosition()).toEqual({
      cursor: 'c1',
      nightTag: 't1',
      readAt: READ_AT,
      aheadMs: Date.parse(list.readAt) - READ_AT,
    });
    expect(await database.guests.toArray()).toEqual([aGuest()]);
    expect(await database.entries.toArray()).toEqual([entry]);
    expect(await database.exits.toArray()).toEqual([exit('x')]);
  });

  it('takes the place of all guests when it is whole', async () => {
    await applyList(aList({ isWhole: true, guests: [aGuest({ id: 1 }), aGuest({ id: 2 })] }));
    await applyList(aList({ isWhole: true, guests: [aGuest({ id: 2 }), aGuest({ id: 3 })] }));
    expect(await keysOf(database.guests)).toEqual([2, 3]);
  });

  it('adds, changes and removes guests when it is of differences', async () => {
    await applyList(
      aList({ isWhole: true, guests: [aGuest({ id: 1 }), aGuest({ id: 2 }), aGuest({ id: 3 })] }),
    );
    const guests = [aGuest({ id: 2, tier: 'platinum' }), aGuest({ id: 4 })];
    await applyList(aList({ cursor: 'c2', guests, departed: [1, 99] }));
    expect(await keysOf(database.guests)).toEqual([2, 3, 4]);
    expect(await database.guests.get(2)).toMatchObject({ tier: 'platinum' });
    expect(await readPosition()).toMatchObject({ cursor: 'c2' });
  });

  it('keeps a guest who departed and is back', async () => {
    await applyList(aList({ guests: [aGuest({ id: 1 })], departed: [1] }));
    expect(await keysOf(database.guests)).toEqual([1]);
  });

  it('adds check-ins and exits, and keeps the night, when it has no new one', async () => {
    await applyList(aList({ night: aNight(), entries: [aListedEntry()], exits: [exit('x')] }));
    const undone = aListedEntry({ isUndone: true, undoReason: 'other' });
    await applyList(aList({ entries: [undone, aListedEntry({ id: 2, key: 'b' })], exits: [exit('y')] }));
    expect(await keysOf(database.entries)).toEqual([1, 2]);
    expect(await database.entries.get(1)).toMatchObject({ isUndone: true });
    expect(await keysOf(database.exits)).toEqual(['x', 'y']);
    expect(await readNight()).toEqual(aNight());
  });

  it('takes the place of all check-ins and exits with a new night', async () => {
    await applyList(aList({ night: aNight(), entries: [aListedEntry()], exits: [exit('x')] }));
    const night = aNight({ date: '2026-11-21' });
    await applyList(aList({ night, entries: [aListedEntry({ id: 2 })], exits: [exit('y')] }));
    expect(await keysOf(database.entries)).toEqual([2]);
    expect(await keysOf(database.exits)).toEqual(['y']);
    expect(await readNight()).toEqual(night);
  });

  it('is dropped when another window has moved the list on since it was asked for', async () => {
    await applyList(aList({ isWhole: true, night: aNight(), guests: [aGuest({ id: 1 })] }));
    const newer = aList({ cursor: 'c3', guests: [aGuest({ id: 1, tier: 'platinum' })] });
    const late = aList({ cursor: 'c2', guests: [aGuest({ id: 1, tier: 'gold' })] });
    expect(await applyList(newer, { since: 'c1' })).toBe(true);
    expect(await applyList(late, { since: 'c1' })).toBe(false);
    expect(await database.guests.get(1)).toMatchObject({ tier: 'platinum' });
    expect(await readPosition()).toMatchObject({ cursor: 'c3' });
  });

  it('is dropped when another window has wiped the night since it was asked for', async () => {
    await applyList(aList({ isWhole: true, night: aNight(), guests: [aGuest({ id: 1 })] }));
    await wipeNight({ unpairs: false });
    expect(await applyList(aList({ cursor: 'c2', guests: [aGuest({ id: 2 })] }), { since: 'c1' })).toBe(
      false,
    );
    expect(await database.guests.count()).toBe(0);
  });

  it('is kept not at all when a part of it cannot be', async () => {
    await applyList(aList({ isWhole: true, night: aNight(), guests: [aGuest()], entries: [aListedEntry()] }));
    const broken = { ...aGuest({ id: 8 }), id: undefined as unknown as number };
    const next = aList({
      cursor: 'c2',
      isWhole: true,
      night: aNight({ date: '2026-11-21' }),
      guests: [broken],
    });
    await expect(applyList(next)).rejects.toThrow();
    expect(await keysOf(database.guests)).toEqual([7]);
    expect(await keysOf(database.entries)).toEqual([1]);
    expect(await readPosition()).toMatchObject({ cursor: 'c1' });
  });

  it('makes the receipts of what it shows needless, and no others', async () => {
    await offlineDatabase.receipts.bulkAdd(['listed', 'x', 'not listed'].map((id) => receipt(id)));
    await applyList(
      aList({ entries: [aListedEntry(), aListedEntry({ id: 2, key: null })], exits: [exit('x')] }),
    );
    await forgetSent();
    expect(await keysOf(offlineDatabase.receipts)).toEqual(['not listed']);
  });
});

describe('what was sent of a night that is over', () => {
  it('is forgotten, with its guests’ e-mails, and what was sent of tonight is not', async () => {
    const tonights = { ...receipt('tonight'), payload: aCheckIn() };
    const yesterdays = {
      ...receipt('yesterday'),
      payload: aCheckIn({ eventId: SHOW.id - 1, email: 'wade@example.com' }),
    };
    await offlineDatabase.receipts.bulkAdd([tonights, yesterdays]);
    await applyList(aList({ night: aNight() }));
    await forgetSent();
    expect(await keysOf(offlineDatabase.receipts)).toEqual(['tonight']);
  });
});

describe('wiping the night', () => {
  beforeEach(async () => {
    await keepDevice(TABLET);
    await database.settings.put({ key: 'pin-tries:3', value: { wrong: 2, lastAt: 1 } });
    await applyList(
      aList({ night: aNight(), guests: [aGuest()], entries: [aListedEntry()], exits: [exit('x')] }),
    );
    await offlineDatabase.receipts.bulkAdd([receipt('sent'), receipt('a vote', 'vote')]);
    const photo = { buffer: new ArrayBuffer(8), type: 'image/jpeg', name: 'door.jpg' };
    await enqueue({ id: 'unsent', kind: DOOR_KIND, payload: aCheckIn(), photo, isSentByTablet: true });
  });

  const guestsLeft = () =>
    Promise.all([database.guests.count(), database.entries.count(), database.exits.count()]);

  it.each([true, false])('forgets the guests (unpaired: %s)', async (unpairs) => {
    await wipeNight({ unpairs });
    expect(await guestsLeft()).toEqual([0, 0, 0]);
    expect([await readNight(), await readPosition()]).toEqual([null, null]);
  });

  it.each([true, false])('loses nothing that waits to be sent (unpaired: %s)', async (unpairs) => {
    await wipeNight({ unpairs });
    expect(await keysOf(offlineDatabase.entries)).toEqual(['unsent']);
    expect(await keysOf(offlineDatabase.photos)).toEqual(['unsent']);
  });

  it.each([true, false])('forgets the receipts of the door alone (unpaired: %s)', async (unpairs) => {
    await wipeNight({ unpairs });
    expect(await keysOf(offlineDatabase.receipts)).toEqual(['a vote']);
  });

  it('leaves the tablet paired, locked as it is, and counting wrong PINs', async () => {
    await wipeNight({ unpairs: false });
    expect(await readDevice()).toEqual(TABLET);
    expect(droppedCaches).toEqual([]);
    expect(await database.settings.get('pin-tries:3')).toMatchObject({ value: { wrong: 2 } });
  });

  it('forgets the chosen show', async () => {
    await chooseShow(SHOW.id);
    await wipeNight({ unpairs: false });
    expect(await database.settings.get(CHOSEN_SHOW)).toBeUndefined();
  });

  it('leaves nothing of the pairing, and no lock, when told', async () => {
    await wipeNight({ unpairs: true });
    expect(await database.settings.count()).toBe(0);
    expect(droppedCaches).toEqual(['door-lock']);
  });
});
