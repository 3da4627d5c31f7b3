import type { EventRequest } from '#src/modules/sms/parser/event-request.js';
import { composed, type ComposedReading } from '#src/modules/sms/conversation/composed-reading.js';
import type { StandingRequest } from '#src/modules/sms/conversation/standing-request.js';
import type { HeardText } from '#src/modules/sms/conversation/verdict.js';
import { type CorrectionWords, correctionWords } from './correction-words.js';
import { withFullNames } from './full-names.js';
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
export const saidOf = (heard: HeardText, of: StandingRequest): FollowUpWords => {
  const standing = [of.artist ?? [], of.others].flat();
  const read = (text: string): EventRequest => heard.read(text, []);
  const readAlone = (text: string): SaidBeside => {
    const words = correctionWords(text);
    return { words, beside: composed(words, { ...heard, standing: of }) };
  };
  const text = withFullNames(heard.text, [...standing, ...heard.acts], read);
  const bare = bareText(text, { ...of, acts: standing }, read);
  const whole = readAlone(text);
  const rest = bare.text === text ? whole : readAlone(bare.text);
  // "Make it 9, Dixie is out": who cannot play may not stay on the bill.
  if (hasAbsent(rest.beside.whole, bare)) return { ...whole, bare: { ...whole, refuses: false } };
  return { ...whole, bare: { ...rest, refuses: bare.refuses } };
};

/** "And the duo Saturday", of a phone with several acts. */
export const withOwnNames = (heard: HeardText): HeardText => {
  const { acts, read } = heard;
  const text = acts.length > 1 ? withFullNames(heard.text, acts, (words) => read(words, [])) : heard.text;
  return text === heard.text ? heard : { ...heard, text, reading: read(text, acts) };
};
