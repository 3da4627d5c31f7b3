import type { Message } from './message.js';
import { type IsCore, type Span, within } from './sentences.js';
import { AGAINST, isExplained, REQUEST_VERBS } from './vocabulary.js';
import { wordSet } from './word-set.js';

const ARTICLES = wordSet('the los las our miss ms mr mrs that this these');
/** What stands before a name where somebody goes to a show, or has something of one. */
const NOT_BEFORE_A_NAME = wordSet(
  'at to in during before after near than into onto over there has some them call drive pay meet feed pick tell covers',
);
const NOT_BEHIND_A_NAME = wordSet(
  'onto has need needs some shows bring thing arrives call load soundcheck playing performing singing headlining',
);
const AUXILIARIES = wordSet(
  'is are r am was were does do did has have had isnt arent wasnt doesnt didnt hasnt havent',
);
const OFFERED = wordSet(
  'available avail free open opening openings room space slot slots spot spots possible ok okay cool alright fine able interested',
);
const ANY_SUBJECT = wordSet('it that you u ya yall there this any');

/** "nudge the Rattlers", "at the Rattlers", "is Cody Reed", "posters for Cody Reed", "Cody Reed's cousin". */
export function isStrangelyNamed(message: Message, at: number, isCore: IsCore): boolean {
  if (!message.isArtist(at)) return false;
  const isBehind =
    !message.isArtist(at + 1) &&
    (isStrange(message, at + 1, { isCore, not: NOT_BEHIND_A_NAME }) ||
      isPossessive(message, at, isCore) ||
      isSentElsewhere(message, at + 1, isCore));
  return isBehind || (!message.isArtist(at - 1) && isLedStrangely(message, at, isCore));
}

/** "Cody Reed to sign my hat", "the Rattlers on the jukebox" */
function isSentElsewhere(message: Message, at: number, isCore: IsCore): boolean {
  const next = message.text(at + 1) === 'the' ? at + 2 : at + 1;
  const place = message.free(next);
  if (place?.kind !== 'word' || isCore(next)) return false;
  if (message.text(at) === 'to') return next === at + 1 && !TO_PLAY.has(place.text);
  return message.text(at) === 'on' && !isExplained(place.text);
}

const TO_PLAY = wordSet(
  'play perform sing do be come start open headline host entertain the a our your join swing',
);

/** A word that no request has beside a name. */
function isStrange(
  message: Message,
  at: number,
  { isCore, not }: { isCore: IsCore; not: ReadonlySet<string> },
): boolean {
  const token = message.free(at);
  if (token?.kind !== 'word' || isCore(at) || AGAINST.has(token.text)) return false;
  return not.has(token.text) || !isExplained(token.text);
}

const RELATIVES = wordSet(
  'mama mom mother dad father daughter son wife husband sister brother manager mgr agent drummer people band rep booker',
);
const LINE_ENDS = wordSet('. ! ? \n "');

/** "Cody Reed's cousin", but not "I am Dixie's mama." */
function isPossessive(message: Message, at: number, isCore: IsCore): boolean {
  const token = message.tokens[at];
  if (!token?.apostrophe || !token.text.endsWith('s')) return false;
  let to = at + 1;
  while (message.tokens[to] && !LINE_ENDS.has(message.written(to)) && message.tokens[to]?.kind !== 'break')
    to++;
  const isDated = within({ from: at, to }, (next) => isCore(next) && !message.isArtist(next));
  return isDated || !RELATIVES.has(message.text(at + 1));
}

function isLedStrangely(message: Message, at: number, isCore: IsCore): boolean {
  let before = at - 1;
  while (ARTICLES.has(message.text(before))) before--;
  const word = message.text(before);
  if (word === 'for') return !isKeptFor(message, before - 1, isCore);
  if (LED.has(word)) return !isLedIn(message.text(before - 1));
  if (!AUXILIARIES.has(word) || word === 'have' || message.tokens[before]?.apostrophe)
    return isStrange(message, before, { isCore, not: NOT_BEFORE_A_NAME });
  return (
    !isTold(message, before, isCore) &&
    !within({ from: at, to: message.tokens.length }, (next) => OFFERED.has(message.text(next)))
  );
}

const PLAYING = wordSet('drum drums play plays sing sings singer drummer bassist guitarist yes');

/** These stand before a name only behind a verb that asks: "turn down the Rattlers" asks for no show. */
const LED = wordSet('in to down up out');

/** "pencil in the Rattlers", "I drum in AM Radio", "yes to Wade Tucker" */
const isLedIn = (word: string): boolean => REQUEST_VERBS.has(word) || PLAYING.has(word);

/** Of these names who writes or who plays, so that "is" tells: "this is Cody Reed". */
const NAMED = wordSet('this here artist band act name who date night it');

const isTold = (message: Message, auxiliary: number, isCore: IsCore): boolean =>
  NAMED.has(message.text(auxiliary - 1)) ||
  isCore(auxiliary - 1) ||
  (message.text(auxiliary) === 'do' && message.free(auxiliary - 1)?.kind === 'word');

const THINGS = wordSet(`
  poster posters ride table wings photographer parking bartender bartenders friends people ppl folks seats drummer date flyer contract plot
  food drinks cake beer deposit money second another
`);
/** "need a bartender friday for the Rattlers": up to the mark before it. */
function isOfAThing(message: Message, at: number): boolean {
  let from = at;
  while (from > 0 && !['mark', 'break'].includes(message.tokens[from - 1]?.kind ?? '')) from--;
  return within({ from, to: at + 1 }, (next) => THINGS.has(message.text(next)));
}

const ROOMS = wordSet('room stage');
const KEEPING = wordSet('reserve reserving hold holding save saving block keep');
const MEASURES = wordSet('set sets song songs hour hours hr hrs min mins minute minutes bucks dollars k');

/** Whether what stands before "for the Rattlers" is kept for them: "a slot", "$500"; posters and seats are not. */
function isKeptFor(message: Message, at: number, isCore: IsCore): boolean {
  const token = message.tokens[at];
  if (isOfAThing(message, at)) return false;
  if (token?.kind !== 'word' || isCore(at)) return true;
  if (message.takenAs(at) === 'count') return MEASURES.has(token.text);
  if (ROOMS.has(token.text)) return [at - 1, at - 2].some((back) => KEEPING.has(message.text(back)));
  return isExplained(token.text) || message.takenAs(at) !== undefined;
}

const OPENERS = wordSet(`
  hey hi hello yo so and but howdy quick question q wait um umm uh hmm oh ooh ah ahh wow lol ok okay sorry please dude bro bruh girl guys yall hiya sup
  random excuse me hold on hang sir maam btw omg omfg > , good morning evening afternoon there alright right well like also just
`);

/** Whether a sentence asks what is so: "are kids ok at High Noon"; "is the 12th open" asks for a show. */
export function isAskedAbout(message: Message, { from, to }: Span, isCore: IsCore): boolean {
  const isGood = (at: number): boolean => isCore(at - 1) && message.text(at) === 'good';
  if (message.text(to - 1) === '?' && within({ from, to }, isGood)) return true;
  let at = from;
  while (OPENERS.has(message.text(at))) at++;
  if (message.text(at) === 'would') return !ANY_SUBJECT.has(message.text(at + 1));
  if (!AUXILIARIES.has(message.text(at)) || message.tokens[at]?.apostrophe) return false;
  const subject = message.text(at + 1) === 'the' ? at + 2 : at + 1;
  if (message.text(at) === 'have' && isCore(subject)) return false;
  const isOffer = isCore(subject) || ANY_SUBJECT.has(message.text(subject));
  return !isOffer || !within({ from: subject, to }, (next) => OFFERED.has(message.text(next)));
}
