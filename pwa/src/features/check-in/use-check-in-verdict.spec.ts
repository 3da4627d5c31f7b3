import { jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { CheckInShow } from '#contract/rules/check-in';
import { useCheckInVerdict } from './use-check-in-verdict';

/** Doors at 19:00 in Chicago: check-in is open from 17:00 (23:00 UTC) until 04:00 (10:00 UTC). */
const show: CheckInShow = {
  date: '2026-11-20',
  time: '20:00',
  doorsTime: '19:00',
  endTime: '22:00',
  status: 'scheduled',
};
const MINUTE = 60_000;

const serverSays = (instant: string | null) =>
  Object.assign(globalThis, {
    fetch: () =>
      instant === null
        ? Promise.reject(new TypeError('no network'))
        : Promise.resolve({ headers: new Headers({ date: new Date(instant).toUTCString() }) }),
  });

const judgedAt = async (phone: string, server: string | null, event = show) => {
  jest.setSystemTime(Date.parse(phone));
  serverSays(server);
  const { result } = renderHook(() => useCheckInVerdict(event));
  await act(() => jest.advanceTimersByTimeAsync(0));
  return result;
};

describe('useCheckInVerdict', () => {
  const { fetch } = globalThis;
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
    Object.assign(globalThis, { fetch });
  });

  it.each([
    ['2026-11-20T22:59:00Z', { standing: 'closed', because: 'too-early' }],
    ['2026-11-20T23:00:00Z', { standing: 'open' }],
    ['2026-11-21T10:00:00Z', { standing: 'open' }],
    ['2026-11-21T10:01:00Z', { standing: 'late', reason: 'after-the-show' }],
    ['2026-12-05T10:01:00Z', { standing: 'closed', because: 'too-late' }],
  ])('follows the server at %s, however wrong the phone is', async (server, verdict) => {
    expect((await judgedAt('2026-01-01T00:00:00Z', server)).current).toEqual(verdict);
  });

  it('opens on a page that was left open before', async () => {
    const result = await judgedAt('2026-11-20T20:00:00Z', '2026-11-20T22:59:00Z');
    await act(() => jest.advanceTimersByTimeAsync(MINUTE));
    expect(result.current).toEqual({ standing: 'open' });
  });

  it.each(['2026-11-21T01:00:00Z', null])(
    'is closed for a show that is called off, whatever time the server says: %s',
    async (server) => {
      const { current } = await judgedAt('2026-11-21T01:00:00Z', server, { ...show, status: 'cancelled' });
      expect(current).toMatchObject({ because: 'called-off' });
    },
  );

  it('lets no guest wait for a server that hangs while the phone says it is open', () => {
    jest.setSystemTime(Date.parse('2026-11-21T01:00:00Z'));
    Object.assign(globalThis, { fetch: () => new Promise(() => undefined) });
    const { result } = renderHook(() => useCheckInVerdict(show));
    expect(result.current).toBeNull();
  });

  it('does not judge without the server, whatever the phone says', async () => {
    expect((await judgedAt('2026-01-01T00:00:00Z', null)).current).toBeNull();
  });
});
