import { addDays } from '#contract/calendar-date.js';
import { twelveHourTime } from '#contract/rules/clock.js';
import { instantsOf } from '#contract/rules/events/venue-instants.js';
import type { LoggedFieldResponse } from './staff-log.dto.js';
import type { LoggedRow, Names } from './logged-row.js';
import { isNamed, type NamedThing } from './staff-log.sql.js';

/** Columns that hold ids of other things. */
const REFERENCES = new Map<string, NamedThing>([
  ['artist_id', 'artists'],
  ['artist_ids', 'artists'],
  ['badge_id', 'badges'],
  ['event_id', 'events'],
  ['loyalty_member_id', 'loyalty_members'],
  ['reward_id', 'rewards'],
  ['user_id', 'users'],
]);

/** Times by the artists' ids (decision 62). */
const SET_TIMES = 'act_times';

/** From the first moment of a day on the venue's clock to that of the next. @param day `YYYY-MM-DD` */
export const dayBetween = (day: string, timeZone: string): { from: Date; until: Date } => {
  const startOf = (date: string) => instantsOf({ date, time: '00:00' }, timeZone).first;
  return { from: startOf(day), until: startOf(addDays(day, 1)) };
};

/** The ids of all things that these rows tell of, by table. */
export const namedIn = (rows: readonly LoggedRow[]): Map<NamedThing, Set<number>> => {
  const found = new Map<NamedThing, Set<number>>();
  const add = (thing: NamedThing, id: number) => found.set(thing, (found.get(thing) ?? new Set()).add(id));
  for (const { thing, thingId, actorId, doorDeviceId, before, after } of rows) {
    if (thingId !== null && isNamed(thing)) add(thing, thingId);
    if (actorId !== null) add('users', actorId);
    if (doorDeviceId !== null) add('door_devices', doorDeviceId);
    for (const [column, named] of REFERENCES)
      [...idsIn(before[column]), ...idsIn(after[column])].forEach((id) => add(named, id));
    for (const [id] of [...setsIn(before[SET_TIMES]), ...setsIn(after[SET_TIMES])]) add('artists', id);
  }
  return found;
};

/** What was changed of a row, in words. */
export const fieldsOf = ({ changed, before, after }: LoggedRow, names: Names): LoggedFieldResponse[] =>
  changed.map((name) => ({
    name,
    isKept: name in before || name in after,
    before: textOf(name, before[name], names),
    after: textOf(name, after[name], names),
  }));

const textOf = (column: string, value: unknown, names: Names): string | null => {
  if (value === null || value === undefined || value === '') return null;
  if (column === SET_TIMES)
    return (
      setsIn(value)
        .map(([id, time]) => `${names.get('artists')?.get(id) ?? `no. ${id}`} ${twelveHourTime(time)}`)
        .join(', ') || null
    );
  const named = REFERENCES.get(column);
  if (named)
    return idsIn(value)
      .map((id) => names.get(named)?.get(id) ?? `no. ${id}`)
      .join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Each act with its time, the earliest first; acts that were deleted are left out. */
const setsIn = (value: unknown): [id: number, time: string][] =>
  Object.entries((value ?? {}) as Record<string, string>)
    .map(([id, time]): [number, string] => [Number(id), time])
    .filter(([id]) => id > 0)
    .sort(([, one], [, other]) => one.localeCompare(other));

/** One id, or the JSON text of several. */
const idsIn = (value: unknown): number[] => (String(value).match(/\d+/g) ?? []).map(Number);
