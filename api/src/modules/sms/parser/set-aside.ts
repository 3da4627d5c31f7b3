import type { Understood } from './event-request.js';
import { type Message, oneOf, type Span, wholeWords } from './message.js';
import { tokensOf } from './tokens.js';

/** Lines that a mail program wrote: "From: …", "On Mon, Nov 16 Bob wrote:", "Sent from my phone". */
const HEADERS =
  /(?<=(?:^|\n) ?>? ?)(?:(?:from|sent|to|subject|cc|bcc) ?:|sent from my|on (?=[^\n]*wrote ?: ?(?:\n|$)))[^\n]*[^\n ]/g;
/** Addresses of mail and web, in which no artist and no time is named. */
const ADDRESSES =
  /(?<!\w)[a-z]+(?:@(?=[a-z]{2})|\.(?=(?:com|net|org|io|us|co|edu|gov|info|band|music|fm|tv|me|be|ly)(?!\w)))\S+/g;

/** Sets aside what a mail program wrote, and addresses. */
export function setAsideLetters(message: Message): void {
  for (const pattern of [HEADERS, ADDRESSES])
    for (const found of message.matches(pattern)) message.take('other', found);
}

const COUNTED = oneOf(`
  bucks dollars? usd people ppl peeps guests? persons? folks heads pieces? pc members? sets songs? tunes hours? hrs? mins? minutes? years? yrs? yo percent ft foot feet mics? channels x tickets? miles? mi km lbs pounds beers drinks chairs stools fans followers likes streams views copies dogs vans? trucks? trailer boxes box spots? slots rows booths pies pizzas burgers wings dozen players musicos personas gallons acres blocks degrees invites tables? seats? nights weeks months times bands? acts? kids shows tvs amps monitors rooms hundred thousand grand guys dudes ladies man woman strong top cars more days`);
const COUNTERS = oneOf(`
  room suite table stage apt unit route rt highway hwy vol volume age ages top cover pay pays paying paid fee budget guarantee capacity cap bring need channel gate lot exit section no number x under over`);
const SERVED = oneOf(`
  meals? dinners? suppers? lunch lunches breakfast brunch food plates? drinks? beers? shots waters? coffee cake cookies bbq tacos pizza catering rooms? hotel beds? parking seating chairs passes wristbands badges laminates space towels buffet snacks steaks wine champagne bunks rides`);
const STREETS = oneOf(`
  st street ave avenue rd road blvd boulevard ln lane dr drive hwy highway pkwy parkway pike plaza ct court pl cir circle trl trail loop sq square`);
const STREET_WORD = String.raw`(?:(?!(?:at|on|in|the|for|and|to|of|pm|am|p)\b)[a-z]+|\d+ST?|\d+T)`;

const N = '\\d+S?';
/** Numbers that are no dates and no times. */
const NUMBERS = [
  // Phone numbers: groups of three digits and more, the last of four.
  '\\(?(?:1[-. (]{1,2})?(?:\\d{3,}[-(). ]{1,2})+\\d{4}|\\d{7,}',
  // Radio stations and thousands.
  '(?:8[89]|9\\d|1\\d\\d)\\.\\d|\\d+,\\d{3}',
  // Counts: "3 to 4 hours", "8 people", "40 bday", "80s", "8 of us", "21+", but not "in 3 days" and "1930 hrs".
  `\\d+S?T?(?: ?- ?| ?to | or )\\d+S?T?[- ']${COUNTED}`,
  `(?!\\d{3,}[' ](?:hrs|hours|h)\\b)(?<!in )(?:${N}[- ']{1,2}(?:${COUNTED}|year old))(?! (?:from|after) )`,
  `(?<=in )(?:${N}[- ']{1,2}(?!days|weeks)${COUNTED})`,
  `${N}(?:'[sk]| of (?:us|em|them|you|yall)| bday| plus tips)`,
  // Numbers of things: "room 8", "$500", "party of 8", "meals for 5".
  `(?<=(?<!\\w)${COUNTERS} |[$#] ?)${N}|${N}(?= ?[%+$])|(?<=party of )${N}`,
  `(?<=(?<!\\w)${SERVED} for )${N}(?![' ]?(?:am|pm|a|p|oclock|to|until)\\b| ?[:-])`,
  // "a late set 4 the Outlaws", "W9", but not "at 4 the Outlaws".
  '(?<=[a-z] |A )(?<!\\b(?:at|from|by|around|about|until|or|and|to) )4(?= (?:the|my|our|us|u|you|yall|me|this|next|A|[WM]\\d))',
  "(?<=\\b[b-gi-oq-z]')\\d+(?!')",
  // "301 E 5th St", "1420 Oak Street"
  `\\d{1,5}(?: ${STREET_WORD}){1,3} ${STREETS}`,
].map(wholeWords);

/** Sets aside numbers that are no dates and no times: streets, phone numbers, money, counts, ages. */
export function setAsideNumbers(message: Message): void {
  for (const pattern of NUMBERS) for (const found of message.matches(pattern)) message.take('count', found);
}

const NAME_WORD = String.raw`(?:[a-z]\w*|[WPM]\d+|\d+ST?)`;
/** Few words in quotes, none of them an artist or a number that may be a time. */
const QUOTED = new RegExp(`" ?(?:${NAME_WORD}[ ']){1,7}${NAME_WORD} ?"`, 'g');
/** The name of the show, in quotes. They are taken, so that no day is read in `"Sunday Social"`. */
export function eventName(message: Message): Understood | undefined {
  const [quoted] = message.matches(QUOTED);
  if (!quoted) return undefined;
  message.take('event', quoted);
  const source = message.span({ from: quoted.from + 1, to: quoted.to - 1 });
  return { value: source.text, confidence: 'certain', source };
}

/** The one event type that is named outside the artist's name; "hip-hop" is "hip hop". */
export function eventType(message: Message, types: readonly string[]): Understood | undefined {
  const [only, ...others] = types.flatMap((type): { type: string; place: Span }[] => {
    const named = tokensOf(type).filter(({ kind }) => kind === 'word' || kind === 'number');
    const [place] = message.matches(wholeWords(named.map(({ text }) => text).join("[-' ]") || '(?!)'));
    return place ? [{ type, place }] : [];
  });
  for (const { place } of only ? [only, ...others] : []) message.take('event', place);
  if (!only || others.length > 0) return undefined;
  return { value: only.type, confidence: 'certain', source: message.span(only.place) };
}
