/** What a sender wants of texting itself, and not of the calendar. */
export type SmsKeyword = 'stop' | 'start' | 'yes' | 'help';

/** Words that providers know (CTIA "Messaging Principles" §5.1, Twilio "Support for opt-out keywords"). */
const KEYWORDS: Readonly<Record<string, SmsKeyword>> = {
  STOP: 'stop',
  STOPALL: 'stop',
  UNSUBSCRIBE: 'stop',
  CANCEL: 'stop',
  END: 'stop',
  QUIT: 'stop',
  REVOKE: 'stop',
  OPTOUT: 'stop',
  START: 'start',
  UNSTOP: 'start',
  YES: 'yes',
  HELP: 'help',
  INFO: 'help',
};

/** Longer messages say more than one word, whatever stands around it. */
const MOST_CHARACTERS = 40;
const MARKS = /[^\p{L}\p{N}]+/gu;

/** The word that a whole message is, in any case and with any marks around it; undefined for every other message. */
export const keywordOf = (text: string): SmsKeyword | undefined => {
  if (text.length > MOST_CHARACTERS) return undefined;
  const word = text.normalize('NFKC').replace(MARKS, '').toUpperCase();
  return Object.hasOwn(KEYWORDS, word) ? KEYWORDS[word] : undefined;
};
