import {
  BADGE_CATEGORIES,
  type BadgeCategory,
  REQUIREMENT_TYPES,
  type RequirementType,
} from '#contract/loyalty';
import type { components } from '#contract/api-types.gen';
import { numberWords } from '#contract/rules/texts';

export const CATEGORY_WORDS: Record<BadgeCategory, string> = {
  milestone: 'Milestone',
  attendance: 'Attendance',
  events: 'Events',
  special: 'Special',
};

/** What each requirement type counts, as its choice in the form says. */
export const REQUIREMENT_TYPE_WORDS: Record<RequirementType, string> = {
  events_attended: 'Shows attended',
  country_events: 'Country shows attended',
  late_night_events: 'Late shows attended (from 10 PM)',
  weekend_consecutive: 'Weekends in a row with a show',
  early_booking: 'Tables booked a week ahead',
};

const COUNTED: Record<RequirementType, (count: number) => string> = {
  events_attended: (count) => `Attend ${count === 1 ? 'a show' : `${count} different shows`}`,
  country_events: (count) => `Attend ${count === 1 ? 'a country show' : `${count} country shows`}`,
  late_night_events: (count) =>
    `Attend ${count === 1 ? 'a show' : `${count} shows`} starting at 10 PM or later`,
  weekend_consecutive: (count) =>
    count === 1 ? 'Attend a show on a weekend' : `Attend a show on ${count} weekends in a row`,
  early_booking: (count) => `Book ${count === 1 ? 'a table' : `${count} tables`} at least 7 days ahead`,
};

/** 'Attend 5 different shows'; a kind that is not known is named as it is stored. */
export const requirementLine = (badge: { requirement: number; requirementType: string }): string => {
  const type = REQUIREMENT_TYPES.find((known) => known === badge.requirementType);
  return type ? COUNTED[type](badge.requirement) : `${badge.requirement} × ${badge.requirementType}`;
};

/** 'Milestone'; a category that is not known is named as it is stored. */
export const categoryWord = (category: string): string => {
  const known = BADGE_CATEGORIES.find((one) => one === category);
  return known ? CATEGORY_WORDS[known] : category;
};

/** '1,250 points', '1 point' */
export const counted = (count: number, one: string): string =>
  `${numberWords(count)} ${one}${count === 1 ? '' : 's'}`;

export const pointsLine = (points: number): string => counted(points, 'point');

/** 'Nobody has it yet', '3 members have it' */
export const holdersLine = (holders: number): string => {
  if (holders === 0) return 'Nobody has it yet';
  return `${counted(holders, 'member')} ${holders === 1 ? 'has' : 'have'} it`;
};

/** '12 members will get this badge', or 'About 12 members', and that it is for good (decision 19). */
export const badgeAwardWarning = (
  { members, isEstimate }: components['schemas']['BadgePreview'],
  points: number,
): string => {
  const gain = points === 0 ? '' : `${members === 1 ? ',' : ', each'} with ${pointsLine(points)}`;
  const many = members === 0 ? 'Few members or none' : `About ${counted(members, 'member')}`;
  const who = isEstimate ? many : counted(members, 'member');
  return `${who} will get this badge${gain}. They keep it, whatever you change later.`;
};

/** What deleting a badge takes, and what it does not. @param holders undefined while nobody knows */
export const badgeDeletionWarning = (holders: number | undefined): string => {
  if (holders === undefined) return 'Members who have this badge lose it, and keep the points it brought.';
  if (holders === 0) return 'Nobody has this badge.';
  return `${counted(holders, 'member')} ${holders === 1 ? 'has' : 'have'} this badge and will no longer see it. The points it brought stay theirs.`;
};
