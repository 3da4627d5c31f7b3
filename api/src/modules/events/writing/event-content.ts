import { billAfter } from '#contract/rules/events/bills.js';
import {
  isDuring,
  keptActTimes,
  movedActTimes,
  sentActTimes,
  SET_OUTSIDE,
} from '#contract/rules/events/set-times.js';
import { eventTimeProblems } from '#contract/rules/events/show-times.js';
import { DomainError } from '#src/common/errors/domain-error.js';
import { fieldsOf, requestHash } from '#src/common/http/request-hash.js';
import type { EventEntity } from '#src/modules/events/entities/event.entity.js';
import type { EventPatchRequest, EventRequest } from './event-editing.dto.js';

/** Names of the properties that a person decides. */
export const EVENT_FIELDS = [
  'name',
  'type',
  'description',
  'date',
  'time',
  'artistIds',
  'actTimes',
  'artistNotes',
  'doorsTime',
  'endTime',
  'status',
  'capacity',
  'imageUrl',
] as const;

export type EventField = (typeof EVENT_FIELDS)[number];

/** Everything about an event that a person decides. */
export type EventContent = Pick<EventEntity, EventField>;

/** Fields that do not change are missing. */
export type EventChanges = Partial<EventContent>;

/** A new event: what the request leaves out is empty. */
export const newContent = (request: EventRequest): EventContent => ({
  name: request.name,
  type: request.type,
  description: request.description ?? null,
  date: request.date,
  time: request.time,
  artistIds: billAfter([], request),
  actTimes: request.actTimes ?? {},
  artistNotes: request.artistNotes ?? null,
  doorsTime: request.doorsTime ?? null,
  endTime: request.endTime ?? null,
  status: request.status ?? 'scheduled',
  capacity: request.capacity ?? null,
  imageUrl: request.imageUrl ?? null,
});

/**
 * Changes exactly what was sent: a field that is missing stays, null or an empty text clears it (decision 13).
 * @param before the show that it is about
 */
export const changesOf = (request: EventPatchRequest, before: EventContent): EventChanges => {
  const sent = EVENT_FIELDS.map((field): [string, unknown] => [field, request[field]]);
  const saysActs = request.artistId !== undefined || request.artistIds !== undefined;
  const changes: EventChanges = {
    ...Object.fromEntries(sent.filter(([, value]) => value !== undefined)),
    ...(saysActs && { artistIds: billAfter(before.artistIds, request) }),
  };
  if (request.actTimes === undefined) return changes;
  const show = { ...before, ...changes, actTimes: before.actTimes };
  return { ...changes, actTimes: request.actTimes === null ? {} : sentActTimes(request.actTimes, show) };
};

/**
 * The changes with what they make of the set times: those that do not change move with the show's start, and end with their act's
 * place on the bill, or where the show is over before (decision 62).
 */
export const withActTimes = (before: EventContent, changes: EventChanges): EventChanges => {
  const after = { ...before, ...changes };
  const actTimes = isSame(after.actTimes, before.actTimes)
    ? keptActTimes({ ...after, actTimes: movedActTimes(before.actTimes, before.time, after.time) })
    : after.actTimes;
  return isSame(actTimes, after.actTimes) ? changes : { ...changes, actTimes };
};

/** The fields that really change, in their order. */
export const changedFields = (before: EventContent, changes: EventChanges): EventField[] =>
  EVENT_FIELDS.filter((field) => changes[field] !== undefined && !isSame(changes[field], before[field]));

/** Whether two values of a field are the same, lists too. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The own fields of a show after a change of it alone; a show of no series has none (decision 51). */
export const ownFieldsAfter = (
  before: EventContent & Pick<EventEntity, 'seriesId' | 'ownFields'>,
  changes: EventChanges,
): string[] =>
  before.seriesId === null
    ? before.ownFields
    : [...new Set([...before.ownFields, ...changedFields(before, changes)])];

/** A change of a show alone, as it is saved: with its set times, and with the fields that are its own from then on. */
export const changeOfOneShow = (
  before: EventContent & Pick<EventEntity, 'seriesId' | 'ownFields'>,
  changes: EventChanges,
): { changes: EventChanges; ownFields: string[] } => ({
  changes: withActTimes(before, changes),
  ownFields: ownFieldsAfter(before, changes),
});

/** @throws DomainError `events.invalid-times` naming `doorsTime`, `endTime`, `actTimes` or some of them */
export const checkTimes = (
  times: Pick<EventContent, 'time' | 'doorsTime' | 'endTime' | 'actTimes'>,
): void => {
  const isOver = Object.values(times.actTimes).some((actTime) => !isDuring(actTime, times));
  const fields = { ...eventTimeProblems(times), ...(isOver && { actTimes: SET_OUTSIDE }) };
  const [message] = Object.values(fields);
  if (message !== undefined) throw new DomainError('invalid', 'events.invalid-times', message, { fields });
};

/** The same for two requests that ask for the same. */
export const contentHash = (content: EventContent, repeat: object | null): string =>
  requestHash([fieldsOf(content), repeat]);
