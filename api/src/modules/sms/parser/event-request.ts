/** An artist as the parser knows one. */
export interface KnownArtist {
  id: number;
  name: string;
  /** Other names people use, such as initials. */
  aliases?: readonly string[];
}

/** What the reading depends on besides the text. */
export interface ReadingContext {
  now: Date;
  /** IANA name of the venue's zone. */
  timeZone: string;
  artists: readonly KnownArtist[];
  /** The acts of whose phone it came from: "can I play" means one of them. None for a phone that nobody knows. */
  sender?: readonly KnownArtist[];
  /** Names of the venue's event types, in any case. */
  eventTypes: readonly string[];
}

/** Where in the message something stands, in UTF-16 units. */
export interface SourceSpan {
  text: string;
  start: number;
  end: number;
}

/** One part of the request. What is doubtful is to be asked about, never acted on. */
export interface Understood<Value = string> {
  value: Value;
  confidence: 'certain' | 'doubtful';
  source: SourceSpan;
}

/** Why a message cannot become an event as it is. Dates are `YYYY-MM-DD`, times `HH:MM`, `words` the sender's own. */
export type Problem =
  | { kind: 'empty' }
  | { kind: 'too-long' }
  /** What it says besides artist, day and time may mean that no new show is asked for, or none yet. */
  | { kind: 'unclear' }
  | { kind: 'repeating' }
  /** The sender wants an earlier request otherwise, without saying how. */
  | { kind: 'changing' }
  | { kind: 'no-artist' }
  | { kind: 'unknown-artist'; words: string }
  | { kind: 'doubtful-artist'; words: string; candidates: readonly KnownArtist[] }
  /** Of a phone with several acts, also where it names none of them. */
  | { kind: 'ambiguous-artist'; candidates: readonly KnownArtist[]; isOfSender?: boolean }
  | { kind: 'no-date'; words?: string }
  | { kind: 'past-date'; date: string }
  | { kind: 'impossible-date'; words: string }
  | { kind: 'two-dates'; dates: readonly string[] }
  /** A start after midnight of which nobody knows whose night it ends. */
  | { kind: 'two-nights'; dates: readonly string[] }
  | { kind: 'doubtful-date'; date: string }
  | { kind: 'no-time' }
  | { kind: 'impossible-time'; words: string }
  | { kind: 'two-times'; times: readonly string[] }
  | { kind: 'doubtful-time'; time: string };

export type ProblemKind = Problem['kind'];

/** What a message asks for, as far as it can be read. */
export interface EventRequest {
  artist?: Understood<KnownArtist>;
  /** Who else plays, in order, where the artist is certain (decision 50); left out for nobody. */
  others?: readonly KnownArtist[];
  /** The wall-clock date on which the show starts, `YYYY-MM-DD`: half past midnight on "sat night" is on Sunday. */
  date?: Understood;
  /** The night the sender named, where the show starts after its midnight: the day before `date`. */
  night?: string;
  time?: Understood;
  /** At or before `time` it is past midnight. */
  endTime?: Understood;
  eventName?: Understood;
  /** As the event types spell it. */
  eventType?: Understood;
  problems: readonly Problem[];
  /** What the sender is asked or told, in words: one for each problem, or the one that staff read it. */
  questions: readonly string[];
}

/** All who are to play, in order. */
export const actsIn = ({
  artist,
  others = [],
}: Pick<EventRequest, 'artist' | 'others'>): readonly KnownArtist[] =>
  artist ? [artist.value, ...others] : [];

/** The same for readings of the same acts, day, start and end. */
export const showKey = ({ date, time, endTime, ...acts }: EventRequest): string =>
  [...actsIn(acts).map(({ id }) => id), date?.value, time?.value, endTime?.value].join();

/** Whether an event can be made of it without asking: artist, date and time are certain and nothing is in the way. */
export const isComplete = ({ artist, date, time, problems }: EventRequest): boolean =>
  problems.length === 0 && [artist, date, time].every((part) => part?.confidence === 'certain');
