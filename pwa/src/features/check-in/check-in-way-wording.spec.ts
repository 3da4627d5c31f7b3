import { type CheckInShow, judgeCheckIn } from '#contract/rules/check-in';
import { wayWords } from './check-in-way-wording';

const timeZone = 'America/Chicago';
const SHOW: CheckInShow = { date: '2026-11-20', time: '20:00', status: 'scheduled' };

const wordsAt = (instant: string, over: Partial<CheckInShow> = {}) => {
  const [now, show] = [new Date(instant), { ...SHOW, ...over }];
  return wayWords(show, judgeCheckIn(show, { occurredAt: now, arrivedAt: now }, timeZone), { now, timeZone });
};

describe('what the button says beside "Mark Attendance"', () => {
  it.each([
    ['2026-11-20T18:00:00Z', 'opens 6:00 PM'],
    ['2026-11-20T05:59:00Z', 'opens Fri 6:00 PM'],
    ['2026-11-14T18:00:00Z', 'opens Fri 6:00 PM'],
    ['2026-11-13T18:00:00Z', 'opens Nov 20, 6:00 PM'],
    ['2026-11-21T00:00:00Z', undefined],
    ['2026-11-21T10:01:00Z', 'late, staff look first'],
    ['2026-12-06T00:00:00Z', 'over'],
  ])('at %s', (instant, words) => {
    expect(wordsAt(instant)).toBe(words);
  });

  it('is that a show is off, or that nobody knows when it opens', () => {
    expect(wordsAt('2026-11-21T01:00:00Z', { status: 'cancelled' })).toBe('cancelled');
    expect(wordsAt('2026-11-21T01:00:00Z', { status: 'postponed' })).toBe('postponed');
    expect(wordsAt('2026-11-21T01:00:00Z', { date: 'Friday' })).toBe('not open');
  });
});
