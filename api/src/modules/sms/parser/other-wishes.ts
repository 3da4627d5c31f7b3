import type { Message } from './message.js';
import { asksAboutAShow } from './guest-questions.js';
import { opensAClause } from './neighbours.js';
import { isMove } from './moves.js';
import { CHANGES, HARMLESS_SIGNS, VISITS } from './other-wish-words.js';
import { nextAfterThe, saysOne } from './phrases.js';
import { isOfAStory } from './stories.js';
import { wordSet } from './word-set.js';

const SEEING = wordSet(`
  see seeing watch watching catch saw seen loved enjoyed missed caught heard watched confirm remember got hear pick meet call interview text email
  remind tell pay drive thank tip follow
`);
const PAST = wordSet('tickets tix played rocked killed crushed was canceled');
const NEGATIVES = wordSet(
  'cant cannot aint never wont dont doesnt didnt isnt arent wasnt wouldnt couldnt shouldnt',
);
const HARMLESS = wordSet(
  'wait forget mind be hesitate worry know you we yall u ask laugh judge panic cry sweat stress tell done tried texted used',
);
const NEGATIONS = wordSet('not except no without but forget');

/**
 * Whether the message asks for something else than a new show: a change of one, or what a guest wants to know.
 * @param mentioned tokens of a day or time
 * @param stories tokens of sentences that tell of something else
 */
export function isOtherWish(
  message: Message,
  { mentioned, stories }: { mentioned: ReadonlySet<number>; stories: ReadonlySet<number> },
): boolean {
  return message.tokens.some(
    (_, at) =>
      isQuestion(message, at) ||
      seesAnArtist(message, at) ||
      asksAboutAShow(message, at) ||
      isMove(message, at, mentioned) ||
      isOfAnArtist(message, at) ||
      (!isOfAStory(message, at, stories) && (isSign(message, at) || isNegative(message, at))),
  );
}

const PROMISED = wordSet('tell promise show remind');
const OWN = wordSet(
  'hip hips knee knees back heart feet legs ears eyes head wallet thumbs hands nerves liver',
);

const isSign = (message: Message, at: number): boolean =>
  !isNoNeed(message, at) &&
  !saysOne(message, at, HARMLESS_SIGNS) &&
  !isGearThatArrives(message, at) &&
  !isListOf(message, at) &&
  !isBookingConfirmed(message, at) &&
  !isPromised(message, at) &&
  !isBeforeThey(message, at) &&
  (saysOne(message, at, CHANGES) || saysOne(message, at, VISITS)) &&
  !message.isArtist(at) &&
  message.written(at - 1) !== 'if';

const GEAR = wordSet('bus van truck trailer crew gear backline rig tech fiddle amp drums limo');
const isGearThatArrives = (message: Message, at: number): boolean =>
  ['arrives', 'arriving', 'lands', 'moved', 'moves', 'broke'].includes(message.text(at)) &&
  GEAR.has(message.text(at - 1));

const TERMS = wordSet('doors soundcheck sc load loadin backline guarantee deposit dep flat settlement');

/** "Guest list 4.", among the terms of a show. */
const isListOf = (message: Message, at: number): boolean =>
  message.says(at, 'guest', 'list') && opensAClause(message, at) && /^\d|^:$/.test(message.written(at + 2));

/** "Confirming Nine Pound Hammer Sat 11/21.", as those write who settle the terms; "confirming the Coyotes?" asks. */
function isBookingConfirmed(message: Message, at: number): boolean {
  if (message.text(at) !== 'confirming' || !opensAClause(message, at)) return false;
  return (
    message.isArtist(nextAfterThe(message, at)) &&
    message.tokens.some((_, index) => TERMS.has(message.text(index))) &&
    !message.tokens.some((_, index) => message.text(index) === '?')
  );
}

const PROMISES = wordSet('ill well hell shell theyll will gladly');

/** "I'll pay them cash" */
const isPromised = (message: Message, at: number): boolean =>
  message.text(at) === 'pay' && PROMISES.has(message.written(at - 1));

const NEEDS = wordSet('need require mind care eat drink charge have');
const SHOWS = wordSet('show gig it this that them him her slot date');

/** "they do not need dinner" says nothing against the show. */
function isNoNeed(message: Message, at: number): boolean {
  const verb = message.written(at + 1) === 'not' ? at + 2 : at + 1;
  if (
    !['do', 'does', 'dont', 'doesnt', 'wont'].includes(message.written(at)) ||
    !NEEDS.has(message.written(verb))
  )
    return false;
  const object = ['a', 'an', 'any', 'the', 'our', 'to'].includes(message.written(verb + 1))
    ? verb + 2
    : verb + 1;
  return message.takenAs(object) === undefined && !SHOWS.has(message.written(object));
}

/** "before they change their minds" */
const isBeforeThey = (message: Message, at: number): boolean =>
  message.written(at - 2) === 'before' || message.written(at - 1) === 'before';

const QUESTIONS = wordSet('whens wheres whys howd whod who what when where why how wat whats whos');
const IDIOMS = wordSet('about bout if : = - up yall you u ya works r dont not');

/** A clause that opens with a question word, but for "how about friday" and "When: friday". */
function isQuestion(message: Message, at: number): boolean {
  if (isQuoted(message, at)) return false;
  if (!QUESTIONS.has(message.text(at)) || IDIOMS.has(message.written(at + 1))) return false;
  if (message.says(at, 'how', 'are', 'you') || message.says(at, 'how', 'are', 'yall')) return false;
  return opensAClause(message, at, OPENING_WORDS);
}

/** On a line of somebody else's, before the sender's own. */
function isQuoted(message: Message, at: number): boolean {
  let start = at;
  while (start > 0 && message.tokens[start - 1]?.kind !== 'break') start--;
  if (message.text(start) !== '>') return false;
  return message.tokens.some(
    ({ kind }, index) => kind === 'break' && index > at && message.text(index + 1) !== '>',
  );
}

const OPENING_WORDS = wordSet('hey hi hello yo so and howdy question but');

/** "to see the Rattlers", "the Rattlers rocked" */
const seesAnArtist = (message: Message, at: number): boolean =>
  (SEEING.has(message.written(at)) && message.isArtist(nextAfterThe(message, at))) ||
  (PROMISED.has(message.written(at)) &&
    message.says(at + 1, 'me') &&
    message.isArtist(nextAfterThe(message, at + 1))) ||
  (PAST.has(message.written(at)) && message.isArtist(at - 1));

const OWNED = wordSet(`
  set gig contract rider paycheck cousin brother sister mom mama mother dad daddy father son daughter wife husband uncle aunt nephew niece friend friends buddy kid kids slot spot turn
  place
`);

const isPossessive = (token: Message['tokens'][number] | undefined): boolean =>
  token?.apostrophe === true && token.text.endsWith('s');

const MOST_OWNED = 7;

/** "Cody Reed's cousin", "the Rattlers' slot": somebody or something else than the artist. */
const isOfAnArtist = (message: Message, at: number): boolean =>
  OWNED.has(message.text(at)) &&
  Array.from({ length: MOST_OWNED }, (_, back) => at - 1 - back).some(
    (index) => message.isArtist(index) && isPossessive(message.tokens[index]),
  );

/** "cant do friday", "not the rattlers". */
function isNegative(message: Message, at: number): boolean {
  const word = message.text(at);
  if (NEGATIONS.has(word))
    return ['artist', 'date'].includes(message.takenAs(nextAfterThe(message, at)) ?? '') && word !== 'but';
  if (!NEGATIVES.has(word) || HARMLESS.has(message.written(at + 1)) || isNoNeed(message, at)) return false;
  if (
    message.written(at + 1) === '@' ||
    OWN.has(message.written(at - 1)) ||
    GEAR.has(message.written(at - 1))
  )
    return false;
  return !['if', 'why', 'since'].some((mild) =>
    [at - 1, at - 2, at - 3].some((index) => message.written(index) === mild),
  );
}
