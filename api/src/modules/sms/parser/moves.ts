import type { Message } from './message.js';
import { wordSet } from './word-set.js';

const VERBS = wordSet(`
  slide sliding slid scoot nudge shove roll bring bringing pull kick bounce shuffle carry put set hold knock jump redo change make get have send
`);
/** Of these, "X to saturday" alone says that X moves. */
const PLAIN_MOVES = wordSet('slide sliding slid scoot nudge shove roll bounce shuffle jump knock');
const SHOWS = wordSet(
  'show shows gig set slot date night time booking spot performance concert start appearance',
);
const NEW_PLACE = wordSet('to until onto over back forward up ahead down');
const SHIFTED = wordSet('to now goes becomes needs should gets must');
const MOST_BETWEEN = 8;
const ENDS = new Set(['.', '!', '?', ';', '\n']);

/** "slide Wade's show to Saturday", "bring the Coyotes forward to 7", "Wade Tucker's gig to the 5th": a show that is moved. */
export const isMove = (message: Message, at: number, mentioned: ReadonlySet<number>): boolean =>
  movesAShow(message, at, mentioned) || isShowThatMoves(message, at, mentioned) || isHourOff(message, at);

function movesAShow(message: Message, at: number, mentioned: ReadonlySet<number>): boolean {
  if (!VERBS.has(message.text(at))) return false;
  let names = 0;
  for (let next = at + 1; next <= at + MOST_BETWEEN && !ENDS.has(message.written(next)); next++) {
    const word = message.written(next);
    if (message.isArtist(next) || SHOWS.has(word) || ['it', 'them', 'that'].includes(word)) names++;
    else if (names > 0 && ['forward', 'ahead'].includes(word)) return true;
    else if (names > 0 && word === 'in') return false;
    else if (names > 0 && NEW_PLACE.has(word))
      return (
        (PLAIN_MOVES.has(message.text(at)) || isMoving(message, next)) && isNewDay(message, next, mentioned)
      );
  }
  return false;
}

/** "back to", "up a week", "over to", but not "put it on to". */
const isMoving = (message: Message, at: number): boolean =>
  ['back', 'up', 'over', 'down'].includes(message.written(at)) &&
  ['to', 'a', 'an', 'by'].includes(message.written(at + 1));

const LEADS = wordSet('to the this next at on until a');

function isNewDay(message: Message, at: number, mentioned: ReadonlySet<number>): boolean {
  let next = at + 1;
  while (LEADS.has(message.text(next))) next++;
  return mentioned.has(next) || ['an', 'week', 'day', 'hour'].includes(message.written(next));
}

/** "Wade Tucker's show to saturday", "Wade Tucker to saturday", "the Rattlers now saturday". */
function isShowThatMoves(message: Message, at: number, mentioned: ReadonlySet<number>): boolean {
  if (!message.isArtist(at) || message.isArtist(at + 1)) return false;
  const next = SHOWS.has(message.text(at + 1)) ? at + 2 : at + 1;
  if (isNowStarting(message, next, mentioned)) return true;
  if (next === at + 1)
    return message.text(next) === 'to' && message.takenAs(next + 1) === 'date' && !isAdded(message, at);
  return SHIFTED.has(message.text(next)) || (STARTS.has(message.text(next)) && isModal(message, at));
}

/** "add Rosie O'Dell to 7/10" */
const isAdded = (message: Message, at: number): boolean =>
  Array.from({ length: MOST_BETWEEN }, (_, back) => message.text(at - back)).some((word) =>
    ['add', 'adding', 'assign', 'book', 'booking'].includes(word),
  );

/** "an hour later", "a week earlier" */
const isHourOff = (message: Message, at: number): boolean =>
  ['hour', 'hours', 'week', 'weeks', 'day', 'days', 'minutes', 'min'].includes(message.written(at)) &&
  ['later', 'earlier', 'sooner'].includes(message.written(at + 1));

const STARTS = wordSet('start starts begin begins end ends run be');

/** "can the Friday Knights show start at 9" */
function isModal(message: Message, at: number): boolean {
  let before = at;
  while (message.isArtist(before) || message.text(before) === 'the') before--;
  return ['can', 'could', 'would', 'will', 'does', 'shouldnt'].includes(message.text(before));
}

const NOW = new Set([...STARTS, 'at', 'plays', 'is', 'playing', 'goes']);

/** "Cody Reed 3/13 now starts at 9" */
function isNowStarting(message: Message, from: number, mentioned: ReadonlySet<number>): boolean {
  let at = from;
  while (mentioned.has(at) || ['on', ','].includes(message.text(at))) at++;
  return message.text(at) === 'now' && NOW.has(message.text(at + 1));
}
