import { isCommon } from './common-words.js';
import type { Message } from './message.js';
import { isFramed } from './request-frame.js';
import { BEFORE_A_NAME, BEHIND_A_NAME } from './request-words.js';
import { type Sentence, sentencesOf } from './sentences.js';

/** What is read of a message beside its words: who plays, and when. */
interface Core extends Sentence {
  isCore: (at: number) => boolean;
}

/**
 * Whether a message that asks for nothing in so many words tells of a show instead: "Cody Reed plays the Ryman dec 5 at 8",
 * "the 8 Balls, friday 8pm, showed up late", "me and 4 friends for High Noon dec 5 8pm".
 * @param mentioned tokens of a day or time
 */
export function isReported(message: Message, mentioned: ReadonlySet<number>): boolean {
  const isAsked = isFramed(message);
  const isCore = (at: number): boolean => mentioned.has(at) || message.takenAs(at) === 'artist';
  return sentencesOf(message).some(({ from, to }) => {
    const core = { from, to, isCore };
    if (isForSomethingElse(message, core) || isPublished(message, core)) return true;
    return !isAsked && (hasOddWordBetween(message, core) || hasPastVerb(message, core));
  });
}

/** Words of the trade, which stand between the times of a show. */
const TRADE = new Set(
  `load loadin downbeat sc soundcheck changeover linecheck lineup miss high guarantee flat board main front patio deck room small upstairs downstairs indoor indoors outdoor outdoors inside outside
  lounge rooftop garden courtyard porch lawn biergarten`.split(/\s+/),
);
const PURPOSES = new Set('the a an our my his her their your this that'.split(' '));

/** A word between artist, day and time that no request has there. */
function hasOddWordBetween(message: Message, { from, to, isCore }: Core): boolean {
  let seen = false;
  let odd = false;
  for (let at = from; at < to; at++) {
    if (isCore(at)) {
      if (odd) return true;
      seen = true;
    } else if (['at', 'in'].includes(message.text(at))) {
      odd ||= isOdd(message, message.text(at + 1) === 'the' ? at + 2 : at + 1);
    } else if (seen && isPurpose(message, at)) {
      at = endOfPurpose(message, at, isCore) - 1;
    } else if (seen) odd ||= isOdd(message, at);
  }
  return false;
}

const isOdd = (message: Message, at: number): boolean => {
  const token = message.free(at);
  return (
    token?.kind === 'word' &&
    !isCommon(token) &&
    !TRADE.has(token.text) &&
    !BEFORE_A_NAME.has(token.text) &&
    !BEHIND_A_NAME.has(token.text)
  );
};

const isPurpose = (message: Message, at: number): boolean =>
  message.text(at) === 'for' && PURPOSES.has(message.text(at + 1));

const MOST_OF_A_PURPOSE = 6;

/** "for the quilters luncheon": up to the next mark, preposition, day or time. */
function endOfPurpose(message: Message, at: number, isCore: (at: number) => boolean): number {
  let end = at + 2;
  while (
    end < at + MOST_OF_A_PURPOSE &&
    message.free(end)?.kind === 'word' &&
    !isCore(end) &&
    !['at', 'in', 'over'].includes(message.text(end))
  )
    end++;
  return end;
}

/** Past forms of what artists, guests and venues do at a show. */
const PAST_VERBS = new Set(
  `played performed sang sung rocked killed crushed smashed nailed slayed bombed flopped sucked stank stunk headlined jammed closed sold drew filled showed went
  came left fell broke blew tore brought did had got made took gave told asked forgot missed lost won ran stood sat began began ended finished started stopped canceled cancelled quit was were
  fired refused declined drank danced cried happened turned walked wore hired loved hated enjoyed liked`.split(
    /\s+/,
  ),
);

const MEANT = new Set('by hoping wondering thinking wanting asking told asked yes ok in'.split(' '));

/** "the 8 Balls, friday 8pm, showed up late" */
function hasPastVerb(message: Message, { from, to, isCore }: Core): boolean {
  let artist = false;
  for (let at = from; at < to; at++) {
    if (message.takenAs(at) === 'artist') artist = true;
    else if (artist && !isCore(at) && PAST_VERBS.has(message.text(at)) && !MEANT.has(message.text(at + 1)))
      return true;
  }
  return false;
}

const SLOTS = new Set(
  `time slot slots spot show shows gig date night evening set request booking booked offer confirmation deal good go agent manager rep booker drummer drums plays sings bass guitar fiddle keys
  vocals ok okay fine confirmed`.split(/\s+/),
);
const ROOMS = new Set('stage room floor place'.split(' '));
const KEEPING = new Set('reserve reserving hold holding save saving block keep make have got'.split(' '));
const MEASURES = new Set(
  'set sets song songs hour hours hr hrs min mins minute minutes bucks dollars k'.split(' '),
);

/** Whether what stands before "for the Rattlers" is kept for them: "reserve the stage", "a slot", "$500". */
function isForAShow(message: Message, at: number, isCore: (at: number) => boolean): boolean {
  const token = message.tokens[at];
  if (token?.kind !== 'word' || isCore(at)) return true;
  if (message.takenAs(at) === 'count') return MEASURES.has(token.text);
  if (message.takenAs(at) !== undefined || token.text.endsWith('ing')) return true;
  return (
    SLOTS.has(token.text) ||
    (ROOMS.has(token.text) && [at - 1, at - 2].some((index) => KEEPING.has(message.text(index))))
  );
}

/** "me and 4 friends for High Noon", "print posters for Cody Reed": who comes to see, and what is made for a show. */
function isForSomethingElse(message: Message, { from, to, isCore }: Core): boolean {
  for (let at = from; at < to; at++) {
    if (message.text(at) !== 'for') continue;
    const next = ['the', 'los'].includes(message.text(at + 1)) ? at + 2 : at + 1;
    if (message.takenAs(next) !== 'artist') continue;
    if (!isForAShow(message, at - 1, isCore) && hasCore(message, { from, to, isCore })) return true;
  }
  return false;
}

/** Whether a day or time stands in the sentence; the artist's name alone is no show. */
const hasCore = (message: Message, { from, to, isCore }: Core): boolean => {
  for (let at = from; at < to; at++) if (isCore(at) && message.takenAs(at) !== 'artist') return true;
  return false;
};

const MEDIA = new Set(
  'website site webpage page marquee flyer flyers flier poster posters sign billboard chalkboard newsletter newspaper socials facebook fb instagram insta twitter tiktok ad ads radio ticketmaster bandsintown'.split(
    ' ',
  ),
);

/** "the Rattlers are on your facebook", "add Cody Reed to the website": a show that is known already. */
function isPublished(message: Message, { from, to, isCore }: Core): boolean {
  let core = false;
  let media = false;
  for (let at = from; at < to; at++) {
    core ||= isCore(at);
    media ||= MEDIA.has(message.text(at));
  }
  return core && media;
}
