import { type Match, type Message, type Span, wholeWords } from './message.js';
import { TAKES_BACK, wordSet } from './vocabulary.js';

/** The "not" that rules out what follows: "9pm not noon", "Saturday (not Friday)", "can't make fri"; none that belongs to another verb. */
const RULING_OUT =
  /(?:(?<=[^a-z ] ?|\b(?:and|but|am|pm|p|so|lol|haha|please) )not|\b(?:cant|cannot|couldnt|wont)(?: (?:make|do|play|get|swing|have|it|be free|be there))*) (?:(?:the|on|at|a|this|for) )*$/;

/** The same behind it: "the 9th is taken so the 10th". */
const RULED_OUT =
  /^(?: ?'?s| is| are| got| gets| was)? (?:already )?(?:taken|gone|out|full|busy|booked|no good|no longer free)(?= ?[,.;]| so| but| now)/;

/** "Can't do Jan 8 and Jan 15 at 8", "can't do Jan 8 because we play Jan 10": what follows may be ruled out, too, or the reason. */
const NOT_INSTEAD =
  /^(?:, )?(?:and|or|nor|plus|\+|\/)(?: (?:also|then|not|neither|the|on|at|for))*$|\b(?:because|cause|cuz|coz|since|(?:we|i|they|he|she)(?:ve|re|m|s)? (?:already |also )?(?:have|has|got|play|plays|playing|am|are|is|booked))\b/;

/**
 * "saturday (not friday)": the mentions that are wanted; all of them where more may be ruled out, as in "8pm, not 8", which rules out what
 * is wanted.
 */
export function withoutRuledOut<Mention extends Span>(
  message: Message,
  mentions: readonly Mention[],
  valuesOf: (mention: Mention) => readonly unknown[],
): readonly Mention[] {
  const wordsBefore = (mention: Mention): number => count(RULING_OUT, message.around(mention).before);
  const wordsBehind = (mention: Mention): number => count(RULED_OUT, message.around(mention).behind);
  const isOut = (mention: Mention): boolean => wordsBefore(mention) + wordsBehind(mention) > 0;
  const wanted = mentions.filter((mention) => !isOut(mention));
  const out = mentions.filter(isOut);
  const isNotInstead = (mention: Mention, at: number): boolean => {
    const last = mentions[at - 1];
    const between = message.tokens.slice(last?.to, mention.from).map(({ text }) => text);
    return last !== undefined && isOut(last) && NOT_INSTEAD.test(between.join(' '));
  };
  if (mentions.some(isNotInstead)) return mentions;
  const values = new Set(wanted.flatMap(valuesOf));
  if (values.size === 0 || out.flatMap(valuesOf).some((value) => values.has(value))) return mentions;
  for (const mention of out) {
    const end = mention.to + wordsBehind(mention);
    const to = ['but', 'so'].includes(message.text(end)) ? end + 1 : end;
    message.take('other', { from: mention.from - wordsBefore(mention), to });
  }
  return wanted;
}

const count = (pattern: RegExp, text: string): number =>
  pattern.exec(text)?.[0].trim().split(' ').length ?? 0;

/** With which somebody corrects what stands right before it. */
const TURN = String.raw`(?:(?:no|sorry|so|but|um+|lol|haha) ?[,.!-]* ?)*(?:no wait|wait no|wait|oops|sorry|srry|whoops|actually|correction|(?:scratch|strike) that|my bad|i (?:mean|meant)|meant|make (?:it|that)|lets (?:say|do|make it))`;
const TURNING = wholeWords(`${TURN}(?:(?: ?[,.!:-])* ?${TURN})*(?: ?[,.!:-])*(?: (?:on|at|for|to|the))*`);
/** A bare number behind it, if a time stands before it. */
export const CORRECTED_TIME = new RegExp(
  String.raw`(?<=\d(?:S|[' ]?[ap]m?)? ?[,.!?-]* ?)(?:${TURN} ?[,.!:-]* ?)+(?:(?:at|to) )?$`,
);

/**
 * "at 8 no wait make that 9": what is said last, where it corrects what comes before; not "friday unless it rains, actually saturday".
 * @param areOne whether several mentions say the same: "friday dec 4"
 */
export function lastSaid<Mention extends Span>(
  message: Message,
  mentions: readonly Mention[],
  areOne: (mentions: readonly Mention[]) => boolean,
): readonly Mention[] {
  const turns = message.matches(TURNING);
  const turnTo = ({ from }: Span): Match | undefined => turns.find(({ to }) => to === from);
  const at = mentions.findLastIndex((mention, index) => index > 0 && turnTo(mention));
  const turn = mentions[at] && turnTo(mentions[at]);
  if (!turn) return mentions;
  const earlier = lastSaid(message, mentions.slice(0, at), areOne);
  const between = { from: earlier.at(-1)?.to ?? turn.from, to: turn.from };
  if ((earlier.length > 1 && !areOne(earlier)) || isOpen(message, between))
    return [...earlier, ...mentions.slice(at)];
  for (const mention of earlier) message.take('other', mention);
  const isStory = message.tokens.slice(between.from, between.to).every(({ kind }) => kind !== 'number');
  message.take('other', { from: isStory ? between.from : turn.from, to: turn.to });
  return mentions.slice(at);
}

const CONDITIONS = wordSet('if unless only except maybe or');

/** What was said first may still hold, or is taken back as a show that stands. */
const isOpen = (message: Message, { from, to }: Span): boolean =>
  message.tokens.slice(from, to).some(({ text }) => CONDITIONS.has(text) || TAKES_BACK.has(text));
