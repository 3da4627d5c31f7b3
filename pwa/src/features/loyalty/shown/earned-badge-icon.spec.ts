import { BADGE_ICONS } from '#contract/loyalty';
import { earnedBadgeIcon } from './earned-badge-icon';

const NAMES = [
  'First Timer',
  'Regular',
  'VIP',
  'Music Lover',
  'Event Enthusiast',
  'Loyal Customer',
  'Super Fan',
  'Champion',
];

describe('the icon of an earned badge', () => {
  it('follows the eight names of the spec, each with its own of the twelve icons', () => {
    const icons = NAMES.map((name) => earnedBadgeIcon({ name, icon: 'Zap' }));
    expect(new Set(icons).size).toBe(NAMES.length);
    expect(icons).not.toContain('Zap');
    expect(BADGE_ICONS).toEqual(expect.arrayContaining(icons));
  });

  it("is the badge's own under any other name", () => {
    expect(earnedBadgeIcon({ name: 'Night Owl', icon: 'Clock' })).toBe('Clock');
  });
});
