import type { DateMention } from './date-mention.js';
import type { Message } from './message.js';
import { phrases, saysOne } from './phrases.js';
import type { TimeMention } from './time-mentions.js';
import { wordSet } from './word-set.js';

const CORRECTIONS = phrases(
  'no wait | wait no | wait | oops | whoops | whoopsie | i mean | i meant | meant | make that | make it | actually | sorry | my bad | typo | rather | nah | strike that | lemme rephrase',
);

/** "at 8. no wait 9 not 8": after such words a number that nothing was made of may put another right. */
export function isCorrected(message: Message, mentions: readonly (DateMention | TimeMention)[]): boolean {
  if (
    message.tokens.some(
      (_, at) =>
        NOES.has(message.text(at - 1)) && message.tokens[at]?.kind === 'number' && !message.isArtist(at),
    )
  )
    return true;
  if (mentions.some((mention) => !('clock' in mention) && isLoose(message, mention.to, mentions)))
    return true;
  if (mentions.some(({ to }) => BESIDES.has(message.text(to)) && isLoose(message, to + 1, mentions)))
    return true;
  const correction = message.tokens.findIndex((_, at) => saysOne(message, at, CORRECTIONS));
  if (correction < 0) return false;
  return message.tokens.some(
    (_, at) =>
      at > correction &&
      message.number(at) !== undefined &&
      !mentions.some(({ from, to }) => at >= from && at < to),
  );
}

const BESIDES = wordSet('and + / or until to');

/** A number that nothing was made of: "dec 4 & 11". */
const isLoose = (message: Message, at: number, mentions: readonly (DateMention | TimeMention)[]): boolean =>
  (message.number(at) ?? 32) < 32 && !mentions.some(({ from, to }) => at >= from && at < to);

const NOES = wordSet('no nope nah');
const ASKS_NICELY = wordSet('can could would will may please want possible available open free');

/** "Dixie Dawn sat 8pm???" */
export const isPuzzled = (message: Message): boolean =>
  message.tokens.some(
    (_, at) => message.text(at) === '?' && message.text(at + 1) === '?' && message.text(at + 2) === '?',
  ) && !message.tokens.some(({ text }) => ASKS_NICELY.has(text));
