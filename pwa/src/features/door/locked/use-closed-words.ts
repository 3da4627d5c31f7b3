import { closedWords, judgeCheckIn } from '#contract/rules/check-in';
import { useVenueNow } from '#features/door/code/use-venue-now';
import type { DoorNight, DoorShow } from '#features/door/store/door-database';

const LOOKED_AT_EVERY_MS = 10_000;

/** Why guests cannot check in themselves now, by the venue's clock; null while they can (design §4 "When a check-in counts"). */
export const useClosedWords = ({ timeZone }: DoorNight, show: DoorShow): string | null => {
  const instant = useVenueNow(LOOKED_AT_EVERY_MS);
  if (instant === undefined) return null;
  const now = new Date(instant);
  const verdict = judgeCheckIn(show, { occurredAt: now, arrivedAt: now }, timeZone);
  return verdict.standing === 'closed' ? closedWords(show, verdict, timeZone) : null;
};
