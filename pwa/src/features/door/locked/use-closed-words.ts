import { useEffect, useState } from 'react';
import { closedWords, judgeCheckIn } from '#contract/rules/check-in';
import type { DoorNight, DoorShow } from '#features/door/store/door-database';

const LOOKED_AT_EVERY_MS = 10_000;

/** Why guests cannot check in themselves now; null while they can (design §4 "When a check-in counts"). */
export const useClosedWords = ({ timeZone }: DoorNight, show: DoorShow): string | null => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), LOOKED_AT_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const verdict = judgeCheckIn(show, { occurredAt: now, arrivedAt: now }, timeZone);
  return verdict.standing === 'closed' ? closedWords(show, verdict, timeZone) : null;
};
