import { jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { wallClockAt } from '#contract/rules/clock';
import { applyList } from '#features/door/store/door-list';
import { aList, aNight, SHOW } from '#test/door';
import type { DoorShow } from '#features/door/store/door-database';
import { useShow } from './use-show';

const show = (id: number, overrides: Partial<DoorShow>): DoorShow => ({ ...SHOW, id, ...overrides });

const early = show(1, { time: '18:00' });
const late = show(2, { time: '22:00', doorsTime: '21:00' });
const tomorrow = show(3, { date: '2026-11-21', time: '00:30', doorsTime: '23:30' });

/** The show that the tablet works for at that time in UTC; 18:00 in Chicago is midnight. */
const showAt = (instant: string, ...shows: DoorShow[]) => {
  jest.setSystemTime(Date.parse(instant));
  return renderHook(() => useShow(aNight({ shows }), null)).result.current?.id;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the show that the tablet works for', () => {
  it.each([
    ['the first before any doors open', '2026-11-20T23:59:00Z', 1],
    ['the first once its time has come', '2026-11-21T00:00:00Z', 1],
    ['the first until the doors of the next open', '2026-11-21T02:59:00Z', 1],
    ['the next from its doors on', '2026-11-21T03:00:00Z', 2],
    ['the next until the doors of tomorrow’s open', '2026-11-21T05:29:00Z', 2],
    ['tomorrow’s whose doors open this evening', '2026-11-21T05:30:00Z', 3],
    ['tomorrow’s past midnight', '2026-11-21T06:45:00Z', 3],
  ])('is %s', (_, instant, id) => {
    expect(showAt(instant, early, late, tomorrow)).toBe(id);
  });

  it('is none that is over while another is on', () => {
    const long = show(1, { time: '18:00', endTime: '23:00' });
    const short = show(2, { time: '19:00', endTime: '20:00' });
    expect(showAt('2026-11-21T01:30:00Z', long, short)).toBe(2);
    expect(showAt('2026-11-21T02:30:00Z', long, short)).toBe(1);
  });

  it.each([null, '22:00'])(
    'stays the one that was on until other doors open, with its end at %s',
    (endTime) => {
      const evening = show(1, { time: '20:00', endTime });
      expect(showAt('2026-11-21T05:10:00Z', evening, tomorrow)).toBe(1);
      expect(showAt('2026-11-21T05:30:00Z', evening, tomorrow)).toBe(3);
    },
  );

  it('turns to the next when its doors open, also while no list comes', () => {
    jest.setSystemTime(Date.parse('2026-11-21T02:59:00Z'));
    const night = aNight({ shows: [early, late] });
    const { result } = renderHook(() => useShow(night, null));
    expect(result.current?.id).toBe(1);
    act(() => jest.advanceTimersByTime(2 * 60_000));
    expect(result.current?.id).toBe(2);
  });

  it('is that of the venue’s clock when the tablet’s is wrong', async () => {
    jest.useRealTimers();
    const readAt = new Date(Date.now() + 3_600_000).toISOString();
    await applyList(aList({ isWhole: true, night: aNight(), readAt }));
    const inMs = (ms: number) => wallClockAt(new Date(Date.now() + ms), 'UTC');
    const shows = [show(1, inMs(-1_800_000)), show(2, inMs(1_800_000))];
    const { result } = renderHook(() => useShow({ ...aNight({ shows }), timeZone: 'UTC' }, null));
    expect(result.current?.id).toBe(1);
    await waitFor(() => expect(result.current?.id).toBe(2));
  });

  it('is none that was called off while another takes place', () => {
    const [first, second] = [
      show(1, { status: 'cancelled' }),
      show(2, { time: '22:00', status: 'postponed' }),
    ];
    expect(showAt('2026-11-21T04:30:00Z', first, late, { ...second, id: 4 })).toBe(2);
    expect(showAt('2026-11-20T19:00:00Z', first, late)).toBe(2);
    expect(showAt('2026-11-21T04:30:00Z', first, second)).toBe(1);
  });

  it('is none on a night without shows', () => {
    expect(showAt('2026-11-21T04:30:00Z')).toBeUndefined();
  });

  it('is the one that was chosen, until that is no more', () => {
    jest.setSystemTime(Date.parse('2026-11-21T04:00:00Z'));
    const { result, rerender } = renderHook((shows: DoorShow[]) => useShow(aNight({ shows }), 1), {
      initialProps: [early, late],
    });
    expect(result.current?.id).toBe(1);
    rerender([late]);
    expect(result.current?.id).toBe(2);
  });
});
