import { analyticsOf } from '#test/factories/analytics.factory';
import { checkInsWords, guestsWords, pointsWords } from './chart-wording';

describe('a chart in a sentence', () => {
  it('names the night on which most came', () => {
    expect(checkInsWords(analyticsOf())).toBe(
      '1,215 check-ins in 2 nights, the most on Saturday, November 21, 2026: 1,200.',
    );
    const [only] = analyticsOf().attendance;
    expect(checkInsWords(analyticsOf({ attendance: only ? [only] : [] }))).toBe(
      '15 check-ins on Friday, November 20, 2026.',
    );
  });

  it('names weeks and months as such', () => {
    expect(checkInsWords(analyticsOf({ grouping: 'week' }))).toMatch(/in the week of Nov 21, 2026: 1,200\.$/);
    expect(checkInsWords(analyticsOf({ grouping: 'month' }))).toMatch(/in November 2026: 1,200\.$/);
  });

  it('tells how many came for the first time, and of how many nobody knows', () => {
    expect(guestsWords(analyticsOf())).toBe(
      '601 guests came for the first time. 4 check-ins without an email may be either.',
    );
  });

  it('adds points up', () => {
    expect(pointsWords(analyticsOf())).toBe('780 points in 1 week. Points taken back do not count.');
  });

  it('says nothing of nothing', () => {
    const nothing = analyticsOf({ attendance: [], points: [] });
    expect([checkInsWords(nothing), guestsWords(nothing), pointsWords(nothing)]).toEqual(['', '', '']);
  });
});
