import type { Message } from './message.js';
import { before } from './neighbours.js';
import { nextAfterThe } from './phrases.js';
import { wordSet } from './word-set.js';

/** Whether a guest wants to know of a show: "are the Rattlers playing friday?", "when the Rattlers play". */
export const asksAboutAShow = (message: Message, at: number): boolean =>
  asksWhatWasDone(message, at) ||
  asksAboutAnArtist(message, at) ||
  asksWhen(message, at) ||
  asksIfGood(message, at) ||
  isPlayingAsked(message, at);

const ASKS = wordSet('is are r was were do does did will has have isnt arent');
const OFFERS = wordSet('available free open able interested want possible ok');
const OPENERS = wordSet(`
  hey hi hello yo so and but howdy quick question , . ! ? - " : > ( omg omfg wait um umm uh hmm oh ooh ah ahh wow lol ok okay sorry please dude bro bruh
  girl guys yall hiya sup q random excuse me hold on hang sir maam btw say good morning evening afternoon there alright right well like also ugh hon
  honey babe sweetie anyone know just wondering curious fr ngl ps
`);
/** At the head of a line, greetings and marks left out. */
function opensALine(message: Message, at: number): boolean {
  const token = message.tokens[before(message, at, OPENERS)];
  return token === undefined || token.kind === 'break';
}

/** "did Ray ever book the Rattlers": at the head of a clause. */
function asksWhatWasDone(message: Message, at: number): boolean {
  if (!['did', 'didnt'].includes(message.text(at))) return false;
  return opensALine(message, at);
}

/** "are the Rattlers playing friday?" asks, "are the Rattlers free friday?" offers. */
function asksAboutAnArtist(message: Message, at: number): boolean {
  if (
    !ASKS.has(message.text(at)) ||
    !message.isArtist(nextAfterThe(message, at)) ||
    message.tokens[at]?.apostrophe
  )
    return false;
  return opensALine(message, at) && !isOffered(message, at);
}

const PLAYING = wordSet('playing performing singing still gonna coming headlining really actually');
const PLACED = wordSet('on there here up at play perform be go going doing');
const REQUESTS = wordSet(`
  can could would may book booking want wants wanna id love need get got put add please schedule reserve pencil lets hope hoping how mind possible ok
  okay cool good work works available free open interested request requesting ask asking have having
`);

/** "omg is high noon playing tmrw at 8?", "High Noon playing friday 9?": wherever it stands. */
function isPlayingAsked(message: Message, at: number): boolean {
  if (!message.isArtist(at) || message.isArtist(at + 1)) return false;
  const verb = message.text(at + 1);
  const end = sentenceEnd(message, at);
  const isAsked = message.text(end) === '?' || message.written(end - 1) === 'right';
  if (ASKS.has(message.text(beforeArtist(message, at))))
    return (PLAYING.has(verb) || (isAsked && PLACED.has(verb))) && !isOffered(message, at);
  return (
    isAsked && PLAYING.has(verb) && !message.tokens.some((_, index) => REQUESTS.has(message.text(index)))
  );
}

/** "are the Rattlers free friday?" */
const isOffered = (message: Message, at: number): boolean =>
  message.tokens.some(({ text }, index) => index > at && OFFERS.has(text));

/** The token before the name that ends there, articles skipped. */
function beforeArtist(message: Message, at: number): number {
  let before = at;
  while (message.isArtist(before) || ['the', 'los', 'that'].includes(message.text(before))) before--;
  return before;
}

function sentenceEnd(message: Message, at: number): number {
  let end = at;
  while (message.tokens[end] && !['.', '!', '?'].includes(message.text(end))) end++;
  return end;
}

/** "Wade Tucker good for saturday 8pm?" asks, without its mark it tells. */
function asksIfGood(message: Message, at: number): boolean {
  if (!message.says(at, 'good', 'for') && !message.says(at, 'good', 'on')) return false;
  return message.text(sentenceEnd(message, at)) === '?';
}

/** "when the Rattlers play", "what time Dixie Dawn goes on" */
const asksWhen = (message: Message, at: number): boolean =>
  (['when', 'where'].includes(message.text(at)) ||
    (['what', 'which'].includes(message.text(at - 1)) &&
      ['time', 'day', 'night', 'date'].includes(message.text(at)))) &&
  message.isArtist(nextAfterThe(message, at));
