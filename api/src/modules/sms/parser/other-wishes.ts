import type { Message } from './message.js';
import { nextAfterThe, phrases, saysOne } from './phrases.js';

/** Words that ask for a change of what is booked, wherever they stand. */
const CHANGES = phrases(`
  do not | does not | will not | should not | would not | unbook | unbooked | cancel | cancels | cancelled | canceled | cancelling | canceling | cancelation | cancellation | cancela | cancelar | cxl | postpone | postponed
  postponing | reschedule | rescheduled | rescheduling | resched | call off | calling off | called off | call it off | instead | move | moved | moving
  push | pushed | bump | bumped | shift | swap | swapped | switch | switched | change | changed | changing | delay | delayed | scratch
  scrap | nix | delete | remove | take down | take off | update | fix | correct | correction | pull out | pulled out | backing out | back out | backed out
  drop out | dropped out | dropping out | never mind | nevermind | nvm | disregard | ignore | wrong number | by mistake | my mistake | called in sick | running late
  anyone but | anybody but | everyone but | anyone except | anybody except | anyone other than | somebody other than | someone other than
  unable to | unavailable | no longer | not able | not available | not playing | not gonna | not going to | not coming | not happening | anymore
`);

/** What guests write, and those who do not want a show. */
const VISITS = phrases(`
  tickets for | tickets to | ticket for | ticket to | tickets left | tickets available | tickets still | any tickets | buy tickets | get tickets | need tickets
  want tickets | tix for | table for | table of | tables for | reserve a table | reserve a | reservation | reservations | book a table | seats for | seats left | seating for
  on the guest list | on the guestlist | me on the list | how much | how late | how long | how many | when do | when does | when is | when are | when will | whens | where is
  who is | who are | whos playing | whose playing | who plays | are there | is there | still playing | still on | still happening | is it true | sold out | refund | parking
  was great | was awesome | already booked | already confirmed | got booked | is booked | are booked | thanks for having | thank you for having | rsvp | menu
  confirming | to confirm | confirm that | still good for | reminder | remind | see you at | see yall at | come see | come out | cant wait to see | cant wait for
  looking forward to seeing | looking forward to the | lost my | left my | forgot my | did you | did yall | did u | have you booked | have yall booked | you booked
  supposed to | i thought | i heard | heard that | calendar says | poster says | website says | listed | jk | just kidding | kidding | pass on | decline | declined
  turned down | turn it down | said no | no thanks | nope | too loud | noise | complaint | forget about | in town for | congrats | congratulations
`);

const SEEING = new Set([
  'see',
  'seeing',
  'watch',
  'watching',
  'catch',
  'saw',
  'seen',
  'loved',
  'enjoyed',
  'missed',
  'caught',
  'heard',
  'watched',
  'confirm',
  'remember',
  'miss',
  'got',
  'hear',
]);
const PAST = new Set(['played', 'rocked', 'killed', 'crushed', 'was', 'canceled']);
const ASKS = new Set([
  'is',
  'are',
  'r',
  'was',
  'were',
  'do',
  'does',
  'did',
  'will',
  'has',
  'have',
  'isnt',
  'arent',
]);
const OFFERS = new Set(['available', 'free', 'open', 'able', 'interested', 'want', 'possible', 'ok']);
const OPENERS = new Set([
  'hey',
  'hi',
  'hello',
  'yo',
  'so',
  'and',
  'howdy',
  'quick',
  'question',
  ',',
  '.',
  '!',
  '?',
  '-',
  '"',
  ':',
  '>',
]);
const NEGATIVES = new Set(
  'cant cannot aint never wont dont doesnt didnt isnt arent wasnt wouldnt couldnt shouldnt'.split(' '),
);
const HARMLESS = new Set(['wait', 'forget', 'mind', 'hesitate', 'worry', 'know', 'you', 'we', 'yall', 'u']);
const NEGATIONS = new Set(['not', 'except', 'no', 'without', 'but', 'forget']);

/** Whether the message asks for something else than a new show: a change of one, or what a guest wants to know. */
export const isOtherWish = (message: Message): boolean =>
  message.tokens.some(
    (_, at) =>
      isSign(message, at) ||
      isQuestion(message, at) ||
      seesAnArtist(message, at) ||
      asksAboutAnArtist(message, at) ||
      isNegative(message, at),
  );

const isSign = (message: Message, at: number): boolean =>
  (saysOne(message, at, CHANGES) || saysOne(message, at, VISITS)) &&
  message.takenAs(at) !== 'artist' &&
  message.written(at - 1) !== 'if';

const QUESTIONS = new Set(['who', 'what', 'when', 'where', 'why', 'how', 'wat', 'whats', 'whos']);
const IDIOMS = new Set([
  'about',
  'bout',
  'if',
  ':',
  '=',
  '-',
  'up',
  'yall',
  'you',
  'u',
  'ya',
  'works',
  'r',
  'dont',
  'not',
]);

/** A clause that opens with a question word, but for "how about friday" and "When: friday". */
function isQuestion(message: Message, at: number): boolean {
  if (!QUESTIONS.has(message.text(at)) || IDIOMS.has(message.written(at + 1))) return false;
  if (message.says(at, 'how', 'are', 'you') || message.says(at, 'how', 'are', 'yall')) return false;
  let before = at - 1;
  while (OPENING_WORDS.has(message.written(before))) before--;
  const token = message.tokens[before];
  return token === undefined || token.kind === 'break' || token.kind === 'mark';
}

const OPENING_WORDS = new Set(['hey', 'hi', 'hello', 'yo', 'so', 'and', 'howdy', 'question', 'but']);

/** "to see the Rattlers", "the Rattlers rocked" */
const seesAnArtist = (message: Message, at: number): boolean =>
  (SEEING.has(message.written(at)) && isArtist(message, nextAfterThe(message, at))) ||
  (PAST.has(message.written(at)) && isArtist(message, at - 1));

/** "are the Rattlers playing friday?" asks, "are the Rattlers free friday?" offers. */
function asksAboutAnArtist(message: Message, at: number): boolean {
  if (
    !ASKS.has(message.text(at)) ||
    !isArtist(message, nextAfterThe(message, at)) ||
    message.tokens[at]?.apostrophe
  )
    return false;
  let before = at - 1;
  while (OPENERS.has(message.written(before))) before--;
  const token = message.tokens[before];
  const isOpening = token === undefined || token.kind === 'break';
  return isOpening && !message.tokens.some(({ text }) => OFFERS.has(text));
}

const isArtist = (message: Message, at: number): boolean => message.takenAs(at) === 'artist';

/** "cant do friday", "not the rattlers". */
function isNegative(message: Message, at: number): boolean {
  const word = message.text(at);
  if (NEGATIONS.has(word))
    return ['artist', 'date'].includes(message.takenAs(nextAfterThe(message, at)) ?? '') && word !== 'but';
  if (!NEGATIVES.has(word) || HARMLESS.has(message.written(at + 1))) return false;
  return !['if', 'why', 'since'].some((mild) =>
    [at - 1, at - 2, at - 3].some((index) => message.written(index) === mild),
  );
}
