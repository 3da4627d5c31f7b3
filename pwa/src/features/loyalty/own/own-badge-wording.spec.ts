import { byNearness, celebrationLine, progressWords } from './own-badge-wording';
import { badgeOf } from '#test/factories/own-member.factory';

describe('the words of badges', () => {
  it.each([
    ['events_attended', 1, '0 of 1 show'],
    ['events_attended', 5, '0 of 5 shows'],
    ['country_events', 5, '0 of 5 country nights'],
    ['late_night_events', 3, '0 of 3 late shows'],
    ['weekend_consecutive', 3, '0 of 3 weekends in a row'],
    ['early_booking', 5, '0 of 5 tables booked a week ahead'],
    ['something_new', 5, '0 of 5'],
  ])('tell how far %s is of %i', (requirementType, requirement, words) => {
    expect(progressWords(badgeOf({ requirementType, requirement }))).toBe(words);
  });

  it('show the nearest first, then the smaller', () => {
    const far = badgeOf({ id: 1, requirement: 25, progress: 4 });
    const near = badgeOf({ id: 2, requirement: 5, progress: 4 });
    const small = badgeOf({ id: 3, requirement: 3 });
    const large = badgeOf({ id: 4, requirement: 10 });
    expect([large, far, small, near].sort(byNearness).map(({ id }) => id)).toEqual([2, 1, 3, 4]);
  });

  it('announce new badges by name, and nothing when none is new', () => {
    expect(celebrationLine([])).toBe('');
    expect(celebrationLine([badgeOf({ name: 'VIP' }), badgeOf({ name: 'Regular' })])).toBe(
      'You earned 2 badges! VIP, Regular.',
    );
  });
});
