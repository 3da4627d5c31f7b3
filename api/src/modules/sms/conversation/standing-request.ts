import {
  actsIn,
  type EventRequest,
  type KnownArtist,
  type Problem,
  type Understood,
} from '#src/modules/sms/parser/event-request.js';
import type { SmsText } from './sms-texts.js';

/** A request of this phone that staff have or that is on the calendar, as it stands. */
export interface StandingRequest {
  id: number;
  /** `made`: an event was made of it; `taken-back`: its sender wants it no more. */
  state: 'pending' | 'failed' | 'made' | 'taken-back';
  /** What is sure of it. */
  artist: KnownArtist | null;
  /** Who plays with the artist, in order. */
  others: readonly KnownArtist[];
  date: string | null;
  time: string | null;
  endTime: string | null;
  eventName: string | null;
  eventType: string | null;
  /** The evening that is meant, where it starts after midnight. */
  night: string | null;
  /** What its sender was asked. */
  problems: readonly Problem[];
  /** The reading as it is kept. */
  parse: object | null;
  messageText: string;
  texts: readonly SmsText[];
  /** Since its last text. */
  minutesAgo: number;
  /** Its sender heard the last answer. */
  wasAnswered: boolean;
}

/** A part that no word of the message stands for. */
export const understood = <Value>(value: Value): Understood<Value> => ({
  value,
  confidence: 'certain',
  source: { text: '', start: 0, end: 0 },
});

/** The acts of a request, as a reading has them. */
export const understoodActs = ({ artist, others }: StandingActs): Pick<EventRequest, 'artist' | 'others'> =>
  artist ? { artist: understood(artist), ...(others.length > 0 && { others }) } : {};

type StandingActs = Pick<StandingRequest, 'artist' | 'others'>;

/** What is sure of a request, as a reading that asks nothing more. */
export const standingReading = (earlier: StandingRequest): EventRequest => {
  const { date, time } = earlier;
  return {
    ...understoodActs(earlier),
    ...(date !== null && { date: understood(date) }),
    ...(time !== null && { time: understood(time) }),
    ...(earlier.endTime !== null && { endTime: understood(earlier.endTime) }),
    ...(earlier.eventName !== null && { eventName: understood(earlier.eventName) }),
    ...(earlier.eventType !== null && { eventType: understood(earlier.eventType) }),
    ...(earlier.night !== null && { night: earlier.night }),
    problems: [],
    questions: [],
  };
};

/** Whether a reading names the acts of the request, in any order. */
export const isSameBill = (reading: EventRequest, { artist, others }: StandingActs): boolean =>
  idsOf(actsIn(reading)) === idsOf(artist ? [artist, ...others] : []);

const idsOf = (acts: readonly KnownArtist[]): string =>
  acts
    .map(({ id }) => id)
    .toSorted((one, other) => one - other)
    .join();

/** Whether two readings ask for the same show. */
export const isSameShow = (reading: EventRequest, standing: StandingRequest): boolean =>
  isSameBill(reading, standing) &&
  reading.date?.value === (standing.date ?? undefined) &&
  reading.time?.value === (standing.time ?? undefined) &&
  (reading.endTime?.value ?? null) === standing.endTime;

/** What is sure of the request is what the text says, where it says anything of it. */
export const agrees = (reading: EventRequest, earlier: StandingRequest): boolean => {
  const { date, time } = reading;
  return (
    (earlier.artist === null || isAgreedBill(reading, earlier)) &&
    (earlier.date === null || date === undefined || date.value === earlier.date) &&
    (earlier.time === null || time === undefined || time.value === earlier.time)
  );
};

/** A bill may be named for one of its acts, not the other way round. */
const isAgreedBill = (reading: EventRequest, earlier: StandingRequest): boolean =>
  earlier.others.length > 0 ? isSameBill(reading, earlier) : reading.artist?.value.id === earlier.artist?.id;

/** Whether one text asked for both shows. */
export const isOfOneText = (one: StandingRequest, other: StandingRequest): boolean =>
  one.id !== other.id && one.texts[0]?.sid !== null && one.texts[0]?.sid === other.texts[0]?.sid;

/** "They need to be out by 11": an end where none stands leaves all else as it is. */
export const addsEnd = (reading: EventRequest, standing: StandingRequest): boolean =>
  standing.state === 'pending' &&
  standing.endTime === null &&
  reading.endTime !== undefined &&
  isSameShow({ ...reading, endTime: undefined }, standing);

/** For so long an answer needs no word that points back, and a bare "Jan 21" belongs to the request before it. */
export const QUESTION_MINUTES = 60;

/** Whether it is being spoken of, and its sender heard what they were asked. */
export const isRecent = ({ minutesAgo, state, wasAnswered }: StandingRequest): boolean =>
  minutesAgo <= QUESTION_MINUTES && (state !== 'failed' || wasAnswered);
