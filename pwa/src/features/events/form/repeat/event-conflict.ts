import { EVENT_STATUSES } from '#contract/events';
import { twelveHourTime } from '#contract/rules/clock';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { actsOf, actTimesOf } from '#features/events/form/bill/bill';
import {
  EVENT_FIELDS,
  STATUS_NAMES,
  type EventField,
  type EventForm,
} from '#features/events/form/event-form';

/** A form as it was when it opened, as it stands, and what somebody else saved meanwhile. */
export interface Versions {
  before: EventForm;
  mine: EventForm;
  theirs: EventForm;
}

/** What I changed and what they made of it, in the order of the form: mine replaces theirs when it is saved on top. */
export const conflictingFields = ({ before, mine, theirs }: Versions) =>
  EVENT_FIELDS.filter(
    (field) => !isSame(mine[field], theirs[field]) && !isSame(mine[field], before[field]),
  ).map((field) => ({ field, theirs: theirs[field], mine: mine[field] }));

/** What only they changed, in the order of the form: it stays either way. */
export const alsoChanged = ({ before, mine, theirs }: Versions): EventField[] =>
  EVENT_FIELDS.filter((field) => isSame(mine[field], before[field]) && !isSame(theirs[field], before[field]));

/** The notes of each version alone, for a form that has no other field. */
export const notesOf = ({ before, mine, theirs }: Versions): Versions => ({
  before,
  mine: { ...before, artistNotes: mine.artistNotes },
  theirs: { ...before, artistNotes: theirs.artistNotes },
});

const isSame = (one: string, other: string) => one.trim() === other.trim();

/** Theirs with my changes on top: what I never touched stays as they made it. */
export const mineOnTop = ({ before, mine, theirs }: Versions): EventForm => {
  const changed = EVENT_FIELDS.filter((field) => mine[field] !== before[field]);
  return { ...theirs, ...Object.fromEntries(changed.map((field) => [field, mine[field]])) };
};

/** A field's value as a person reads it. @param artistName name of an artist by the select's value */
export const shownValue = (
  field: EventField,
  value: string,
  artistName: (artistId: string) => string,
): string => {
  if (field === 'artistIds') return actsOf(value).map(artistName).join(', ') || 'No featured artist';
  if (value === '') return 'Nothing';
  if (field === 'actTimes')
    return Object.entries(actTimesOf(value))
      .map(([act, time]) => `${artistName(act)} ${twelveHourTime(time)}`)
      .join(', ');
  if (field === 'date') return formatLongDate(value);
  if (field === 'time' || field === 'doorsTime' || field === 'endTime') return twelveHourTime(value);
  if (field === 'imageUrl') return 'A picture';
  const status = field === 'status' && EVENT_STATUSES.find((known) => known === value);
  return status ? STATUS_NAMES[status] : value;
};
