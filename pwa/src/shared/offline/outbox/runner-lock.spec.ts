/** @jest-environment node */
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { whileOnlyRunner } from './runner-lock';

const pause = () => new Promise((resolve) => setTimeout(resolve, 15));

/** Runs `count` runners at once and tells how many worked, and how many at the same moment. */
const race = async (count: number) => {
  let atOnce = 0;
  const seen: number[] = [];
  const work = async () => {
    seen.push((atOnce += 1));
    await pause();
    atOnce -= 1;
  };
  await Promise.all(Array.from({ length: count }, () => whileOnlyRunner(work)));
  return { worked: seen.length, most: Math.max(...seen) };
};

/** The part of the Web Locks API that is used: exclusive requests wait for their turn. */
const locksInMemory = () => {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, work: () => Promise<void>) => (last = last.catch(() => undefined).then(work)),
  };
};

describe('whileOnlyRunner', () => {
  beforeEach(() => database.settings.clear());
  afterEach(() => Reflect.deleteProperty(globalThis, 'navigator'));

  it('lets tabs and worker take turns where the browser has locks', async () => {
    Object.defineProperty(globalThis, 'navigator', { value: { locks: locksInMemory() }, configurable: true });
    expect(await race(4)).toEqual({ worked: 4, most: 1 });
  });

  it('lets one work and the others leave it to that one where it has none', async () => {
    expect(await race(4)).toEqual({ worked: 1, most: 1 });
    expect(await race(1)).toEqual({ worked: 1, most: 1 });
  });

  it('takes over from a holder that died without a word', async () => {
    await database.settings.put({ key: 'outbox-runner', value: { holder: 'dead', until: Date.now() - 1 } });
    expect(await race(1)).toEqual({ worked: 1, most: 1 });
  });

  it('takes over a turn that a wrong clock has set to end next week', async () => {
    const until = Date.now() + 7 * 24 * 60 * 60_000;
    await database.settings.put({ key: 'outbox-runner', value: { holder: 'dead', until } });
    expect(await race(1)).toEqual({ worked: 1, most: 1 });
  });

  it('frees the turn when the work fails', async () => {
    await expect(whileOnlyRunner(() => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
    expect(await race(1)).toEqual({ worked: 1, most: 1 });
  });
});
