import { HARMLESS, TELLTALE } from './formulas.js';
import type { Message } from './message.js';
import { phraseAt } from './phrases.js';
import { type IsCore, type Span, within } from './sentences.js';
import { AGAINST, isExplained } from './vocabulary.js';
import { wordSet } from './word-set.js';

interface Clause extends Span {
  isCore: IsCore;
}

const OPENS_A_NOUN = wordSet('for with w by of our my his her their your about plus from');
const ENDS_A_NOUN = wordSet('at in on and is to can');
const MOST_OF_A_NOUN = 4;
const MOST_COUNTED = 3;

/**
 * Words of a clause that no request has. Beside "for the quilters luncheon" and the like unknown words count only where
 * the clause names the show and nothing in the message asks for one.
 */
export function unexplainedIn(
  message: Message,
  { from, to }: Span,
  { isCore, isFramed }: { isCore: IsCore; isFramed: boolean },
): readonly number[] {
  const left: number[] = [];
  const isTold = !isFramed && within({ from, to }, isCore);
  let ofANoun = 0;
  for (let at = from; at < to; at++) {
    const harmless = phraseAt(message, at, HARMLESS);
    if (harmless > 0) at += harmless - 1;
    else if (phraseAt(message, at, TELLTALE) > 0) left.push(at);
    else if (isAgainst(message, at, { from, to, isCore })) left.push(at);
    else if (isTold && isUnknown(message, at, isCore) && ofANoun <= 0) left.push(at);
    ofANoun = harmless > 0 ? MOST_COUNTED : nounFrom(message, at, { isCore, ofANoun });
  }
  return left;
}

/** How many words from there on may belong to "for the quilters luncheon" or "two pedal steels". */
function nounFrom(
  message: Message,
  at: number,
  { isCore, ofANoun }: { isCore: IsCore; ofANoun: number },
): number {
  if (isCore(at) || message.free(at)?.kind !== 'word')
    return message.takenAs(at) === 'count' ? MOST_COUNTED : 0;
  if (OPENS_A_NOUN.has(message.text(at))) return MOST_OF_A_NOUN;
  return ENDS_A_NOUN.has(message.text(at)) || isIntroduced(message, at) ? 0 : ofANoun - 1;
}

const isUnknown = (message: Message, at: number, isCore: IsCore): boolean =>
  message.free(at)?.kind === 'word' &&
  !isCore(at) &&
  !isExplained(message.text(at)) &&
  !isIntroduced(message, at);

const isAgainst = (message: Message, at: number, clause: Clause): boolean =>
  (AGAINST.has(message.written(at)) && !clause.isCore(at) && !isHarmless(message, at, clause)) ||
  isAway(message, at, clause.isCore);

const OF_SOMETHING = wordSet('a an the just me');
const BESIDE_AN_HOUR = wordSet('pm p at');

function isHarmless(message: Message, at: number, clause: Clause): boolean {
  switch (message.written(at)) {
    case 'were':
      return message.tokens[at]?.apostrophe === true;
    case 'not':
      return OF_SOMETHING.has(message.written(at + 1)) && !clause.isCore(at + 2);
    case 'too':
      return message.free(at + 1)?.kind !== 'word';
    case 'off':
      return [at - 1, at + 1].some(
        (next) => BESIDE_AN_HOUR.has(message.text(next)) || message.number(next) !== undefined,
      );
    default:
      return ['drink', 'merch'].includes(message.written(at - 1)) || isRelative(message, at, clause);
  }
}

const RELATIVES = wordSet('what when where who why how which');
const BEFORE_A_QUESTION = wordSet('know tell me so and but hey ok wait yo hi of told right x pm am');

/** "folks who dance": inside of a clause such a word asks nothing. */
const isRelative = (message: Message, at: number, { from, isCore }: Clause): boolean =>
  RELATIVES.has(message.written(at)) &&
  at > from &&
  message.tokens[at - 1]?.kind === 'word' &&
  !BEFORE_A_QUESTION.has(message.written(at - 1)) &&
  !isCore(at - 1);

const NOT_HERE = wordSet('her his their my home another other');
const HERE = wordSet('the a an your our that this');

/** "in Dallas", "at her place", right behind the name, the day or the time. */
function isAway(message: Message, at: number, isCore: IsCore): boolean {
  if (!['at', 'in'].includes(message.text(at)) || !isCore(at - 1) || isCore(at + 1)) return false;
  const place = message.free(HERE.has(message.text(at + 1)) ? at + 2 : at + 1);
  return place?.kind === 'word' && (NOT_HERE.has(place.text) || !isExplained(place.text));
}

const INTRODUCING = wordSet('its is im');
const GREETING = wordSet('hi hey this hello ,');

/** "hi its Danny", "Delmar here" */
const isIntroduced = (message: Message, at: number): boolean =>
  message.text(at + 1) === 'here' ||
  (INTRODUCING.has(message.text(at - 1)) && (at < 2 || GREETING.has(message.text(at - 2))));
