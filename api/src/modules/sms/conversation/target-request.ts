import { wordsOf } from '#src/modules/sms/intake/sms-text.js';
import { isOfDay, isSameWeekday, weekdayOf } from '#src/modules/sms/parser/calendar.js';
import type { EventRequest, Understood } from '#src/modules/sms/parser/event-request.js';
import type { CorrectionWords } from '#src/modules/sms/conversation/words/correction-words.js';
import { QUESTION_MINUTES, type StandingRequest } from './standing-request.js';
import { actsOf, isNamed } from '#src/modules/sms/conversation/words/named-acts.js';
import type { FollowUpWords } from '#src/modules/sms/conversation/words/said-beside.js';
import type { HeardText } from './verdict.js';

const HOUR = 60;
const DAY = 24 * HOUR;
/** One that does point back, so long. */
const CUED_MINUTES = 14 * DAY;
/** Carriers deliver a text twice within so long. */
const DUPLICATE_MINUTES = DAY;

/** The request that a text is about: the one whose day or artist it names, else the last one. */
export const targetOf = (
  { text, reading, standing }: HeardText,
  { cue, takesBack }: CorrectionWords,
): StandingRequest | undefined => {
  const near = standing.filter(
    (request) => request.minutesAgo <= (cue || takesBack ? CUED_MINUTES : reachOf(request)),
  );
  const [last] = near;
  if (!last || near.length === 1 || (!(cue || takesBack) && isOfItsOwn(reading))) return last;
  const place = near.length === 2 ? placeOf(text) : undefined;
  if (place !== undefined) return near[place];
  const named = near.filter((request) => isNamedBy(reading, request));
  return named.length === 1 ? named[0] : last;
};

/** Whether a text names the day or the act of a request. */
export const isNamedBy = (reading: EventRequest, { date, artist }: StandingRequest): boolean =>
  (date !== null && isDayNamed(reading, date)) ||
  (reading.artist !== undefined &&
    reading.artist.source.text !== '' &&
    reading.artist.value.id === artist?.id);

/** A day and an hour, as a request of its own has: who is asked for may be missing. */
export const isOfItsOwn = ({ date, time }: EventRequest): boolean => date !== undefined && time !== undefined;

/** "Drop the first one", of two. */
const PLACE = /(?<!\w)the (first|earlier|other|second|last|later) (?:one|show|gig|date|night)(?!\w)/i;
/** Of two requests, the newest first. */
export const placeOf = (text: string): 0 | 1 | undefined => {
  const [, place] = PLACE.exec(text) ?? [];
  return place === undefined ? undefined : /^[sl]/i.test(place) ? 0 : 1;
};

/** On a Saturday "Saturday" may be today or a week from now: of a request it is the request's, as on any other day. */
const isDayNamed = ({ date, problems }: EventRequest, day: string): boolean =>
  date === undefined
    ? problems.some(
        (problem) =>
          problem.kind === 'two-dates' && problem.dates.every((other) => isSameWeekday(other, day)),
      )
    : isDayRead(date, day);

/** The same day, or named by words that fit it: "the 8th", of whatever month. */
const isDayRead = ({ value, source }: Understood, date: string): boolean =>
  value === date ||
  wordsOf(source.text)
    .filter((word) => word !== 'the')
    .every((word) => isOfDay(word, date));

const reachOf = ({ state }: StandingRequest): number => (state === 'failed' ? QUESTION_MINUTES : 7 * DAY);

/** The day of the request, or one named by words that fit it. */
export const isSameDay = ({ date }: EventRequest, earlier: Pick<StandingRequest, 'date'>): boolean =>
  date === undefined || (earlier.date !== null && isDayRead(date, earlier.date));

/** A text that is word for word one of the request's, soon after it: it was delivered twice. */
export const isSaidBefore = (text: string, { texts, minutesAgo, state }: StandingRequest): boolean => {
  const words = wordsOf(text).join(' ');
  if (words === '' || minutesAgo > DUPLICATE_MINUTES || state === 'made') return false;
  // The last one is judged as what it says: "8pm" may answer twice.
  return texts.slice(0, -1).some((earlier) => wordsOf(earlier.text).join(' ') === words);
};

/** "Turns out I can't do Jan 5": the day of one request, and nothing beside it. */
export const refusesDay = (
  { text, reading, standing }: HeardText,
  { words, bare }: FollowUpWords,
  earlier: StandingRequest,
): boolean =>
  bare.refuses &&
  bare.words.rest === '' &&
  ![words, bare.words].some((each) => each.cue === 'change' || each.wantsChange || each.isOpen) &&
  reading.date !== undefined &&
  reading.time === undefined &&
  isSameDay(reading, earlier) &&
  standing.filter(({ date, state }) => date === earlier.date && state !== 'taken-back').length === 1 &&
  !OF_AN_HOUR.test(text);
const OF_AN_HOUR = /\?|(?<!\w)(?:time|hour|early|late|later|then|told|said|put|wrote|typed)(?!\w)/i;

const WHOSE =
  /^(?<before>.*?)(?<!\w)(?<verb>make|move|change|switch|push|bump|cancel) (?<whose>[\p{L}' ]+?)['’]?s(?: (?:show|gig|set|slot|one))?(?= |$)(?<rest>.*)$/iu;

/** "Make Tammy's 7pm" as "make it 7pm", of the one request that waits for her. */
export const withWhose = (heard: HeardText): HeardText | undefined => {
  const { before = '', verb = '', whose = '', rest = '' } = WHOSE.exec(heard.text)?.groups ?? {};
  const name = wordsOf(whose).filter((word) => word !== 'the');
  const named = heard.standing.filter((request) => isOf(name, request));
  const [only, ...others] = named;
  if (!only?.artist || others.length > 0 || only.state !== 'pending') return undefined;
  const text = `${before}${verb} it${rest}`;
  return { ...heard, text, reading: heard.read(text, [only.artist]), standing: [only], acts: [only.artist] };
};

const KEPT =
  /(?:^|[.!?;,]| but| and) *(?:(?:i'?m|we'?re|i am|we are|please|pls|just) )*(?:keep(?:ing)?|leave|still (?:good|on|ok|okay|fine|down|free|able|coming|playing|doing)) (?<kept>[^.!?;,]+)(?=$|[.!?;,])/iu;

/** "Back out of the Thursday one. Still good for the Saturday", of two: what it says of the one that does not stay. */
export const withoutKept = (heard: HeardText): HeardText | undefined => {
  const { kept } = KEPT.exec(heard.text)?.groups ?? {};
  if (kept === undefined) return undefined;
  const open = heard.standing.filter(({ state }) => state !== 'taken-back');
  const reading = heard.read(kept, []);
  const place = open.length === 2 ? placeOf(kept) : undefined;
  const left = open.filter((request, at) =>
    place === undefined
      ? !isNamedBy(reading, request) && !actsOf(request).some((act) => isNamed(act, kept))
      : at !== place,
  );
  if (left.length !== 1 || left.length === open.length) return undefined;
  const text = heard.text.replace(KEPT, '');
  return { ...heard, text, reading: heard.read(text, heard.acts), standing: left };
};

/** Of one act, by its name or a part of it that is no day. */
const isOf = (name: readonly string[], { artist, others, state }: StandingRequest): boolean =>
  artist !== null &&
  others.length === 0 &&
  state !== 'taken-back' &&
  name.length > 0 &&
  name.every((word) => weekdayOf(word) === undefined && wordsOf(artist.name).includes(word));
