/** What a badge is filed under (spec §9 "Badge categories"). */
export const BADGE_CATEGORIES = ['milestone', 'attendance', 'events', 'special'] as const;

export type BadgeCategory = (typeof BADGE_CATEGORIES)[number];

/** What of a member's history a badge counts (spec §9 "Requirement types", design §4 "Badges"). */
export const REQUIREMENT_TYPES = [
  'events_attended',
  'country_events',
  'late_night_events',
  'weekend_consecutive',
  'early_booking',
] as const;

export type RequirementType = (typeof REQUIREMENT_TYPES)[number];

/** What a new badge's form starts with (spec §9 "Badge defaults"). */
export const BADGE_DEFAULTS = {
  icon: 'Star',
  color: 'bg-yellow-500',
  category: 'milestone',
  requirement: 1,
  requirementType: 'events_attended',
  points: 50,
} as const;
