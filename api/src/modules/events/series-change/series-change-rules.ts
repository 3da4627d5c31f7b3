import { addDays, dayNumber } from '#contract/calendar-date.js';
import { hasBegun, type WallClock } from '#contract/rules/clock.js';
import type { SeriesScope } from '#contract/rules/events/series.js';
import { type ActTimes, hasLeft, keptActTimes, movedActTimes } from '#contract/rules/events/set-times.js';
import { EVENT_YEARS } from '#contract/limits.js';
import {
  changedFields,
  type EventChanges,
  type EventContent,
  type EventField,
  isSame,
  ownFieldsAfter,
  withActTimes,
} from '#src/modules/events/writing/event-content.js';

/** What the rules ask of a show of a series. */
export type SeriesShow = EventContent & {
  id: number;
  seriesId: number | null;
  /** Changed at this show alone. */
  ownFields: string[];
};

/** What is to change at which shows. */
export interface SeriesWish<Show extends SeriesShow> {
  /** The show at which the change is made. */
  anchor: Show;
  /** The shows that are asked, the anchor among them, in the order in which they happen. */
  shows: readonly Show[];
  scope: SeriesScope;
  changes: EventChanges;
}

/** The changes of one show; it stays as it is when `changes` is empty. */
export interface PlannedShow<Show extends SeriesShow = SeriesShow> {
  show: Show;
  changes: EventChanges;
  /** Fields in which this show keeps its own value, since they were changed at this show alone. */
  kept: EventField[];
  ownFields: string[];
}

/** The shows of a scope, each once: the anchor, and those that have not begun. @param nights as they happen */
export const showsIn = <Show extends SeriesShow>(
  nights: readonly Show[],
  { anchor, scope, clock }: { anchor: Show; scope: SeriesScope; clock: WallClock },
): Show[] => {
  if (scope === 'this') return [anchor];
  const place = nights.findIndex(({ id }) => id === anchor.id);
  const asked = scope === 'all' ? nights : nights.slice(place);
  return asked.filter((show) => show.id === anchor.id || !hasBegun(show, clock));
};

/** The changes of each show: only of fields that really change at the anchor. Dates move by the same number of days. */
export const planOf = <Show extends SeriesShow>({
  anchor,
  shows,
  scope,
  changes,
}: SeriesWish<Show>): PlannedShow<Show>[] => {
  const changed = changedFields(anchor, changes);
  return shows.map((show) => {
    const kept = show.id === anchor.id ? [] : changed.filter((field) => keepsOwn(show, anchor, field));
    const taken = changed.filter((field) => !kept.includes(field));
    const values = valuesFor(show, { anchor, changes, taken });
    const ownFields = scope === 'this' ? ownFieldsAfter(show, changes) : ownFieldsLeft(show, taken);
    return { show, changes: withActTimes(show, values), kept, ownFields };
  });
};

/** Shows that would move out of the years of the calendar. */
export const showsBeyond = <Show extends SeriesShow>(planned: readonly PlannedShow<Show>[]): Show[] =>
  planned
    .filter(({ changes: { date } }) => date !== undefined && !isInCalendar(Number(date.slice(0, 4))))
    .map(({ show }) => show);

const isInCalendar = (year: number): boolean => year >= EVENT_YEARS.min && year <= EVENT_YEARS.max;

/** The order in which shows are saved: each leaves its place before the next one comes to it. */
export const inSavingOrder = <Show extends SeriesShow>(
  planned: readonly PlannedShow<Show>[],
): PlannedShow<Show>[] => {
  const isLater = planned.some(({ show, changes: { date } }) => date !== undefined && date > show.date);
  return isLater ? [...planned].reverse() : [...planned];
};

/** Keeps its own value: the field was changed at this show alone and differs from the anchor's. A moved date always stays. */
const keepsOwn = (show: SeriesShow, anchor: SeriesShow, field: EventField): boolean =>
  show.ownFields.includes(field) && (field === 'date' || !isSame(show[field], anchor[field]));

interface Taken {
  anchor: SeriesShow;
  changes: EventChanges;
  taken: readonly EventField[];
}

const valuesFor = (show: SeriesShow, { anchor, changes, taken }: Taken): EventChanges => {
  const shift = dayNumber(changes.date ?? anchor.date) - dayNumber(anchor.date);
  const values = { ...changes, date: addDays(show.date, shift) };
  const after = { ...show, ...fieldsIn(values, taken) };
  if (changes.actTimes && show.id !== anchor.id) {
    const model = { ...anchor, ...changes };
    // As long after this show's own start.
    const actTimes = movedActTimes(changes.actTimes, model.time, after.time);
    values.actTimes = {
      ...ownActTimes(show, after, model.artistIds),
      ...timesOf(actTimes, (id) => !hasLeft(id) && after.artistIds.includes(Number(id))),
    };
  }
  return Object.fromEntries(
    taken.filter((field) => !isSame(values[field], show[field])).map((field) => [field, values[field]]),
  );
};

const fieldsIn = (values: EventChanges, fields: readonly EventField[]): EventChanges =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

/** Set times of acts, also of deleted ones, with whom the change has nothing to do, since they do not play the show at which it is made. */
const ownActTimes = (show: SeriesShow, after: SeriesShow, ids: readonly number[]): ActTimes => {
  const actTimes = movedActTimes(show.actTimes, show.time, after.time);
  return timesOf(keptActTimes({ ...after, actTimes }), (id) => hasLeft(id) || !ids.includes(Number(id)));
};

const timesOf = (actTimes: ActTimes, isMeant: (id: string) => boolean): ActTimes =>
  Object.fromEntries(Object.entries(actTimes).filter(([id]) => isMeant(id)));

/** A field that the show took over from its series is not its own any more. */
const ownFieldsLeft = ({ ownFields }: SeriesShow, taken: readonly string[]): string[] =>
  ownFields.filter((field) => !taken.includes(field));
