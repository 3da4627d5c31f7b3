import { jest } from '@jest/globals';
import { isVenueReachable, noteReachability } from '#shared/offline/status/reachability';
import { enqueue } from '#shared/offline/outbox/outbox-store';
import { offlineDatabase } from '#shared/offline/storage/offline-database';
import { DOOR_KIND } from '#features/door/acts/door-act';
import { aCheckIn, aGuest, aList, aNight } from '#test/door';
import { aWholeList, LIST, settle, syncingTablet } from '#test/door-sync';
import { doorDatabase as database } from '#features/door/store/door-database';
import { keepDevice, readDevice } from '#features/door/store/door-device';
import { applyList, readNight, readPosition } from '#features/door/store/door-list';
import { json, problem, silent, unreachable } from '#test/fake-network';
import { currentRoster } from './door-roster';

const NOON_AFTER = Date.parse('2026-11-21T18:00:00Z');
const MINUTE_MS = 60_000;
/** Longer than the tablet ever pauses. */
const PAUSE_MS = 10_000;

const { network, start, stop, until, asked } = syncingTablet();

describe('the tablet’s list', () => {
  it('is asked for as this tablet, kept, and asked for again from where it stands, with a wait', async () => {
    network.on(LIST, () => json(aWholeList()), silent);
    start();
    await asked(2);
    expect(network.calls.map(({ path }) => path)).toEqual([
      '/api/door/list',
      '/api/door/list?since=c1&night=t1&wait=20',
    ]);
    expect(network.calls[0]).toMatchObject({
      headers: { authorization: 'Bearer door_token' },
      credentials: 'omit',
    });
    expect(await readNight()).toEqual(aNight());
    expect(currentRoster().index.get(7)).toMatchObject({ name: 'Loretta Hayes' });
  });

  it('follows differences without a pause', async () => {
    const news = aList({ cursor: 'c2', guests: [aGuest({ id: 8 })], departed: [7] });
    network.on(
      LIST,
      () => json(aWholeList()),
      () => json(news),
      silent,
    );
    start();
    await asked(3);
    expect(network.calls[2]?.path).toContain('since=c2');
    expect(await database.guests.toCollection().primaryKeys()).toEqual([8]);
    expect([currentRoster().index.get(7), currentRoster().index.get(8)?.id]).toEqual([undefined, 8]);
  });

  it('is there from the start without a network', async () => {
    await applyList(aWholeList());
    network.offline();
    start();
    await until(() => currentRoster().index.get(7) !== undefined);
    await asked(1);
    expect(network.calls[0]?.path).toBe('/api/door/list?since=c1&night=t1&wait=20');
    expect(await readNight()).toEqual(aNight());
  });

  it('is searched at once also while the outbox’s storage fails', async () => {
    jest.spyOn(offlineDatabase.receipts, 'filter').mockImplementation(() => {
      throw new Error('disk broke');
    });
    network.on(LIST, () => json(aWholeList({ guests: [aGuest({ id: 9 })] })), silent);
    noteReachability(false);
    start();
    await asked(2);
    expect(currentRoster().index.get(9)).toBeDefined();
    expect(isVenueReachable()).toBe(true);
  });

  it('that a full tablet cannot keep leaves it online, and is asked for again after a pause', async () => {
    jest.spyOn(database.nights, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    network.on(LIST, () => json(aWholeList()));
    noteReachability(true);
    start();
    await asked(1);
    await settle();
    expect(network.calls).toHaveLength(1);
    expect(isVenueReachable()).toBe(true);
    await jest.advanceTimersByTimeAsync(PAUSE_MS);
    await asked(2);
  });

  it('is asked for again after a pause when there is nothing to wait for', async () => {
    network.on(LIST, () => json(aWholeList({ cursor: '' })));
    start();
    await asked(1);
    await settle();
    expect(network.calls).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(PAUSE_MS);
    await asked(2);
  });
});

describe('a network that fails', () => {
  it('makes the tablet pause and go on', async () => {
    network.on(LIST, unreachable, () => json(aWholeList()), silent);
    start();
    await until(() => !isVenueReachable());
    await settle();
    expect(network.calls).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(PAUSE_MS);
    await asked(3);
    expect(isVenueReachable()).toBe(true);
    expect(await readNight()).toEqual(aNight());
  });

  it('is never given up: after many failures the pause is ten seconds at most', async () => {
    network.on(LIST, unreachable);
    start();
    await asked(1);
    for (let rounds = 0; rounds < 8; rounds += 1) {
      const before = network.calls.length;
      await settle();
      await jest.advanceTimersByTimeAsync(PAUSE_MS);
      await asked(before + 1);
    }
  });

  it('is asked at once when the browser says that it is back', async () => {
    network.on(LIST, unreachable, silent);
    start();
    await asked(1);
    await settle();
    window.dispatchEvent(new Event('online'));
    await asked(2);
  });

  it('that answers in the venue’s place unpairs nothing', async () => {
    network.on(LIST, () => new Response('<html>Sign in to the Wi-Fi</html>', { status: 401 }));
    await applyList(aWholeList());
    noteReachability(true);
    start();
    await until(() => !isVenueReachable());
    expect(await readDevice()).not.toBeNull();
    expect(await database.guests.count()).toBe(1);
  });
});

describe('a tablet that the venue no longer knows', () => {
  it('is wiped and asks no more, and keeps what it has not sent', async () => {
    await applyList(aWholeList());
    const unsent = {
      id: 'unsent',
      kind: DOOR_KIND,
      payload: aCheckIn(),
      photo: null,
      isSentByTablet: true,
    } as const;
    await enqueue(unsent);
    network.on(LIST, () => problem(401, 'door.not-paired', 'This tablet is not paired.'));
    start();
    await until(async () => (await readDevice()) === null);
    await until(() => currentRoster().index.size === 0);
    await jest.advanceTimersByTimeAsync(2 * PAUSE_MS);
    await settle();
    expect(network.calls).toHaveLength(1);
    expect([await database.guests.count(), await readNight()]).toEqual([0, null]);
    expect(await offlineDatabase.entries.count()).toBe(1);
  });

  it('stays paired when a link brought another token while it was asked', async () => {
    await applyList(aWholeList());
    const answer = network.hold(LIST);
    start();
    await asked(1);
    await keepDevice({ token: 'door_other' });
    answer(problem(401, 'door.not-paired', 'This tablet is not paired.'));
    await asked(2);
    expect(network.calls[1]?.headers.authorization).toBe('Bearer door_other');
    expect(await readDevice()).toEqual({ token: 'door_other' });
  });

  it('never asks when it was not paired at all', async () => {
    await database.settings.clear();
    start();
    await settle();
    expect(network.calls).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('noon after the night', () => {
  it('wipes the list without any network, and leaves the tablet paired', async () => {
    await applyList(aWholeList());
    network.offline();
    jest.setSystemTime(NOON_AFTER);
    start();
    await asked(1);
    expect([await database.guests.count(), await readNight(), await readPosition()]).toEqual([0, null, null]);
    expect(currentRoster().index.size).toBe(0);
    expect(await readDevice()).not.toBeNull();
  });

  it('wipes the list while the tablet is on', async () => {
    network.on(LIST, () => json(aWholeList()), unreachable);
    jest.setSystemTime(NOON_AFTER - 1_000);
    start();
    await asked(2);
    await settle();
    expect(await database.guests.count()).toBe(1);
    await jest.advanceTimersByTimeAsync(PAUSE_MS);
    await until(async () => (await database.guests.count()) === 0);
  });

  it.each([
    ['ahead of', NOON_AFTER - 5 * MINUTE_MS, NOON_AFTER + 5 * MINUTE_MS, '2026-11-20'],
    ['behind', NOON_AFTER + 5 * MINUTE_MS, NOON_AFTER - 5 * MINUTE_MS, '2026-11-21'],
  ])('is noon of the venue, for a tablet whose clock is %s its own, too', async (_, venue, tablet, date) => {
    network.on(
      LIST,
      () => json(aWholeList({ readAt: new Date(venue).toISOString(), night: aNight({ date }) })),
      unreachable,
    );
    jest.setSystemTime(tablet);
    start();
    await asked(2);
    await settle();
    await jest.advanceTimersByTimeAsync(PAUSE_MS);
    await asked(3);
    expect(await database.guests.count()).toBe(1);
  });
});

describe('stopping', () => {
  it('ends a pause at once', async () => {
    network.on(LIST, unreachable);
    start();
    await until(() => !isVenueReachable());
    await settle();
    expect(jest.getTimerCount()).toBe(1);
    stop();
    await settle();
    expect(jest.getTimerCount()).toBe(0);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(network.calls).toHaveLength(1);
  });

  it('ends a call under way, and says nothing of the network', async () => {
    let fail = (_error: Error): void => {};
    network.on(LIST, () => new Promise((_, reject) => (fail = reject)));
    noteReachability(true);
    start();
    await asked(1);
    stop();
    // As the browser ends a call that was aborted.
    fail(new DOMException('Aborted', 'AbortError'));
    await settle();
    expect(jest.getTimerCount()).toBe(0);
    expect(isVenueReachable()).toBe(true);
    expect(network.calls).toHaveLength(1);
  });
});
