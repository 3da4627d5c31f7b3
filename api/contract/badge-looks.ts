/** What `badges.icon` stores: names of lucide icons (spec §9 "Badge icons"). The PWA draws a Star for any other. */
export const BADGE_ICONS = [
  'Crown',
  'Award',
  'Star',
  'Heart',
  'Music',
  'Moon',
  'Calendar',
  'Clock',
  'Trophy',
  'Medal',
  'Target',
  'Zap',
] as const;

export type BadgeIconName = (typeof BADGE_ICONS)[number];

/** The nine colours of a badge; `value` is what `badges.color` stores (spec §9). The PWA paints any other grey. */
export const BADGE_COLORS = [
  { name: 'Yellow', value: 'bg-yellow-500' },
  { name: 'Red', value: 'bg-red-500' },
  { name: 'Blue', value: 'bg-blue-500' },
  { name: 'Green', value: 'bg-green-500' },
  { name: 'Purple', value: 'bg-purple-500' },
  { name: 'Orange', value: 'bg-orange-500' },
  { name: 'Pink', value: 'bg-pink-500' },
  { name: 'Goldenrod', value: 'bg-goldenrod' },
  { name: 'Crimson', value: 'bg-crimson' },
] as const;

export type BadgeColor = (typeof BADGE_COLORS)[number]['value'];
