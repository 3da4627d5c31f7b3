import type { EventRequest } from '#src/modules/sms/parser/event-request.js';
import { composed, type ComposedReading } from '#src/modules/sms/conversation/composed-reading.js';
import type { StandingRequest } from '#src/modules/sms/conversation/standing-request.js';
import type { HeardText } from '#src/modules/sms/conversation/verdict.js';
import { type CorrectionWords, correctionWords } from './correction-words.js';
import { withAskedDay, withThatDay } from './days-beside.js';
import { withFullNames } from './full-names.js';
import { actsOf } from './named-acts.js';
import { bareText, hasAbsent } from './reasons.js';

/** How a text speaks of the request before it, and what it says of it. */
export interface SaidBeside {
  words: CorrectionWords;
  beside: ComposedReading;
}

/** The same, with the text without what only tells why. */
export interface FollowUpWords extends SaidBeside {
  /** `refuses`: what was left out says that the request cannot stay as it is. */
  bare: SaidBeside & { refuses: boolean };
}

/** What a text says beside a request, whole and without its reasons. */
export const saidOf = (heard: HeardText, earlier: StandingRequest): FollowUpWords => {
  const standing = actsOf(earlier);
  const read = (text: string): EventRequest => heard.read(text, []);
  const readAlone = (text: string): SaidBeside => {
    const words = correctionWords(text);
    return { words, beside: composed(words, { ...heard, standing: earlier }) };
  };
  const text = withFullNames(heard.text, [...standing, ...heard.acts], read);
  const bare = bareText(text, { ...earlier, acts: standing }, read);
  const whole = readAlone(text);
  const rest = bare.text === text ? whole : readAlone(bare.text);
  // "Make it 9, Dixie is out": who cannot play may not stay on the bill.
  if (hasAbsent(rest.beside.whole, bare)) return { ...whole, bare: { ...whole, refuses: false } };
  return { ...whole, bare: { ...rest, refuses: bare.refuses } };
};

/** "Sorry 4 the mixup" is no hour. */
export const spelledOut = (heard: HeardText): HeardText =>
  rewritten(heard, heard.text.replace(SORRY_FOR, 'for'));
const SORRY_FOR =
  /(?<=\b(?:sorry|thanks|thank you|thx) )4(?= (?:the|this|that|all|any|my|your|ur|yall|being|bein|bothering)\b)/gi;

/** "And the duo Saturday", of a phone with several acts. */
export const withOwnNames = (heard: HeardText): HeardText => {
  const { acts, read } = heard;
  if (acts.length < 2) return heard;
  return rewritten(
    heard,
    withFullNames(heard.text, acts, (words) => read(words, [])),
  );
};

/** "Can I get the Thursday of that week", "the 8th", of the last request that may be meant. */
export const onThatDay = (heard: HeardText): HeardText => {
  const { text, today, standing } = heard;
  const dates = standing.flatMap(({ date }) => (date !== null && date >= today ? date : []));
  const texts = [
    withAskedDay(text, askedDays(standing)),
    ...dates.map((date) => withThatDay(text, date, today)),
  ];
  return rewritten(heard, texts.find((written) => written !== text) ?? text);
};

/** The days between which the sender of the last request was asked to choose. */
export const askedDays = ([earlier]: readonly StandingRequest[]): readonly string[] =>
  earlier?.state === 'failed'
    ? earlier.problems.flatMap((problem) => ('dates' in problem ? problem.dates : []))
    : [];

const rewritten = (heard: HeardText, text: string): HeardText =>
  text === heard.text ? heard : { ...heard, text, reading: heard.read(text, heard.acts) };
