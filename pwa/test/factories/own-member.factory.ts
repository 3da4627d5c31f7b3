import type { OwnBadge, OwnMember, PointsEntry } from '#features/loyalty/own/own-member.queries';

/** A member with one show behind them. */
export const memberOf = (overrides: Partial<OwnMember> = {}): OwnMember => ({
  id: 42,
  name: 'June Carver',
  email: 'june@example.com',
  phone: null,
  joinDate: '2026-11-01T12:00:00.000Z',
  totalPoints: 100,
  spentPoints: 0,
  eventsAttended: 1,
  membershipLevel: 'silver',
  cardCode: '1A2B3C4D5E6F7081',
  badgesDue: false,
  ...overrides,
});

/** A badge that is still to be earned. */
export const badgeOf = (overrides: Partial<OwnBadge> = {}): OwnBadge => ({
  id: 1,
  name: 'First Timer',
  description: 'Your first night with us.',
  icon: 'Star',
  color: 'bg-yellow-500',
  category: 'milestone',
  requirement: 1,
  requirementType: 'events_attended',
  points: 50,
  memberId: 42,
  badgeId: overrides.id ?? 1,
  progress: 0,
  earnedDate: null,
  isNew: false,
  ...overrides,
});

/** Points for one show. */
export const entryOf = (overrides: Partial<PointsEntry> = {}): PointsEntry => ({
  id: 1,
  type: 'attendance',
  points: 50,
  description: 'Attended Barn Dance',
  eventName: 'Barn Dance',
  badgeName: null,
  rewardName: null,
  stands: true,
  createdAt: '2026-11-21T02:00:00.000Z',
  ...overrides,
});
