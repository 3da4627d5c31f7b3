import { missingShows } from './keep-demo-venue-current.js';
import { showNightsAfter } from '#src/demo/plan/show-nights.js';

const evening = (tonight: string) => ({ atDoor: tonight, tonight });

describe('missingShows', () => {
  it('puts a show on tonight when the hall would be dark', () => {
    const [tonight] = missingShows(evening('2026-11-23'), new Set());
    expect(tonight).toMatchObject({ date: '2026-11-23', bill: { name: 'Open Mic Night' } });
  });

  it('puts one on the night before, too, while the door still works for it', () => {
    const dates = missingShows({ atDoor: '2026-11-23', tonight: '2026-11-24' }, new Set());
    expect(dates.map(({ date }) => date).slice(0, 3)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25']);
  });

  it('leaves a venue alone whose next six weeks are full', () => {
    const busy = new Set(['2026-11-23', ...showNightsAfter('2026-11-23', 40).map(({ date }) => date)]);
    expect(missingShows(evening('2026-11-23'), busy)).toEqual([]);
  });

  it('fills every empty show night of the next six weeks and no dark night', () => {
    const dates = missingShows(evening('2026-11-20'), new Set(['2026-11-27'])).map(({ date }) => date);
    const nights = showNightsAfter('2026-11-20', 40).map(({ date }) => date);
    expect(dates).toEqual([
      '2026-11-20',
      ...nights.filter((date) => date <= '2027-01-01' && date !== '2026-11-27'),
    ]);
  });

  it('does not play one bill two Fridays in a row', () => {
    const fridays = missingShows(evening('2026-11-20'), new Set()).filter(
      ({ date }) => new Date(`${date}T12:00:00Z`).getUTCDay() === 5,
    );
    const names = fridays.map(({ bill }) => bill.name);
    expect(new Set(names).size).toBe(names.length);
  });
});
