import { namesInWords } from '#contract/rules/events/bills';
import { twelveHourTime } from '#contract/rules/clock';
import {
  SMS_REQUEST_PARTS,
  SMS_REQUEST_STATUSES,
  type SmsRequestPart,
  type SmsRequestStatus,
  type SmsTextEffect,
} from '#contract/sms';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { momentOf } from '#shared/lib/dates/instant-words';
import type { SmsRelatedEvent, SmsRequest } from './sms.queries';

/** Each status as its badge says it (spec §4 "SMS request status"). */
const STATUS_NAMES: Record<SmsRequestStatus, string> = {
  pending: 'Pending',
  processed: 'Processed',
  failed: 'Failed',
  conflict: 'Conflict',
};

/** Which texts the list can show besides all requests. */
export const SHOWN_TEXTS = [...SMS_REQUEST_STATUSES, 'quiet'] as const;
export const SHOWN_NAMES: Record<(typeof SHOWN_TEXTS)[number], string> = {
  ...STATUS_NAMES,
  quiet: 'Kept quiet',
};

/** What its badge says: that it was taken back or is about a show on the calendar goes before its status. */
export const badgeOf = ({ kind, status }: Pick<SmsRequest, 'kind' | 'status'>): string => {
  if (kind === 'withdrawn' && status !== 'processed') return 'Taken back';
  return kind === 'change' ? 'Change' : STATUS_NAMES[status];
};

/** What a text did to its request, as its history says it. */
export const EFFECT_WORDS: Record<SmsTextEffect, string> = {
  asked: 'Asked',
  answered: 'Answered',
  changed: 'Changed it',
  unsettled: 'Wants it otherwise',
  noted: 'Added',
  withdrawn: 'Took it back',
  again: 'Said it again',
};

const PART_NAMES: Record<SmsRequestPart, string> = {
  artist: 'Artist',
  date: 'Date',
  time: 'Time',
  endTime: 'Ends',
  eventName: 'Event name',
  eventType: 'Event type',
};

/** Without these there is no event. */
const NEEDED: readonly SmsRequestPart[] = ['artist', 'date', 'time'];

/** A part of what a message says, as staff read it. */
export interface ReadPart {
  part: SmsRequestPart;
  label: string;
  /** Null when the message does not say it. */
  text: string | null;
  /** False is to be asked about, not to be acted on. */
  isUnderstood: boolean;
  /** What its last text most likely wants instead; null where it leaves this part as it is. */
  perhaps: string | null;
}

/**
 * What was read in a message: artist, date and time always, the rest where the sender says it. Of a wish about a show on the calendar, what
 * the show has otherwise.
 */
export const readParts = (request: SmsRequest): ReadPart[] => {
  const { changes, suggestion } = request;
  const texts = partTexts({ ...request, ...(changes && asRead(changes, suggestion)) });
  const wanted = partTexts({ ...request, ...suggestion });
  const isShown = (part: SmsRequestPart) =>
    changes
      ? wanted[part] !== null && wanted[part] !== texts[part]
      : (texts[part] ?? wanted[part]) !== null || NEEDED.includes(part);
  return SMS_REQUEST_PARTS.filter(isShown).map((part) => ({
    part,
    label: PART_NAMES[part],
    text: texts[part],
    isUnderstood: texts[part] !== null && !request.doubtful.includes(part),
    perhaps: wanted[part] === texts[part] ? null : (wanted[part] ?? 'not said'),
  }));
};

/** A show in the parts of a message; of the same date, the same night is meant. */
const asRead = (
  { artistName, date, time, endTime }: NonNullable<SmsRequest['changes']>,
  suggestion: SmsRequest['suggestion'],
) => ({
  extractedArtist: artistName,
  otherActs: [],
  extractedDate: date,
  extractedTime: time,
  extractedEndTime: endTime,
  night: date === suggestion?.extractedDate ? suggestion.night : null,
});

const partTexts = (request: SmsRequest): Record<SmsRequestPart, string | null> => ({
  artist: actsLine(request),
  date: request.extractedDate && dateWords(request.extractedDate, request.night),
  time: request.extractedTime && twelveHourTime(request.extractedTime),
  endTime: request.extractedEndTime && twelveHourTime(request.extractedEndTime),
  eventName: request.extractedEventName,
  eventType: request.extractedEventType,
});

/** 'June Harlan and Hank Snow': who is to play; null where the message does not say it. */
export const actsLine = ({ extractedArtist, otherActs }: Pick<SmsRequest, 'extractedArtist' | 'otherActs'>) =>
  extractedArtist && namesInWords([extractedArtist, ...otherActs.map(({ name }) => name)]);

/** 'Sunday, December 20, 2026 (Saturday night)': a start after midnight is on the day after the night that people mean. */
const dateWords = (date: string, night: string | null): string => {
  const [weekday] = night === null ? [] : formatLongDate(night).split(',');
  return weekday ? `${formatLongDate(date)} (${weekday} night)` : formatLongDate(date);
};

/** What the event in a request's way is to it. */
export const clashLabel = (
  { isArtistBusy }: NonNullable<SmsRequest['conflict']>,
  { length: others }: SmsRequest['otherActs'],
): string => {
  if (!isArtistBusy) return 'Already at that time';
  return others > 0 ? 'One of them already plays' : 'The artist already plays';
};

/** 'Friday, November 20, 2026 · 8:00 PM' */
export const whenLine = ({ date, time }: Pick<SmsRelatedEvent, 'date' | 'time'>): string =>
  `${formatLongDate(date)} · ${twelveHourTime(time)}`;

/** 'Nov 20, 2026, 8:15 PM', by the venue's clock, and where it is from unless it came by text. */
export const receivedLine = (
  { createdAt, fromForm }: Pick<SmsRequest, 'createdAt' | 'fromForm'>,
  timeZone: string,
): string => `${momentOf(createdAt, timeZone)}${fromForm ? ' · from the test form' : ''}`;

/** What is wrong with a request, where neither its questions nor the event in its way say it already. */
export const errorLine = (request: SmsRequest): string | null => {
  const { errorMessage, questions, conflict, hasPassed } = request;
  if (isEventGone(request)) return 'Its event was deleted';
  if (hasPassed) return 'The date has passed';
  return conflict || errorMessage === questions.join(' ') ? null : errorMessage;
};

/** An event was made of it and deleted since. */
export const isEventGone = ({ status, event }: Pick<SmsRequest, 'status' | 'event'>): boolean =>
  status === 'processed' && event === null;

/** What tells a request from others of its phone, for the names of its buttons. */
export const subjectOf = (request: SmsRequest, timeZone: string): string => {
  const { phoneNumber, extractedDate, extractedTime, createdAt } = request;
  const asked = [
    actsLine(request),
    extractedDate && formatLongDate(extractedDate),
    extractedTime && twelveHourTime(extractedTime),
  ].filter(Boolean);
  return [phoneNumber || 'no number', ...(asked.length > 0 ? asked : [momentOf(createdAt, timeZone)])].join(
    ', ',
  );
};

/**
 * What a tap can do: make the event at once, or after a look at the form; take what the sender of a doubtful request most likely wants,
 * or keep it as it was.
 */
export type SmsMove = 'create' | 'create-anyway' | 'take' | 'keep' | 'edit';

/** What staff may do with a request besides deleting it; the first is what they most likely want. */
export const movesOf = (
  request: Pick<
    SmsRequest,
    'kind' | 'status' | 'event' | 'conflict' | 'hasPassed' | 'isArtistBlocked' | 'suggestion' | 'canKeep'
  >,
): SmsMove[] => {
  const { kind, status, conflict, hasPassed, isArtistBlocked, suggestion, canKeep } = request;
  // Its show is there: staff change that one.
  if (kind === 'change') return [];
  if (status === 'processed') return isEventGone(request) ? ['edit'] : [];
  if (suggestion) return canKeep ? ['take', 'keep', 'edit'] : ['take', 'edit'];
  if (canKeep) return ['keep', 'edit'];
  if (status === 'failed' || hasPassed || isArtistBlocked || conflict?.isArtistBusy) return ['edit'];
  return [conflict ? 'create-anyway' : 'create', 'edit'];
};

/** What a move is called on its button. A suggestion that changes nothing is a first text that is not understood word for word. */
export const moveWords = (move: SmsMove, request: SmsRequest): string =>
  move === 'take' && readParts(request).every(({ perhaps }) => perhaps === null)
    ? 'Take as a request'
    : MOVE_WORDS[move];

const MOVE_WORDS: Record<SmsMove, string> = {
  create: 'Create event',
  'create-anyway': 'Create event anyway',
  take: 'Take the change',
  keep: 'Keep as asked',
  edit: 'Edit first',
};
