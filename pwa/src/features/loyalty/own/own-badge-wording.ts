import type { RequirementType } from '#contract/loyalty';
import type { OwnBadge } from './own-member.queries';

const COUNTED: readonly { type: RequirementType; one: string; many: string }[] = [
  { type: 'events_attended', one: 'show', many: 'shows' },
  { type: 'country_events', one: 'country night', many: 'country nights' },
  { type: 'late_night_events', one: 'late show', many: 'late shows' },
  { type: 'weekend_consecutive', one: 'weekend in a row', many: 'weekends in a row' },
  { type: 'early_booking', one: 'table booked a week ahead', many: 'tables booked a week ahead' },
];

/** How far a badge is, e.g. '2 of 5 shows'; a kind of requirement that is not known is only counted. */
export const progressWords = ({ progress, requirement, requirementType }: OwnBadge): string => {
  const noun = COUNTED.find(({ type }) => type === requirementType);
  return [`${progress} of ${requirement}`, noun && (requirement === 1 ? noun.one : noun.many)]
    .filter(Boolean)
    .join(' ');
};

/** Badges on their way, the nearest first. */
export const byNearness = (one: OwnBadge, other: OwnBadge): number =>
  other.progress / other.requirement - one.progress / one.requirement || one.requirement - other.requirement;

/** Over badges that are new. */
export const celebrationTitle = ({ length }: readonly OwnBadge[]): string =>
  length === 1 ? 'You earned a badge!' : `You earned ${length} badges!`;

/** The same for ears, with the names. */
export const celebrationLine = (badges: readonly OwnBadge[]): string =>
  badges.length === 0 ? '' : `${celebrationTitle(badges)} ${badges.map(({ name }) => name).join(', ')}.`;
