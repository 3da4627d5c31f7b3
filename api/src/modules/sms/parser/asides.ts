import { isCommon } from './vocabulary.js';
import type { Message } from './message.js';
import { wordSet } from './word-set.js';

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
    if ((isHead && head !== 're') || isWrote || isSentFrom) message.take('aside', from, to);
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

const COUNTED = wordSet(`
  bucks dollars dollar usd people ppl peeps guests guest persons person folks heads piece pc pcs pieces member members sets songs song tunes hours hour
  hr hrs min mins minutes minute years year yrs yr yo percent ft foot feet mics mic channels x ticket tickets mile miles mi km lbs pounds beers drinks
  chairs stools fans followers likes streams views copies dogs van vans truck trucks trailer box boxes spots slots rows booths pies pizzas burgers wings
  dozen players musicos personas gallons acres blocks degrees invites table tables seats seat nights weeks months times bands band acts act kids shows
  tvs amps monitors rooms hundred thousand grand guys dudes ladies man woman strong top cars more days
`);
const COUNTERS = wordSet(`
  room suite table stage apt unit route rt highway hwy vol volume age ages top cover pay pays paying fee budget guarantee capacity cap bring need
  channel gate lot exit section no number # $ x ~$ under over
`);
const PHONE_DIGITS = 7;
const MOST_GROUPS = 5;

/** Sets aside addresses of mail and web, in which no artist and no time is named. */
export function setAsideAddresses(message: Message): void {
  for (let at = 0; at < message.tokens.length; at++) {
    const to = addressFrom(message, at);
    if (to !== undefined) message.take('aside', at, to);
  }
}

const STREETS = wordSet(`
  st street ave avenue rd road blvd boulevard ln lane dr drive hwy highway pkwy parkway pike plaza ct court pl cir circle trl trail loop sq square
`);
const DIRECTIONS = wordSet('n s e w ne nw se sw north south east west');
const MOST_STREET_WORDS = 4;

const SENT = wordSet('send sent mail ship deliver address invoice parks parked park w');
const MOST_BEFORE_STREET = 5;
const KNOWN_STREETS = wordSet('broadway main demonbreun congress lamar elm oak commerce');

/** "Send W9 to 1200 Demonbreun": a number that mail goes to. */
function isPostal(message: Message, at: number): boolean {
  const digits = message.digits(at) ?? '';
  if (digits.length < 3) return false;
  if (KNOWN_STREETS.has(message.text(at + 1)))
    return !['stage', 'act', 'room', 'set'].includes(message.text(at + 2));
  return (
    message.free(at + 1)?.kind === 'word' &&
    isOfStreet(message, at + 1) &&
    Array.from({ length: MOST_BEFORE_STREET }, (_, back) => message.written(at - 1 - back)).some((word) =>
      SENT.has(word),
    )
  );
}

/** "301 E 5th St", "1420 Oak Street": from its number to its kind of street. */
function streetFrom(message: Message, at: number): number | undefined {
  const digits = message.digits(at);
  if (digits === undefined || digits.length > 5) return undefined;
  if (isPostal(message, at)) return at + 2;
  for (let to = at + 1; to <= at + 1 + MOST_STREET_WORDS; to++) {
    if (STREETS.has(message.text(to)) && to > at + 1) return to + 1;
    if (!isOfStreet(message, to)) return undefined;
  }
  return undefined;
}

const isOfStreet = (message: Message, at: number): boolean => {
  const token = message.free(at);
  return token !== undefined && (DIRECTIONS.has(token.text) || message.isOrdinal(at) || !isCommon(token));
};

/** Sets aside numbers that are no dates and no times: phone numbers, money, counts, ages. */
export function setAsideNumbers(message: Message): void {
  for (let at = 0; at < message.tokens.length; at++) {
    const to =
      phoneFrom(message, at) ??
      streetFrom(message, at) ??
      stationFrom(message, at) ??
      thousandsFrom(message, at) ??
      countFrom(message, at);
    if (to !== undefined) message.take('count', at, to);
  }
}

/** Digits in groups: "615-555-0134", "(615) 555 0134". */
function phoneFrom(message: Message, at: number): number | undefined {
  if (!isDigits(message, at)) return undefined;
  let [to, digits, groups] = [at, 0, 0];
  for (let index = at; groups <= MOST_GROUPS; index++) {
    if (isDigits(message, index)) {
      to = index + 1;
      groups++;
      digits += message.text(index).length;
    } else if (!isBetweenDigits(message, index)) break;
  }
  const last = message.text(to - 1).length;
  const isPhone =
    digits >= PHONE_DIGITS &&
    (groups === 1 ||
      (last === 4 && digits - last >= 3 && message.text(to - 2) !== '.'
        ? isGrouped(message, at, to)
        : false));
  return isPhone ? to : undefined;
}

const LEAST_MEGAHERTZ = 87;

/** "98.3", where a radio station is heard. */
const stationFrom = (message: Message, at: number): number | undefined =>
  (message.number(at) ?? 0) > LEAST_MEGAHERTZ &&
  message.text(at + 1) === '.' &&
  message.isGlued(at + 1, at + 3) &&
  message.digits(at + 2)?.length === 1
    ? at + 3
    : undefined;

/** "1,250": hours have no thousands. */
const thousandsFrom = (message: Message, at: number): number | undefined =>
  isDigits(message, at) &&
  message.text(at + 1) === ',' &&
  message.isGlued(at + 1, at + 3) &&
  message.digits(at + 2)?.length === 3
    ? at + 3
    : undefined;

/** A full stop only inside of "615.555.0134", not at the end of a sentence. */
const isBetweenDigits = (message: Message, at: number): boolean =>
  ['-', '(', ')'].includes(message.text(at)) || (message.text(at) === '.' && message.isGlued(at + 1));

/** Groups of three and more, which no date has. */
function isGrouped(message: Message, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const { length } = message.text(at);
    if (isDigits(message, at) && length < 3 && !(at === from && length === 1)) return false;
  }
  return true;
}

const isDigits = (message: Message, at: number): boolean => message.digits(at) !== undefined;

const SITES = wordSet('com net org io us co edu gov info band music fm tv me be ly');

/** "jo@example.com", "example.com/8". */
function addressFrom(message: Message, at: number): number | undefined {
  const [mark, after] = [message.text(at + 1), message.free(at + 2)];
  const isJoined =
    (mark === '@' || (mark === '.' && SITES.has(message.text(at + 2)))) &&
    message.isGlued(at + 1) &&
    after?.glued &&
    after.kind === 'word';
  if (!isJoined || message.free(at)?.kind !== 'word' || after.text.length < 2) return undefined;
  let to = at + 3;
  while (message.isGlued(to)) to++;
  return to;
}

function countFrom(message: Message, at: number): number | undefined {
  if (message.number(at) === undefined) return undefined;
  const after = message.text(at + 1);
  const isRange = ['-', 'to', 'or'].includes(after) && message.number(at + 2) !== undefined;
  if (isRange && isCounted(message, at + 3)) return at + 4;
  if (message.isOrdinal(at)) return undefined;
  if (isCounted(message, at + 1) && !isCountdown(message, at))
    return isMilitary(message, at) ? undefined : at + 2;
  return isNumbered(message, at) ? at + 1 : peopleOrYears(message, at);
}

/** "room 8", "21+", "party of 8" */
const isNumbered = (message: Message, at: number): boolean =>
  COUNTERS.has(message.text(at - 1)) ||
  ['%', '+', '$'].includes(message.text(at + 1)) ||
  message.says(at - 2, 'party', 'of') ||
  isForMany(message, at);

const SERVED = wordSet(`
  meal meals dinner dinners supper suppers lunch lunches breakfast brunch food plate plates drink drinks beers beer shots water waters coffee cake
  cookies bbq tacos pizza catering room rooms hotel bed beds parking seating chairs passes wristbands badges laminates space towels buffet snacks steaks
  wine champagne bunks rides
`);

/** "meals for 5": so many people get it. */
const isForMany = (message: Message, at: number): boolean =>
  message.text(at - 1) === 'for' &&
  SERVED.has(message.text(at - 2)) &&
  !['am', 'pm', 'a', 'p', ':', 'oclock', '-', 'to', 'until'].includes(message.text(at + 1));

/** "8 of us", "40 bday", "80s" */
function peopleOrYears(message: Message, at: number): number | undefined {
  const isYears = ['s', 'k'].includes(message.text(at + 1)) && message.isGlued(at + 1);
  const isOfUs = message.text(at + 1) === 'of' && PEOPLE.has(message.text(at + 2));
  return isYears || isOfUs || message.text(at + 1) === 'bday' ? at + 2 : undefined;
}

const PEOPLE = wordSet('us em them you yall');

const isCounted = (message: Message, at: number): boolean =>
  COUNTED.has(message.text(message.text(at) === '-' ? at + 1 : at)) || message.says(at, 'year', 'old');

/** "in 3 days", "two weeks from": a day, not a count. */
const isCountdown = (message: Message, at: number): boolean =>
  ['days', 'weeks'].includes(message.text(at + 1)) &&
  (message.text(at - 1) === 'in' || message.text(at + 2) === 'from' || message.text(at + 2) === 'after');

/** "1930 hrs" */
const isMilitary = (message: Message, at: number): boolean =>
  message.text(at).length >= 3 && ['hrs', 'hours', 'h'].includes(message.text(at + 1));
