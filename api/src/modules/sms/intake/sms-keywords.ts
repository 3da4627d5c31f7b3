import { wordSet } from '#src/modules/sms/parser/vocabulary.js';
import { wordsOf } from './sms-text.js';

/** What a sender wants of texting itself, and not of the calendar. */
export type SmsKeyword = 'stop' | 'start' | 'yes' | 'help';

/** Words that providers know (CTIA "Messaging Principles" §5.1, Twilio "Support for opt-out keywords"), and Spanish ones. */
const KEYWORDS: ReadonlyMap<SmsKeyword, ReadonlySet<string>> = new Map([
  ['stop', wordSet('STOP STOPALL UNSUBSCRIBE CANCEL END QUIT REVOKE OPTOUT PARAR ALTO ARRET')],
  ['start', wordSet('START UNSTOP')],
  ['yes', wordSet('YES')],
  ['help', wordSet('HELP INFO AYUDA')],
]);

/** Wishes that can mean nothing of a show; "cancel" and "end" with a word more can. */
const WISHES: Readonly<Record<'stop' | 'start' | 'help', readonly string[]>> = {
  stop: [
    'stop',
    'stop all',
    'stop it',
    'stop this',
    'stop (texting|messaging|contacting|bothering)( me| us)?( anymore| again)?',
    'stop (sending|sending me)( these| any| more)? (texts|messages|msgs)',
    'stop( the| these| all| your)? (texts|messages|msgs)',
    'unsubscribe( me)?',
    'opt( me)? out',
    '(dont|do not)( ever)? (text|message|contact)( me| us)?( anymore| again| any more)?',
    'no more (texts|messages|msgs)',
    'quit texting( me)?',
    '(remove|delete) (me|my number)( from (your|the|this) list)?',
    'take me off( (your|the|this) list)?',
    'leave me alone',
    'parar',
    'no mas mensajes',
  ],
  start: ['start', 'unstop', 'resubscribe', 'opt( me)? in', '(start texting|text) me again', 'start again'],
  help: ['help( me)?', 'info', 'i need help', 'need help', 'ayuda'],
};
const WISH_PATTERNS = (['stop', 'start', 'help'] as const).map(
  (keyword) => [keyword, new RegExp(`^(${WISHES[keyword].join('|')})$`)] as const,
);

/** Longer messages say more than one short wish, whatever stands around it. */
const MOST_CHARACTERS = 60;
const POLITE = wordSet('please pls plz thanks thank you thx ty now hi hey ok por favor');
const ACCENTS = /\p{M}+/gu;

/**
 * The word or short plain wish that a whole message is, in any case, with any marks and politeness around it; undefined for
 * every other message, and for every one that could be about a show.
 */
export const keywordOf = (text: string): SmsKeyword | undefined => {
  if (text.length > MOST_CHARACTERS) return undefined;
  const words = wordsOf(text.normalize('NFKD').replace(ACCENTS, ''));
  const word = words.join('').toUpperCase();
  for (const [keyword, names] of KEYWORDS) if (names.has(word)) return keyword;
  const wish = withoutPoliteness(words).join(' ');
  return WISH_PATTERNS.find(([, pattern]) => pattern.test(wish))?.[0];
};

const withoutPoliteness = (words: readonly string[]): readonly string[] => {
  const from = words.findIndex((word) => !POLITE.has(word));
  const to = words.findLastIndex((word) => !POLITE.has(word));
  return from === -1 ? [] : words.slice(from, to + 1);
};
