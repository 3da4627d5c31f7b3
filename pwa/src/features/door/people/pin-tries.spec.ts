/** @jest-environment node */
import { jest } from '@jest/globals';
import { aPerson } from '#test/door';
import { doorDatabase as database } from '#features/door/store/door-database';
import { tryPin } from './pin-tries';

const [RIGHT, WRONG] = ['1849', '1848'];
const MINUTE = 60_000;
const NOW = Date.parse('2026-11-21T02:00:00Z');
const LOCKED = { outcome: 'locked', until: NOW + 5 * MINUTE };

const june = aPerson();
const tryAt = (pin: string, now = NOW) => tryPin(june, pin, now);

/** So many wrong PINs, and what came of the last. */
const failTimes = async (times: number, now = NOW) => {
  for (let left = times; left > 1; left -= 1) await tryAt(WRONG, now);
  return tryAt(WRONG, now);
};

/** A check that is never done, as of a page that was left. */
const leaveDuringCheck = async () => {
  const derive = jest
    .spyOn(crypto.subtle, 'deriveBits')
    .mockImplementationOnce(() => new Promise(() => undefined));
  void tryAt(WRONG);
  while (derive.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
  derive.mockRestore();
};

beforeEach(() => database.settings.clear());
afterEach(() => jest.restoreAllMocks());

describe('a PIN at the door', () => {
  it('lets in, and forgets the wrong ones before it', async () => {
    expect(await failTimes(4)).toEqual({ outcome: 'wrong', left: 1 });
    expect(await tryAt(RIGHT)).toEqual({ outcome: 'right' });
    expect(await tryAt(WRONG)).toEqual({ outcome: 'wrong', left: 4 });
  });

  it('locks for five minutes after five wrong ones', async () => {
    expect(await failTimes(5)).toEqual(LOCKED);
  });

  it('is not looked at while locked, right or not, and the lock gets no longer', async () => {
    await failTimes(5);
    const derive = jest.spyOn(crypto.subtle, 'deriveBits');
    expect(await tryAt(RIGHT, NOW + 4 * MINUTE)).toEqual(LOCKED);
    expect(await tryAt(WRONG, NOW + 5 * MINUTE - 1)).toEqual(LOCKED);
    expect(derive).not.toHaveBeenCalled();
    expect(await tryAt(RIGHT, NOW + 5 * MINUTE)).toEqual({ outcome: 'right' });
  });

  it('has five tries again after five minutes', async () => {
    await failTimes(5);
    expect(await tryAt(WRONG, NOW + 5 * MINUTE)).toEqual({ outcome: 'wrong', left: 4 });
    expect(await failTimes(4, NOW + 5 * MINUTE)).toMatchObject({ outcome: 'locked' });
  });

  it('is locked for its person alone', async () => {
    await failTimes(5);
    expect(await tryPin(aPerson({ id: 4 }), RIGHT, NOW)).toEqual({ outcome: 'right' });
  });

  it('stays locked when the page is loaded again', async () => {
    await failTimes(5);
    jest.resetModules();
    const reloaded = await import('./pin-tries');
    const { doorDatabase } = await import('#features/door/store/door-database');
    expect(reloaded.tryPin).not.toBe(tryPin);
    expect(await reloaded.tryPin(june, RIGHT, NOW)).toEqual(LOCKED);
    doorDatabase.close();
  });

  it('costs a try also when the page is left during the check', async () => {
    await leaveDuringCheck();
    expect(await tryAt(WRONG)).toEqual({ outcome: 'wrong', left: 3 });
    for (let left = 3; left > 0; left -= 1) await leaveDuringCheck();
    expect(await tryAt(RIGHT)).toEqual(LOCKED);
  });

  it('costs a try each when two are checked at once', async () => {
    const verdicts = await Promise.all([tryAt(WRONG), tryAt(WRONG)]);
    expect(verdicts).toEqual([
      { outcome: 'wrong', left: 4 },
      { outcome: 'wrong', left: 3 },
    ]);
  });
});

describe('a tablet whose clock was set back', () => {
  it.each([MINUTE, 180 * MINUTE])(
    'by %d ms is locked for five minutes from then, and no longer',
    async (back) => {
      await failTimes(5);
      const then = NOW - back;
      expect(await tryAt(RIGHT, then)).toEqual({ outcome: 'locked', until: then + 5 * MINUTE });
      expect(await tryAt(RIGHT, then + 5 * MINUTE - 1)).toMatchObject({ outcome: 'locked' });
      expect(await tryAt(RIGHT, then + 5 * MINUTE)).toEqual({ outcome: 'right' });
    },
  );
});
