import { TEXT_LENGTH } from '#contract/limits.js';
import { billAfter, namesInWords } from '#contract/rules/events/bills.js';
import { twelveHourTime } from '#contract/rules/clock.js';
import { longDate, longDateTime } from '#contract/rules/texts.js';
import { smsArtistGone, smsIncomplete, smsUndecided } from '#src/modules/sms/sms-errors.js';
import { cut, type extractedOf } from '#src/modules/sms/sms-request-rules.js';
import type { SmsRelatedEvent, SmsRequestResponse } from '#src/modules/sms/sms-requests.dto.js';
import type { SmsEventRequest } from './sms-event.dto.js';

/** What a message says of a show, as it was read. */
type ReadShow = ReturnType<typeof extractedOf> &
  Pick<SmsRequestResponse, 'status' | 'errorMessage' | 'otherActs'>;

/** The artist who plays, as the list of artists has them. */
export interface PlayingArtist {
  id: number;
  name: string;
  /** An event type's name, or empty. */
  genre: string;
}

/** What may keep the artist of a request from playing, besides events. */
export interface AskedPlayer {
  name: string;
  /** Staff have blocked the artist's account. */
  isBlocked: boolean;
  /** The artist marked that day as one without time. */
  isAway: boolean;
  /** What the artist agreed to play and staff have not confirmed yet. */
  booking: { date: string; time: string | null } | null;
}

/**
 * What staff read about the event that a request has become.
 * @param maker who had made it, where that is news to them: 'You have'
 */
export const madeWords = (
  { name, ...start }: Omit<SmsRelatedEvent, 'id' | 'artistName'>,
  maker?: string,
): string =>
  maker === undefined
    ? `“${name}” is on the calendar: ${longDateTime(start)}.`
    : `${maker} made “${name}” of it already: ${longDateTime(start)}.`;

/** What staff should know of the artist before they make an event, each in words. */
export const playerHints = (
  { name, isBlocked, isAway, booking }: AskedPlayer,
  { extractedDate: date }: Pick<ReadShow, 'extractedDate'>,
): string[] => [
  ...(isBlocked ? [`The account of ${name} is blocked.`] : []),
  ...(isAway && date !== null ? [`${name} is marked as not available on ${longDate(date)}.`] : []),
  ...(booking
    ? [
        `${name} has accepted your booking for ${longDate(booking.date)}${booking.time === null ? '' : ` at ${twelveHourTime(booking.time)}`}, which is not confirmed yet.`,
      ]
    : []),
];

/** Type of a show that neither the message nor its artist tells; shown grey until staff choose one (spec §9). */
const ANY_TYPE = 'live music';

/**
 * The event that staff make of a request: what they say, else what the message says.
 * @param acts who play, in order; none for nobody, and for acts that are not on the list any more
 * @throws DomainError `sms.undecided` for a request that asks something and was not edited, `sms.artist-gone`,
 *   `sms.incomplete` naming fields
 */
export const wantedEvent = (read: ReadShow, edits: SmsEventRequest, acts: readonly PlayingArtist[]) => {
  if (read.status === 'failed' && !isDecided(edits)) throw smsUndecided(read.errorMessage ?? '');
  const genre = acts[0]?.genre.toLowerCase() || ANY_TYPE;
  return {
    ...essentials(read, edits, acts),
    ...extras(edits),
    type: edits.type ?? read.extractedEventType ?? genre,
    endTime: edits.endTime === undefined ? read.extractedEndTime : edits.endTime,
  };
};

/** The ids of the acts that staff chose, else of those that the message names. */
export const wantedActs = (
  { artistId, otherActs }: Pick<ReadShow, 'artistId' | 'otherActs'>,
  edits: SmsEventRequest,
): number[] => billAfter([artistId ?? [], otherActs.map(({ id }) => id)].flat(), edits);

const essentials = (read: ReadShow, edits: SmsEventRequest, acts: readonly PlayingArtist[]) => {
  const gone = goneArtist(read, acts);
  if (!saysActs(edits) && gone !== null) throw smsArtistGone(gone);
  const name =
    edits.name ??
    read.extractedEventName ??
    (cut(namesInWords(acts.map(({ name: act }) => act)), TEXT_LENGTH.eventName) || null);
  const { date = read.extractedDate } = edits;
  const time = edits.time ?? read.extractedTime;
  if (name === null || date === null || time === null) throw smsIncomplete(missing({ name, date, time }));
  return { name, date, time, artistIds: wantedActs(read, edits) };
};

/** The first act that the message names and that is not on the list any more. */
const goneArtist = (
  { artistId, extractedArtist, otherActs }: ReadShow,
  acts: readonly PlayingArtist[],
): string | null => {
  if (artistId === null && extractedArtist !== null) return extractedArtist;
  return otherActs.find(({ id }) => acts.every((act) => act.id !== id))?.name ?? null;
};

const extras = ({
  actTimes,
  description,
  artistNotes,
  doorsTime,
  status,
  capacity,
  imageUrl,
}: SmsEventRequest) => ({
  actTimes: actTimes ?? {},
  description: description ?? null,
  artistNotes: artistNotes ?? null,
  doorsTime: doorsTime ?? null,
  status: status ?? 'scheduled',
  capacity: capacity ?? null,
  imageUrl: imageUrl ?? null,
});

/** Nothing is said otherwise than the message says it. */
export const isTap = ({ despiteEventId: _seen, readTexts: _read, ...edits }: SmsEventRequest): boolean =>
  Object.values(edits).every((value: unknown) => value === undefined);

/** Staff said themselves who plays and when; what the parser was not sure of no longer counts. */
const isDecided = ({ date, time, ...edits }: SmsEventRequest): boolean =>
  saysActs(edits) && date !== undefined && Boolean(time);

/** Staff chose who plays, or that nobody does. */
export const saysActs = ({ artistId, artistIds }: Pick<SmsEventRequest, 'artistId' | 'artistIds'>): boolean =>
  artistId !== undefined || artistIds !== undefined;

const missing = (parts: Record<'name' | 'date' | 'time', string | null>): Record<string, string> => ({
  ...(parts.name === null && { name: 'Event name is required' }),
  ...(parts.date === null && { date: 'Date is required' }),
  ...(parts.time === null && { time: 'Time is required' }),
});
