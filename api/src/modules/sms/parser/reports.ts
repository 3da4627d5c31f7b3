import { isCommon } from './common-words.js';
import type { Message } from './message.js';
import { isFramed } from './request-frame.js';
import { BEFORE_A_NAME, BEHIND_A_NAME } from './request-words.js';
import { type Core, sentencesOf } from './sentences.js';
import { wordSet } from './word-set.js';

/**
 * Whether a message that asks for nothing in so many words tells of a show instead: "Cody Reed plays the Ryman dec 5 at 8",
 * or "the 8 Balls, friday 8pm, showed up late".
 * @param mentioned tokens of a day or time
 */
export function isReported(message: Message, mentioned: ReadonlySet<number>): boolean {
  if (isFramed(message)) return false;
  if (isExcited(message)) return true;
  const isCore = (at: number): boolean => mentioned.has(at) || message.isArtist(at);
  return sentencesOf(message).some(({ from, to }) => {
    const core = { from, to, isCore };
    return hasOddWordBetween(message, core) || hasPastVerb(message, core);
  });
}

/** "so excited!!! the Rattlers dec 5": who comes to see. */
const isExcited = (message: Message): boolean =>
  message.tokens.some((_, at) => EXCITED.has(message.text(at)));

const EXCITED = wordSet('excited pumped stoked psyched woohoo woot yay yippee hooray');

/** Words of the trade, which stand between the times of a show. */
const TRADE = wordSet(`
  load loadin downbeat sc soundcheck changeover linecheck lineup miss high guarantee flat board main front patio deck room small upstairs downstairs
  indoor indoors outdoor outdoors inside outside lounge rooftop garden courtyard porch lawn biergarten
`);
const PURPOSES = wordSet('the a an our my his her their your this that');

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
const PAST_VERBS = wordSet(`
  played performed sang sung rocked killed crushed smashed nailed slayed bombed flopped sucked stank stunk headlined jammed closed sold drew filled
  showed went came left fell broke blew tore brought did had got made took gave told asked forgot missed lost won ran stood sat began ended finished
  started stopped canceled cancelled quit was were fired refused declined drank danced cried happened turned walked wore hired loved hated enjoyed liked
`);

const MEANT = wordSet('by hoping wondering thinking wanting asking told asked yes ok in');

/** "the 8 Balls, friday 8pm, showed up late" */
function hasPastVerb(message: Message, { from, to, isCore }: Core): boolean {
  let artist = false;
  for (let at = from; at < to; at++) {
    if (message.isArtist(at)) artist = true;
    else if (artist && !isCore(at) && PAST_VERBS.has(message.text(at)) && !MEANT.has(message.text(at + 1)))
      return true;
  }
  return false;
}
