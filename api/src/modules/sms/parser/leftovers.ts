import { isAskedAbout, isStrangelyNamed } from './beside-names.js';
import { unexplainedIn } from './clause-words.js';
import { REQUEST_FRAMES, TELLTALE } from './formulas.js';
import type { Message } from './message.js';
import { phraseAt } from './phrases.js';
import { clausesOf, type IsCore, sentencesOf, type Span, within } from './sentences.js';
import { isHearsay, REQUEST_VERBS, TAKES_BACK } from './vocabulary.js';
import { wordSet } from './word-set.js';

/**
 * The words that stay unexplained once artist, day and time are read and the words of requests are taken away. A message
 * with such words is asked about: a list of all that speaks against a request is never complete.
 * @param mentioned tokens of the show's day and time
 * @param isAskedAnyway a part is missing or doubtful: unknown words may belong to it, only words against a request count
 * @returns where they stand
 */
export function leftoversOf(
  message: Message,
  mentioned: ReadonlySet<number>,
  isAskedAnyway: boolean,
): readonly number[] {
  const isCore: IsCore = (at) => mentioned.has(at) || message.isArtist(at);
  const isFramed = isAskedAnyway || message.tokens.some((_, at) => isRequest(message, at));
  const beside = message.tokens.flatMap((_, at) =>
    isStrangelyNamed(message, at, isCore) ||
    isBesideATime(message, at, mentioned) ||
    isLooseNumber(message, at, isCore)
      ? [at]
      : [],
  );
  const spoken = sentencesOf(message).flatMap((sentence) =>
    spokenIn(message, sentence, { isCore, isFramed }),
  );
  return [...beside, ...spoken].filter((at) => !isAskedAnyway || message.written(at) !== 'or');
}

function spokenIn(
  message: Message,
  sentence: Span,
  { isCore, isFramed }: { isCore: IsCore; isFramed: boolean },
): readonly number[] {
  if (isStory(message, sentence, isCore)) return takenBackIn(message, sentence);
  const words = clausesOf(message, sentence).flatMap((clause) =>
    unexplainedIn(message, clause, { isCore, isFramed }),
  );
  if (!within(sentence, isCore)) return words.filter((at) => !isHearsay(message.written(at)));
  return isAskedAbout(message, sentence, isCore) ? [sentence.from, ...words] : words;
}

/** "book the Rattlers", "can you" */
const isRequest = (message: Message, at: number): boolean =>
  phraseAt(message, at, REQUEST_FRAMES) > 0 ||
  (REQUEST_VERBS.has(message.text(at)) &&
    !OF_REPORTS.has(message.text(at)) &&
    message.isArtist(message.text(at + 1) === 'the' ? at + 2 : at + 1));

/** Verbs that stand right before a name in reports as well: "the Palace got Big Tex". */
const OF_REPORTS = wordSet('got have having find like love plan run use prefer choose chose picked');
const REFERENCES = wordSet(`
  it its itll show shows gig gigs set sets booking bookings date dates night slot event concert them they theyre theyll him he hes she shes her his
  their band bands artist everything nothing anything whole above text message request then works work play plays playing played anymore drummer singer
  bassist guitarist player guys boys fellas group trio duo one ones someone somebody
`);
const LEAST_OF_A_STORY = 7;

/** A longer sentence about something else: it names nothing of the show, and asks nothing. */
const isStory = (message: Message, sentence: Span, isCore: IsCore): boolean =>
  sentence.to - sentence.from >= LEAST_OF_A_STORY &&
  !within(sentence, (at) => isCore(at) || REFERENCES.has(message.written(at)) || message.written(at) === '?');

const takenBackIn = (message: Message, { from, to }: Span): number[] =>
  message.tokens.flatMap(({ text }, at) =>
    at >= from && at < to && (TAKES_BACK.has(text) || phraseAt(message, at, TELLTALE) > 0) ? [at] : [],
  );

const NOT_THAT_DAY = wordSet('around about before after by until starting beginning from since except near');
const NOT_THAT_TIME = wordSet('before after than by');

/** "around the 20th", "after 8pm" */
const isBesideATime = (message: Message, at: number, mentioned: ReadonlySet<number>): boolean =>
  mentioned.has(at + 1) &&
  !mentioned.has(at) &&
  (message.takenAs(at + 1) === 'date' ? NOT_THAT_DAY : NOT_THAT_TIME).has(message.text(at));

const CORRECTING = wordSet('no nope nah actually it wait meant and or +');
const MOST_HOURS_AND_DAYS = 31;

/** "sat 8, actually 9", "dec 4 & 11", "no sunday", "reserve 4", "???" */
function isLooseNumber(message: Message, at: number, isCore: IsCore): boolean {
  if (message.says(at - 2, '?', '?', '?')) return true;
  if (message.says(at, 'no') && message.takenAs(at + 1) === 'date') return true;
  const token = message.tokens[at];
  if (message.text(at - 1) === 'reserve') return token?.kind === 'number';
  const isCounted = message.tokens[at + 1]?.kind === 'word' && !isCore(at + 1);
  const isSmall = (token?.value ?? Infinity) <= MOST_HOURS_AND_DAYS;
  return isSmall && !isCore(at) && !isCounted && CORRECTING.has(message.text(at - 1));
}
