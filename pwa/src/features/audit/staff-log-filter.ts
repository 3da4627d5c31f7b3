import { LOGGED_THINGS, type LoggedThing } from '#contract/rules/staff-log';
import { dateOf, idOf, oneOf } from '#shared/lib/address-values';

/** Whose changes are shown, of what and of which day, as it stands in the address; `thingId` only with `thing`. */
export type StaffLogFilter = Partial<{ person: number; thing: LoggedThing; thingId: number; day: string }>;

/** Reads the address, dropping whatever is no filter of ours. */
export const parseStaffLogFilter = (raw: Record<string, unknown>): StaffLogFilter => {
  const thing = oneOf(LOGGED_THINGS, raw.thing);
  return {
    person: idOf(raw.person) ?? undefined,
    thing,
    thingId: (thing && idOf(raw.thingId)) ?? undefined,
    day: dateOf(raw.day) || undefined,
  };
};
