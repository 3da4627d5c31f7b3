import { withoutCounts } from '#src/modules/sms/conversation/words/counts.js';

/** What stands between the marks of a text. */
export const clausesOf = (text: string): string[] =>
  text.split(/(?<![.!?;,\n])[.!?;,\n]+\s+/).filter(Boolean);

/** The words of a text that name a day or an hour by themselves. */
export const phrasesOf = (text: string): string[] => withoutCounts(text).match(PHRASES) ?? [];

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const PHRASES = new RegExp(
  `(?<![\\w'])(?:${[
    String.raw`(?:half(?: an?)?|an?|one|two|three|\d{1,3}) ?(?:hours?|hrs?|mins?|minutes?|days?|weeks?|wks?) (?:later|earlier|sooner|after|before)`,
    'the (?:very )?(?:next|following) (?:day|night|week)|the (?:day|night|week) (?:after|before)',
    String.raw`the (?:following )?\w{3,6}day(?: (?:right )?(?:after|before))?`,
    String.raw`${MONTH} \d{1,2}(?:st|nd|rd|th)?|\d{1,2}\/\d{1,2}`,
    '(?:1[0-2]|[1-9])(?::?[0-5]\\d)? ?[-–] ?(?:1[0-2]|[1-9])(?::?[0-5]\\d)?(?: ?[ap]m)?',
    String.raw`(?<!(?<![\w'])${MONTH} )(?:at )?(?:1[0-2]|[1-9])(?::?[0-5]\d)?(?: ?[ap]m)?(?!\/| of us| people)|noon|midnight`,
  ].join('|')})(?![\\w'])`,
  'gi',
);
