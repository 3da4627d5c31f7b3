import { isCommon } from './artist-names.js';
import type { Understood } from './event-request.js';
import { type Message, oneOf, type Span, wholeWords } from './message.js';
import { words, wordSet } from './vocabulary.js';

/** Lines that a mail program wrote: "From: …", "On Mon, Nov 16 Bob wrote:", "Sent from my phone"; their "Date: …" is no show's. */
const HEADERS =
  /(?<=(?:^|\n) ?>? ?)(?:(?:from|sent|to|subject|cc|bcc) ?:|sent from my|on (?=[^\n]*wrote ?: ?(?:\n|$)))[^\n]*[^\n ]/g;
const DATE_HEADER = /(?<=\n ?>? ?)date ?:[^\n]*[^\n ]/g;
/** Addresses of mail and web, in which no artist and no time is named. */
const ADDRESSES =
  /(?<!\w)[a-z]+(?:@(?=[a-z]{2})|\.(?=(?:com|net|org|io|us|co|edu|gov|info|band|music|fm|tv|me|be|ly)(?!\w)))\S+/g;

/** Sets aside what a mail program wrote, and addresses. */
export function setAsideLetters(message: Message): void {
  const headers = message.matches(HEADERS);
  const dates = headers.length > 0 ? message.matches(DATE_HEADER) : [];
  for (const found of [...headers, ...dates]) message.take('other', found);
  for (const found of message.matches(ADDRESSES)) message.take('other', found);
}

const COUNTED = oneOf(`
  bucks dollars dollar usd people ppl peeps guests guest persons person folks heads piece pc pcs pieces member members sets songs song tunes hours hour
  hr hrs min mins minutes minute years year yrs yr yo percent ft foot feet mics mic channels x ticket tickets mile miles mi km lbs pounds beers drinks
  chairs stools fans followers likes streams views copies dogs van vans truck trucks trailer box boxes spots slots rows booths pies pizzas burgers wings
  dozen players musicos personas gallons acres blocks degrees invites table tables seats seat nights weeks months times bands band acts act kids shows
  tvs amps monitors rooms hundred thousand grand guys dudes ladies man woman strong top cars more days
`);
const COUNTERS = oneOf(`
  room suite table stage apt unit route rt highway hwy vol volume age ages top cover pay pays paying fee budget guarantee capacity cap bring need
  channel gate lot exit section no number x under over
`);
const SERVED = oneOf(`
  meal meals dinner dinners supper suppers lunch lunches breakfast brunch food plate plates drink drinks beers beer shots water waters coffee cake
  cookies bbq tacos pizza catering room rooms hotel bed beds parking seating chairs passes wristbands badges laminates space towels buffet snacks steaks
  wine champagne bunks rides
`);

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
  `${N}(?:'[sk]| of (?:us|em|them|you|yall)| bday)`,
  // Numbers of things: "room 8", "$500", "party of 8", "meals for 5".
  `(?<=(?<!\\w)${COUNTERS} |[$#] ?)${N}|${N}(?= ?[%+$])|(?<=party of )${N}`,
  `(?<=(?<!\\w)${SERVED} for )${N}(?![' ]?(?:am|pm|a|p|oclock|to|until)\\b| ?[:-])`,
  // "a late set 4 the Outlaws", "W9", but not "at 4 the Outlaws".
  '(?<=[a-z] |A )(?<!\\b(?:at|from|by|around|about|until|or|and|to) )4(?= (?:the|my|our|us|u|you|yall|me|this|next|A|[WM]\\d))',
  "(?<=\\b[b-gi-oq-z]')\\d+(?!')",
].map(wholeWords);

const STREETS = wordSet(`
  st street ave avenue rd road blvd boulevard ln lane dr drive hwy highway pkwy parkway pike plaza ct court pl cir circle trl trail loop sq square
`);
const DIRECTIONS = wordSet('n s e w ne nw se sw north south east west');
const MOST_STREET_WORDS = 4;

/** Sets aside numbers that are no dates and no times: streets, phone numbers, money, counts, ages. */
export function setAsideNumbers(message: Message): void {
  for (const from of message.tokens.keys()) {
    const to = streetFrom(message, from);
    if (to !== undefined) message.take('count', { from, to });
  }
  for (const pattern of NUMBERS) for (const found of message.matches(pattern)) message.take('count', found);
}

/** "301 E 5th St", "1420 Oak Street": from its number to its kind of street. */
function streetFrom(message: Message, at: number): number | undefined {
  if (message.tokens[at]?.kind !== 'number' || message.text(at).length > 5) return undefined;
  for (let to = at + 1; to <= at + 1 + MOST_STREET_WORDS; to++) {
    const token = message.free(to);
    if (token && to > at + 1 && STREETS.has(token.text)) return to + 1;
    if (!token || !(DIRECTIONS.has(token.text) || token.ordinal || !isCommon(token))) return undefined;
  }
  return undefined;
}

const NAME_WORD = String.raw`(?:[a-z]\w*|[WPM]\d+|\d+ST?)`;
/** Few words in quotes, none of them an artist or a number that may be a time. */
const QUOTED = new RegExp(`" ?(?:${NAME_WORD}[ ']){1,7}${NAME_WORD} ?"`, 'g');
/** "a show called Pickin on the Porch", up to the next mark, day or time. */
const NAMED = wholeWords(
  `(?<=(?:called|titled|named) )[a-z]\\w*(?:[ '][a-z]\\w*){0,7}(?<! (?:on|at|for|this|next))`,
);

/** The name of the show, in quotes or behind "called". Quotes are taken, so that no day is read in `"Sunday Social"`. */
export function eventName(message: Message): Understood | undefined {
  const quoted = message.matches(QUOTED)[0];
  if (quoted) message.take('event', quoted);
  const named = quoted ? { from: quoted.from + 1, to: quoted.to - 1 } : message.matches(NAMED)[0];
  if (!named) return undefined;
  const source = message.span(named);
  return { value: source.text, confidence: quoted ? 'certain' : 'doubtful', source };
}

/** The one event type that is named outside the artist's name; "hip-hop" is "hip hop". */
export function eventType(message: Message, types: readonly string[]): Understood | undefined {
  const [only, ...others] = types.flatMap((type): { type: string; place: Span }[] => {
    const [first = '', ...rest] = words(type.toLowerCase().replaceAll('-', ' '));
    const from = message.tokens.findIndex(
      (_, at) =>
        message.says(at, first, ...rest) || message.says(at, first, ...rest.flatMap((word) => ['-', word])),
    );
    return from < 0 ? [] : [{ type, place: { from, to: from + rest.length + 1 } }];
  });
  if (only) for (const { place } of [only, ...others]) message.take('event', place);
  return only && others.length === 0
    ? { value: only.type, confidence: 'certain', source: message.span(only.place) }
    : undefined;
}
