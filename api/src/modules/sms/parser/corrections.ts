import { type Match, type Message, type Span, wholeWords } from './message.js';

/** The "not" that rules out what follows: "9pm not noon", "Saturday (not Friday)", "can't make fri"; none that belongs to another verb. */
const RULING_OUT =
  /(?:(?<=[^a-z ] ?|\b(?:and|but|am|pm|p|so|lol|haha|please) )not|\b(?:cant|cannot|couldnt|wont)(?: (?:make|do|play|get|swing|have|it|be free|be there))*) (?:(?:the|on|at|a|this|for) )*$/;

/** "saturday (not friday)": the mentions that are wanted; "8pm, not 8" rules out what is wanted, and both stay. */
export function withoutRuledOut<Mention extends Span>(
  message: Message,
  mentions: readonly Mention[],
  valuesOf: (mention: Mention) => readonly unknown[],
): readonly Mention[] {
  const wordsBefore = (mention: Mention): number =>
    RULING_OUT.exec(message.around(mention).before)?.[0].trim().split(' ').length ?? 0;
  const wanted = mentions.filter((mention) => wordsBefore(mention) === 0);
  const out = mentions.filter((mention) => wordsBefore(mention) > 0);
  const values = new Set(wanted.flatMap(valuesOf));
  if (values.size === 0 || out.flatMap(valuesOf).some((value) => values.has(value))) return mentions;
  for (const mention of out) {
    const to = ['but', 'so'].includes(message.text(mention.to)) ? mention.to + 1 : mention.to;
    message.take('other', { from: mention.from - wordsBefore(mention), to });
  }
  return wanted;
}

/** With which somebody corrects what stands right before it. */
const TURN = String.raw`(?:(?:no|sorry|so|but|um+|lol|haha) ?[,.!-]* ?)*(?:no wait|wait no|wait|oops|sorry|srry|whoops|actually|correction|(?:scratch|strike) that|my bad|i (?:mean|meant)|meant|make (?:it|that)|lets (?:say|do|make it))`;
const TURNING = wholeWords(`${TURN}(?:(?: ?[,.!:-])* ?${TURN})*(?: ?[,.!:-])*(?: (?:on|at|for|to|the))*`);
/** A bare number behind it, if a time stands before it. */
export const CORRECTED_TIME = new RegExp(
  String.raw`(?<=\d(?:S|[' ]?[ap]m?)? ?[,.!?-]* ?)(?:${TURN} ?[,.!:-]* ?)+(?:(?:at|to) )?$`,
);

/** "at 8 no wait make that 9": what is said last, where it corrects what comes before. */
export function lastSaid<Mention extends Span>(
  message: Message,
  mentions: readonly Mention[],
): readonly Mention[] {
  const turns = message.matches(TURNING);
  const turnTo = ({ from }: Span): Match | undefined => turns.find(({ to }) => to === from);
  const at = mentions.findLastIndex((mention, index) => index > 0 && turnTo(mention));
  const [before, last] = [mentions[at - 1], mentions[at]];
  const turn = last && turnTo(last);
  if (!before || !turn) return mentions;
  for (const mention of mentions.slice(0, at)) message.take('other', mention);
  const isStory = message.tokens.slice(before.to, turn.from).every(({ kind }) => kind !== 'number');
  message.take('other', { from: isStory ? before.to : turn.from, to: turn.to });
  return mentions.slice(at);
}
