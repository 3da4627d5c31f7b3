import type { Message } from './message.js';
import { nextAfterThe } from './phrases.js';
import { REQUEST_VERBS } from './request-words.js';
import { type Core, sentencesOf } from './sentences.js';
import { wordSet } from './word-set.js';

/**
 * Whether something around a show is wanted and no show: "print posters for Cody Reed", "book me a room", "get Cody Reed on
 * the phone", "add the Rattlers to the website", "the guy from the Rattlers".
 * @param mentioned tokens of a day or time
 */
export function isAroundAShow(message: Message, mentioned: ReadonlySet<number>): boolean {
  const isCore = (at: number): boolean => mentioned.has(at) || message.isArtist(at);
  return (
    sentencesOf(message).some(({ from, to }) => {
      const core = { from, to, isCore };
      return isForSomethingElse(message, core) || isPublished(message, core);
    }) ||
    message.tokens.some(
      (_, at) =>
        isForOneself(message, at) ||
        isPhoned(message, at) ||
        isVisited(message, at) ||
        isSomebodyOf(message, at),
    )
  );
}

const SLOTS = wordSet(`
  time slot slots spot show shows gig date night evening set request booking booked offer confirmation deal good go agent manager rep booker drummer
  drums plays sings bass guitar fiddle keys vocals ok okay fine confirmed
`);
const ROOMS = wordSet('stage room floor place');
const KEEPING = wordSet('reserve reserving hold holding save saving block keep make have got');
const MEASURES = wordSet('set sets song songs hour hours hr hrs min mins minute minutes bucks dollars k');

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
    if (!message.isArtist(next)) continue;
    if (!isForAShow(message, at - 1, isCore) && hasCore(message, { from, to, isCore })) return true;
  }
  return false;
}

/** Whether a day or time stands in the sentence; the artist's name alone is no show. */
const hasCore = (message: Message, { from, to, isCore }: Core): boolean => {
  for (let at = from; at < to; at++) if (isCore(at) && !message.isArtist(at)) return true;
  return false;
};

const MEDIA = wordSet(`
  website site webpage page marquee flyer flyers flier poster posters billboard chalkboard newsletter newspaper socials facebook fb instagram insta
  twitter tiktok ad ads radio ticketmaster bandsintown screenshot screenshots
`);

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

const SHOWS = wordSet('date show slot spot gig set band act night hold');
const WANTED = wordSet('a an the some');

/** "book me a room", "get us 4 seats": something else than a show. */
const isForOneself = (message: Message, at: number): boolean =>
  ['me', 'us'].includes(message.text(at)) &&
  (isCountOfThings(message, at + 1) ||
    (REQUEST_VERBS.has(message.text(at - 1)) &&
      WANTED.has(message.text(at + 1)) &&
      message.free(at + 2)?.kind === 'word' &&
      !SHOWS.has(message.text(at + 2))));

const PLACES = wordSet('ticket tickets tix seat seats chairs stools tables spots');

/** "4 tickets", but no phone number. */
const isCountOfThings = (message: Message, at: number): boolean =>
  message.takenAs(at) === 'count' && PLACES.has(message.written(at + 1));

const VISITS = wordSet('at to during after before near');

/** "propose at the Dixie Dawn show" */
const isVisited = (message: Message, at: number): boolean =>
  VISITS.has(message.text(at)) &&
  message.isArtist(nextAfterThe(message, at)) &&
  message.tokens.some(
    (_, index) =>
      index > at &&
      message.isArtist(index - 1) &&
      ['show', 'gig', 'concert', 'thing'].includes(message.text(index)),
  );

/** "get Cody Reed on the phone" */
const isPhoned = (message: Message, at: number): boolean =>
  message.isArtist(at) &&
  (message.says(at + 1, 'on', 'the', 'phone') ||
    message.says(at + 1, 'on', 'the', 'line') ||
    message.says(at + 1, 'a', 'call'));

const SOMEBODY = wordSet(
  'guy guys girl dude fella fellow lady singer drummer bassist guitarist fiddler frontman kid',
);
const WHO_WRITES = wordSet('is its im this thats with we are');

/** "the guy from the Rattlers", but not "this is the drummer of the Rattlers". */
function isSomebodyOf(message: Message, at: number): boolean {
  if (!SOMEBODY.has(message.text(at)) || !['from', 'of', 'in'].includes(message.text(at + 1))) return false;
  if (!message.isArtist(nextAfterThe(message, at + 1))) return false;
  const before = ['the', 'a', 'that', 'this'].includes(message.text(at - 1)) ? at - 2 : at - 1;
  return (
    (message.tokens[before]?.kind !== 'mark' && !WHO_WRITES.has(message.text(before))) ||
    message.tokens[before] === undefined
  );
}
