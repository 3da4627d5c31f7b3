import { numberWords } from '#contract/rules/texts';
import { dayOfInstant } from '#shared/lib/dates/instant-words';
import type { LedgerEntry } from '#features/loyalty/members/members.queries';

/** '+1,250' or '−50'. */
export const signed = (points: number): string => `${points < 0 ? '' : '+'}${numberWords(points)}`;

export const entryTitle = (entry: LedgerEntry): string => {
  switch (entry.type) {
    case 'attendance':
      return entry.eventName ? `Attended ${entry.eventName}` : (entry.description ?? 'Attended a show');
    case 'badge':
      return entry.badgeName ? `Badge: ${entry.badgeName}` : (entry.description ?? 'Badge');
    case 'adjustment':
      return entry.points < 0 ? 'Points taken away' : 'Points added';
    case 'redemption':
      return `Reward: ${entry.rewardName ?? 'handed over'}`;
    case 'reversal':
      return entry.points < 0 ? 'Taken back' : 'Given back';
  }
};

/** What a reversal or an adjustment says beside its title: the thing it is about and the reason; null for other entries. */
export const entryReason = (entry: LedgerEntry): string | null => {
  if (entry.type === 'adjustment') return entry.description;
  if (entry.type !== 'reversal') return null;
  const about = entry.eventName ?? entry.badgeName ?? entry.rewardName;
  return [about, entry.description].filter(Boolean).join(': ') || null;
};

/** An entry is taken back once; a reward that was taken back is handed over again instead (decision 47). */
export const canReverse = ({ type, rewardName, reversal }: LedgerEntry): boolean =>
  reversal === null && !(type === 'reversal' && rewardName !== null);

/** 'Nov 20, 2026 · by Loretta Hayes' */
export const entryLine = (
  { createdAt, by }: Pick<LedgerEntry, 'createdAt' | 'by'>,
  timeZone: string,
): string => [dayOfInstant(createdAt, timeZone), ...(by === null ? [] : [`by ${by}`])].join(' · ');

/** 'Reversed: Not in the photo · Nov 21, 2026 · by Loretta Hayes' */
export const reversalLine = (reversal: NonNullable<LedgerEntry['reversal']>, timeZone: string): string =>
  [`Reversed${reversal.reason ? `: ${reversal.reason}` : ''}`, entryLine(reversal, timeZone)].join(' · ');
