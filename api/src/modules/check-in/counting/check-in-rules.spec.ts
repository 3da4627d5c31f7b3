import type { CheckInShow } from '#contract/rules/check-in.js';
import { judgeWithPast } from './check-in-rules.js';

const CHICAGO = 'America/Chicago';
const PRESSED = new Date('2026-11-21T02:00:00Z');
const TONIGHT: CheckInShow = { date: '2026-11-20', time: '20:00', status: 'scheduled' };

const judge = (show: CheckInShow, showThen: CheckInShow | null) =>
  judgeWithPast({ show, showThen }, { occurredAt: PRESSED, arrivedAt: PRESSED }, CHICAGO);

describe('a check-in at a show that changed', () => {
  it.each<[string, CheckInShow]>([
    ['called off', { ...TONIGHT, status: 'cancelled' }],
    ['postponed', { ...TONIGHT, status: 'postponed' }],
    ['moved to another day', { ...TONIGHT, date: '2026-12-20' }],
  ])('goes to staff when the show was %s after the button was pressed', (_, show) => {
    expect(judge(show, TONIGHT)).toEqual({ standing: 'late', reason: 'show-changed' });
  });

  it('counts at once when only its times were put right', () => {
    expect(judge({ ...TONIGHT, endTime: '23:30' }, TONIGHT)).toEqual({ standing: 'open' });
  });

  it('is refused when it was not open before the change either', () => {
    const december = { ...TONIGHT, date: '2026-12-20' };
    expect(judge({ ...december, time: '21:00' }, december)).toEqual({
      standing: 'closed',
      because: 'too-early',
    });
  });

  it('is refused when the show was called off before', () => {
    const off: CheckInShow = { ...TONIGHT, status: 'cancelled' };
    expect(judge(off, null)).toEqual({ standing: 'closed', because: 'called-off' });
  });
});
