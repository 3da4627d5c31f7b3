import { Message } from '#src/modules/sms/parser/message.js';
import { setAsideLetters, setAsideNumbers } from '#src/modules/sms/parser/set-aside.js';
import { wordSet } from '#src/modules/sms/parser/vocabulary.js';

/** What is counted of the show itself. */
const OF_SHOWS = wordSet(
  'hour hours hr hrs h min mins minute minutes days weeks months nights times shows slot slots spot spots band bands act acts set sets x',
);

/** What may stand before an hour: "we need 9". */
const BEFORE_HOURS = /(?<!\w)(?:need|no|stage)(?= \d)/gi;
const OF_HOUR = /^(?::\d\d| ?[ap]\.?m(?!\w)|[ap](?!\w))/i;

/** The text with blanks for its numbers of money, people, gear and the like: "$600 plus 2 rooms", "10 years". */
export const withoutCounts = (text: string): string => {
  const message = new Message(text.replace(BEFORE_HOURS, (word) => ' '.repeat(word.length)));
  setAsideLetters(message);
  setAsideNumbers(message);
  return message.tokens.reduce((rest, { kind, start, end }, at, tokens) => {
    const isOfShow =
      OF_HOUR.test(text.slice(end)) ||
      text[start - 1] === ':' ||
      tokens.slice(at + 1, at + 3).some(({ text: counted }) => OF_SHOWS.has(counted));
    if (kind !== 'number' || message.takenAs(at) === undefined || isOfShow) return rest;
    return rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  }, text);
};
