import { setImmediate as soon } from 'node:timers';
import { jest } from '@jest/globals';
import { offlineDatabase } from '#shared/offline/storage/offline-database';
import { doorDatabase } from '#features/door/store/door-database';
import { keepDevice } from '#features/door/store/door-device';
import { startDoorSync } from '#features/door/sync/door-sync';
import { aGuest, aList, aNight } from '#test/door';
import { fakeNetwork } from '#test/fake-network';

export const LIST = 'GET /api/door/list';
const EVENING = Date.parse('2026-11-21T02:00:00Z');

/** The whole list of tonight with one guest, read now. */
export const aWholeList = (overrides: Parameters<typeof aList>[0] = {}) =>
  aList({
    readAt: new Date().toISOString(),
    isWhole: true,
    night: aNight(),
    guests: [aGuest()],
    ...overrides,
  });

/** Lets the tablet do all it does without a wait. */
export const settle = async () => {
  for (let left = 60; left > 0; left -= 1) await new Promise((resolve) => soon(resolve));
};

/** A tablet of the door that follows its list, on the evening of the show; each test begins with nothing kept. */
export const syncingTablet = () => {
  const network = fakeNetwork();
  let stop = () => {};

  beforeEach(async () => {
    await Promise.all([...doorDatabase.tables, ...offlineDatabase.tables].map((table) => table.clear()));
    await keepDevice({ token: 'door_token' });
    Object.defineProperty(globalThis, 'caches', {
      value: { delete: () => Promise.resolve(true) },
      configurable: true,
    });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.useFakeTimers({ now: EVENING, doNotFake: ['setImmediate', 'queueMicrotask'] });
  });

  afterEach(async () => {
    stop();
    await settle();
    jest.useRealTimers();
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'caches');
  });

  /** Lets the tablet work, by the real clock, until it is as told. */
  const until = async (isSo: () => boolean | Promise<boolean>) => {
    for (let left = 500; !(await isSo()); left -= 1) {
      if (left === 0)
        throw new Error(`The tablet never came so far; it asked ${network.calls.length} times.`);
      await new Promise((resolve) => soon(resolve));
    }
  };
  return {
    network,
    start: () => void (stop = startDoorSync()),
    stop: () => stop(),
    until,
    asked: (times: number) => until(() => network.calls.length >= times),
  };
};
