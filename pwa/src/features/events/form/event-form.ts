import {
  check,
  custom,
  enum as oneOf,
  minLength,
  object,
  refine,
  string,
  trim,
  type infer as Infer,
} from 'zod/mini';
import { EVENT_STATUSES, type EventStatus } from '#contract/events';
import { EVENT_CAPACITY, TEXT_LENGTH } from '#contract/limits';
import { isDuring, SET_OUTSIDE } from '#contract/rules/events/set-times';
import { eventTimeProblems, type EventTimes } from '#contract/rules/events/show-times';
import { isWallClockTime } from '#contract/rules/texts';
import { isCalendarDate } from '#shared/lib/dates/calendar-date';
import { atMost, isEmptyOr, isWholeIn, optionalTime, requiredText } from '#shared/lib/form-texts';
import { actsOf, actTimesOf, actTimesText } from '#features/events/form/bill/bill';
import type { EventRequest, EventResponse } from '#features/events/events.queries';
import { repeatForm, seriesProblems, toRepeatForm } from '#features/events/form/repeat/event-repeat';

/** What the Add and Edit Event form holds: texts as typed, empty when there is nothing (spec §5 "Event form"). */
export const eventForm = object({
  name: requiredText(TEXT_LENGTH.eventName, 'Event name is required'),
  type: string().check(minLength(1, 'Event type is required')),
  description: string().check(atMost(TEXT_LENGTH.eventDescription)),
  date: string().check(minLength(1, 'Date is required'), refine(isEmptyOr(isCalendarDate), 'Enter a date')),
  time: string().check(minLength(1, 'Time is required'), refine(isEmptyOr(isWallClockTime), 'Enter a time')),
  doorsTime: optionalTime,
  endTime: optionalTime,
  status: oneOf(EVENT_STATUSES),
  /** The acts as `billOf` writes them; empty for 'No featured artist'. */
  artistIds: string(),
  /** Their set times as `actTimesText` writes them. */
  actTimes: string(),
  artistNotes: string().check(atMost(TEXT_LENGTH.artistNotes)),
  capacity: string().check(
    trim(),
    refine(isEmptyOr(isWholeIn(EVENT_CAPACITY)), 'Enter a whole number of guests'),
  ),
  imageUrl: string(),
  repeat: repeatForm,
}).check(
  check(({ value, issues }) => {
    for (const [field, message] of Object.entries(timeProblems(value)))
      issues.push({ code: 'custom', input: value, path: [field], message });
    for (const [field, message] of Object.entries(seriesProblems(value.date, value.repeat)))
      issues.push({ code: 'custom', input: value, path: ['repeat', field], message });
  }),
);

export type EventForm = Infer<typeof eventForm>;

/** The same form when only the notes are edited: the other fields are not checked and stay as they are. */
export const notesForm = custom<EventForm>().check(
  refine(({ artistNotes }) => artistNotes.length <= TEXT_LENGTH.artistNotes, {
    error: `At most ${TEXT_LENGTH.artistNotes} characters`,
    path: ['artistNotes'],
  }),
);

/** What each field of one event is called on screen, in the order in which the form shows them. */
export const FIELD_LABELS = {
  name: 'Event Name',
  type: 'Event Type',
  status: 'Status',
  date: 'Date',
  time: 'Time',
  doorsTime: 'Doors',
  endTime: 'Ends',
  artistIds: 'Acts',
  actTimes: 'Set Times',
  description: 'Description',
  artistNotes: 'Artist Notes',
  capacity: 'Capacity',
  imageUrl: 'Picture',
} as const satisfies Partial<Record<keyof EventForm, string>>;

export type EventField = keyof typeof FIELD_LABELS;
export const EVENT_FIELDS = Object.keys(FIELD_LABELS) as EventField[];

export const STATUS_NAMES: Record<EventStatus, string> = {
  scheduled: 'Scheduled',
  postponed: 'Postponed',
  cancelled: 'Cancelled',
};

/** What the form starts with, as texts: what an event does not have is empty. */
export const toEventForm = (event: Partial<EventResponse>): EventForm => {
  const texts = EVENT_FIELDS.map(
    (field) => [field, field === 'actTimes' ? setTimesOf(event) : String(event[field] ?? '')] as const,
  );
  return {
    ...(Object.fromEntries(texts) as Record<EventField, string>),
    status: event.status ?? 'scheduled',
    repeat: toRepeatForm(),
  };
};

const setTimesOf = ({ acts = [] }: Partial<EventResponse>): string =>
  actTimesText(Object.fromEntries(acts.map(({ id, setTime = '' }) => [id, setTime])));

/** The form of a new event; `date` is set when a day of a calendar opened it. */
export const newEventForm = (date = ''): EventForm => toEventForm({ date });

/** A copy of another event: scheduled, on a date that is still to be chosen. */
export const duplicateForm = (event: EventResponse, date = ''): EventForm => ({
  ...toEventForm(event),
  date,
  status: 'scheduled',
});

/** What the form says, as the API takes it (spec §7): nothing typed is null. */
export const toEventRequest = (form: EventForm): EventRequest => {
  const artistIds = actsOf(form.artistIds).map(Number);
  const times = timesOfBill(form);
  return {
    name: form.name.trim(),
    type: form.type,
    description: form.description.trim() || null,
    date: form.date,
    time: form.time,
    doorsTime: form.doorsTime || null,
    endTime: form.endTime || null,
    status: form.status,
    artistId: artistIds[0] ?? null,
    artistIds,
    actTimes: Object.fromEntries(times),
    artistNotes: form.artistNotes.trim() || null,
    capacity: form.capacity === '' ? null : Number(form.capacity),
    imageUrl: form.imageUrl || null,
  };
};

const timesOfBill = ({ artistIds, actTimes }: Pick<EventForm, 'artistIds' | 'actTimes'>) => {
  const acts = actsOf(artistIds);
  return Object.entries(actTimesOf(actTimes)).filter(([act]) => acts.includes(act));
};

/** Said beside an end that is not after the start: the show passes midnight. */
export const endHint = ({ time, endTime }: EventTimes): string | undefined =>
  time && endTime && isWallClockTime(time) && isWallClockTime(endTime) && endTime <= time
    ? 'Ends after midnight'
    : undefined;

/** The API's own rule, for times that are whole. */
const timeProblems = (times: EventTimes & Pick<EventForm, 'artistIds' | 'actTimes'>) => {
  const all = [times.time, times.doorsTime, times.endTime];
  if (!times.time || !all.every((time) => isEmptyOr(isWallClockTime)(time ?? ''))) return {};
  const isOutside = timesOfBill(times).some(([, actTime]) => !isDuring(actTime, times));
  return { ...eventTimeProblems(times), ...(isOutside && { actTimes: SET_OUTSIDE }) };
};
