import type { PointsEntry } from './own-member.queries';

/** What an entry of one's ledger was for, as a heading. */
export const sourceOf = (entry: PointsEntry): string => {
  const { type, points, description, eventName, badgeName, rewardName } = entry;
  switch (type) {
    case 'attendance':
      return eventName ?? description ?? 'A show';
    case 'badge':
      return badgeName ? `Badge: ${badgeName}` : (description ?? 'A badge');
    case 'adjustment':
      return points < 0 ? 'Taken by our staff' : 'Given by our staff';
    case 'redemption':
      return `Spent on ${rewardName ?? 'a reward'}`;
    case 'reversal':
      return `${points < 0 ? 'Taken back' : 'Given again'}: ${subjectOf(entry)}`;
  }
};

const subjectOf = ({ eventName, badgeName, rewardName }: PointsEntry): string =>
  eventName ?? badgeName ?? rewardName ?? 'an earlier entry';

/** Why staff did it; null for what needs no reason. */
export const reasonOf = ({ type, description }: PointsEntry): string | null =>
  type === 'adjustment' || type === 'reversal' ? description : null;
