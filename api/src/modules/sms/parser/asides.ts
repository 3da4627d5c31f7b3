import { type Message, wholeWords } from './message.js';
import { isCommon } from './artist-names.js';
import { words, wordSet } from './vocabulary.js';

const LETTER_HEADS = wordSet('from sent to subject cc bcc re');
const DATE_HEAD = 'date';

/** Sets aside the lines that a mail program wrote: "From: …", "On Mon, Nov 16 Bob wrote:", "Sent from my phone". */
export function setAsideHeaders(message: Message): void {
  let isForwarded = false;
  for (const { from, to } of linesOf(message)) {
    const head = message.text(from);
    const isHead: boolean =
      message.text(from + 1) === ':' && (LETTER_HEADS.has(head) || (isForwarded && head === DATE_HEAD));
    isForwarded ||= isHead && head !== 're';
    const isWrote = head === 'on' && message.text(to - 1) === ':' && message.text(to - 2) === 'wrote';
    const isSentFrom = message.says(from, 'sent', 'from', 'my');
    if ((isHead && head !== 're') || isWrote || isSentFrom) message.take('other', { from, to });
  }
}

function linesOf(message: Message): { from: number; to: number }[] {
  const lines: { from: number; to: number }[] = [];
  let from = 0;
  for (let at = 0; at <= message.tokens.length; at++) {
    if (at < message.tokens.length && message.tokens[at]?.kind !== 'break') continue;
    if (at > from) lines.push({ from: startOf(message, from), to: at });
    from = at + 1;
  }
  return lines;
}

const startOf = (message: Message, from: number): number => (message.text(from) === '>' ? from + 1 : from);

/** Words of which a pattern takes one; "$" and "#" stay marks. */
const oneOf = (text: string): string =>
  `(?:${words(text)
    .map((word) => word.replace(/[$#]/, '\\$&'))
    .join('|')})`;

/** Addresses of mail and web, in which no artist and no time is named. */
const ADDRESS =
  /(?<!\w)[a-z]+(?:@(?=[a-z]{2})|\.(?=(?:com|net|org|io|us|co|edu|gov|info|band|music|fm|tv|me|be|ly)(?!\w)))\S+/g;

export function setAsideAddresses(message: Message): void {
  for (const { from, to } of message.matches(ADDRESS)) message.take('other', { from, to });
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
  for (const [at] of message.tokens.entries()) {
    const to = streetFrom(message, at);
    if (to !== undefined) message.take('count', { from: at, to: to });
  }
  for (const pattern of NUMBERS)
    for (const { from, to } of message.matches(pattern)) message.take('count', { from, to });
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
