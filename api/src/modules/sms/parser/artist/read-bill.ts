import { ACTS } from '#contract/rules/events/bills.js';
import type { KnownArtist } from '#src/modules/sms/parser/event-request.js';
import { anyOf, type Message, type Span } from '#src/modules/sms/parser/message.js';
import { wordSet } from '#src/modules/sms/parser/vocabulary.js';
import { isCommon, type NameForm } from './artist-names.js';

/** A place where an artist is named without doubt. */
interface SureMention extends Span {
  form: NameForm;
}

/** "Wade and Tammy Tucker": a first name that shares the last one of the name behind it. */
export const sharesItsName = ({ form, to }: SureMention, mentions: readonly SureMention[]): boolean => {
  const next = mentions.find(({ from }) => from === to + 1);
  const [first, last] = form.artist.name.toLowerCase().split(' ');
  return form.words.join(' ') === first && next?.form.isWhole === true && next.form.words.at(-1) === last;
};

/** Acts that share a bill, in the order in which they are written. */
export interface NamedBill {
  acts: readonly KnownArtist[];
  /** From the first name to the last. */
  row: Span;
}

/**
 * The bill that a message names: two to eight acts, each named whole, in one row (decision 50). Undefined where the words around them
 * may mean anything else than that all of them play.
 * @param mentions all artists of the message, in any order
 */
export function namedBill(message: Message, mentions: readonly SureMention[]): NamedBill | undefined {
  const inOrder = mentions.toSorted((one, other) => one.from - other.from);
  const acts = [...new Set(inOrder.map(({ form }) => form.artist))];
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (!first || !last || acts.length < 2 || acts.length > ACTS.max || acts.length < inOrder.length)
    return undefined;
  const row = { from: first.from, to: last.to };
  const isBill =
    inOrder.every((one) => (one.form.isWhole && !one.form.common) || sharesItsName(one, inOrder)) &&
    areJoined(message, inOrder) &&
    !isDoubted(message, row);
  return isBill ? { acts, row } : undefined;
}

const AND = String.raw`(?:and|with|w /|w|plus|\+|feat \.?|feat|ft \.?|ft|featuring|x)`;
const JOINT = new RegExp(String.raw`^(?:(?:, )?${AND}|,)(?: (?:the|los|las))?$`);

/** Two with a comma between them may be a correction or a greeting: a list of commas has three acts. */
function areJoined(message: Message, inOrder: readonly SureMention[]): boolean {
  const gaps = inOrder
    .slice(1)
    .map(({ from }, at) => words(message, { from: inOrder[at]?.to ?? from, to: from }));
  const isList = gaps.length > 1 || gaps.some((gap) => !gap.startsWith(',') || gap.includes(' and'));
  return isList && gaps.every((gap) => JOINT.test(gap));
}

const words = (message: Message, { from, to }: Span): string =>
  message.tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

/** Who opens shares the bill, but not where someone else is opened for. */
const OPENING = String.raw`(?<!A )(?:opens|opening|to open|supporting)|(?:opens|opening|to open|supporting) (?:for|the|with)|opener|openers|support`;
/** One of them is meant, or each of another time or day, or one in place of another. */
const DOUBTS = anyOf(String.raw`
  (?:talk|talking|ask|asks|asked|asking) about|or|either|neither|nor|not|\d+S of|just \d+S|whoever|whichever|whatever|pick|choose|who|which|cheaper|cheapest|vs|versus|instead|rather|actually|mean|meant|wait|sorry|oops|scratch
  cancel\w*|swap\w*|replac\w*|switch\w*|drop\w*|add|adding|without|except|minus|unless|maybe|else|backup|back up|fallback|alternat\w*|other|another|different
  then|later|(?<!(?:day|night|W\d) )(?:after|before)|afterwards|followed|respectively|separate\w*|${OPENING}|closing|closes|headlin\w*|fill(?:s|ing)? in`);
const JOINING = wordSet('and with w plus feat ft featuring + / x n');
const BEFORE_A_NAME = wordSet('the a my our los las');
const NEAR = 3;

/** Whether somebody else may belong to the row, or not all of it plays. */
function isDoubted(message: Message, row: Span): boolean {
  if (message.matches(DOUBTS).length > 0) return true;
  const before = message.written(row.from - 1);
  const start = BEFORE_A_NAME.has(before) ? row.from - 2 : row.from - 1;
  return (
    JOINING.has(message.written(start)) ||
    JOINING.has(message.written(row.to)) ||
    (message.written(start) === ',' && hasUnknown(message, { from: start - NEAR, to: start })) ||
    (message.written(row.to) === ',' && hasUnknown(message, { from: row.to, to: row.to + 1 + NEAR })) ||
    message.tokens.some((_, at) => !isWithin(row, at) && joinsSomebody(message, at))
  );
}

const isWithin = ({ from, to }: Span, at: number): boolean => at >= from && at < to;

/** "sat 8pm with Hank Snow" */
const joinsSomebody = (message: Message, at: number): boolean => {
  const next = BEFORE_A_NAME.has(message.written(at + 1)) ? at + 2 : at + 1;
  return JOINING.has(message.written(at)) && hasUnknown(message, { from: next, to: next + 1 });
};

/** A word that means nothing to us and may be of a name. */
const hasUnknown = (message: Message, { from, to }: Span): boolean =>
  message.tokens.slice(Math.max(from, 0), Math.max(to, 0)).some((token) => !isCommon(token));
