import type { Message } from './message.js';
import { wordSet } from './word-set.js';

/** `other` is a time of something else than the show, `end` of its end. */
export type Role = 'show' | 'other' | 'end';

const SHOW = wordSet(`
  show showtime music start starts starting stage downbeat curtain onstage kickoff set begins play plays on concert commencing commence commences begin
  beginning kicks
`);
const OTHER = wordSet(`
  doors door load loadin soundcheck check setup up arrive arrival dinner ceremony opener openers house gates lobby kitchen linecheck contest raffle
  drawing toast toasts auction judging speech speeches awards buffet supper fireworks trivia bingo karaoke parade vows cake cut call in
`);
const END = wordSet(`
  until ends end ending over curfew finish finishes finished finishing done wrap wraps wrapping concluding conclude concludes ceasing stop stops
  stopping closing
`);

function roleOf(word: string): Role | undefined {
  if (SHOW.has(word)) return 'show';
  if (OTHER.has(word)) return 'other';
  return END.has(word) ? 'end' : undefined;
}

const BETWEEN = wordSet('at @ - : is are open opens around about by time = off from las la like roughly to');

/** What the words before a time say of it. */
export function roleBefore(message: Message, from: number): Role | undefined {
  const at = skipped(message, BETWEEN, { at: from - 1, step: -1 });
  if (isSetUp(message, at)) return 'other';
  const word = message.text(at);
  if (
    word === 'in' &&
    !['load', 'check', 'move'].includes(message.text(message.text(at - 1) === '-' ? at - 2 : at - 1))
  )
    return undefined;
  if (word === 'up' && message.text(at - 1) !== 'set') return undefined;
  if (word === 'call' && message.text(at + 1) === 'time') return 'other';
  if (word === 'on' || word === 'call') return undefined;
  return roleOf(word);
}

const SET_UP = wordSet(
  'soundcheck loadin doors load check setup arrive arrival rehearsal rehearse dinner ceremony',
);
const OF_A_SHOW = wordSet('for the of our their s is on in at are will be starts open opens');
const MOST_BETWEEN = 10;

/** "Soundcheck for The Rattlers is 5pm": artist and day stand between. */
function isSetUp(message: Message, from: number): boolean {
  let at = from;
  while (from - at < MOST_BETWEEN && (isKnown(message, at) || OF_A_SHOW.has(message.text(at)))) at--;
  const word = message.text(at);
  if (word === 'check' && message.text(at - 1) !== 'sound') return false;
  return at < from && SET_UP.has(word);
}

/** What the words after a time say of it. */
export function roleAfter(message: Message, to: number): Role | undefined {
  const role = roleOf(message.text(to));
  if (message.text(to) === 'for') return purposeOf(message, to);
  return ['on', 'in', 'up', 'set', 'until', 'call', 'play'].includes(message.text(to)) ? undefined : role;
}

/** "by 7 for soundcheck" */
export const purposeOf = (message: Message, to: number): Role | undefined =>
  message.text(to) === 'for' && roleOf(message.text(to + 1)) === 'other' ? 'other' : undefined;

const MOST_SKIPPED = 6;

/** The first token from there on that is none of these words. */
export function skipped(
  message: Message,
  words: ReadonlySet<string>,
  { at, step }: { at: number; step: number },
): number {
  let index = at;
  while (words.has(message.text(index)) && Math.abs(index - at) < MOST_SKIPPED) index += step;
  return index;
}

/** Whether a day or an artist is named there. */
export const isKnown = (message: Message, index: number): boolean =>
  ['date', 'artist'].includes(message.takenAs(index) ?? '');
