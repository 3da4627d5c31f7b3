import type { BadgeIconName } from '#contract/loyalty';

/** The icons of earned badges by their names (spec §9). */
const ICON_OF_NAME = new Map<string, BadgeIconName>([
  ['First Timer', 'Star'],
  ['Regular', 'Calendar'],
  ['VIP', 'Crown'],
  ['Music Lover', 'Music'],
  ['Event Enthusiast', 'Target'],
  ['Loyal Customer', 'Heart'],
  ['Super Fan', 'Moon'],
  ['Champion', 'Trophy'],
]);

/** The icon of a badge that somebody has: by its name, and its own under any other name. */
export const earnedBadgeIcon = ({ name, icon }: { name: string; icon: string }): string =>
  ICON_OF_NAME.get(name) ?? icon;
