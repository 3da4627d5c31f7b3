import { DOOR_CODE } from '#contract/rules/door/door-code';
import type { DoorShow } from '#features/door/store/door-database';
import { doorCodeAt } from './door-code-at';
import { useVenueNow } from './use-venue-now';

/** What the door shows now. */
export interface DoorCode {
  /** Six digits. */
  code: string;
  /** Until the next one. */
  secondsLeft: number;
}

/**
 * The show's code of this minute by the venue's clock, with or without a network (design §7 "Door code"). Null where the venue
 * asks for none, and while the tablet is read.
 */
export const useDoorCode = ({ codeSecret }: DoorShow): DoorCode | null => {
  const instant = useVenueNow(1_000);
  if (!codeSecret || instant === undefined) return null;
  const passed = Math.floor(instant / 1_000) % DOOR_CODE.period;
  return { code: doorCodeAt(codeSecret, new Date(instant)), secondsLeft: DOOR_CODE.period - passed };
};
