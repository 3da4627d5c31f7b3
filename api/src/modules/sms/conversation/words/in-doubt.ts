import { actsIn, type EventRequest, type KnownArtist } from '#src/modules/sms/parser/event-request.js';
import { wordsOf } from '#src/modules/sms/intake/sms-text.js';
import {
  isRecent,
  isSameShow,
  type StandingRequest,
} from '#src/modules/sms/conversation/standing-request.js';
import { namesWhole } from '#src/modules/sms/conversation/own-text.js';
import { isSameDay } from '#src/modules/sms/conversation/target-request.js';
import type { HeardText, Verdict } from '#src/modules/sms/conversation/verdict.js';
import { correctionWords } from './correction-words.js';
import { isOfThatDay } from './reasons.js';

/**
 * A request that waits for a tap, and a text behind it that may want it otherwise: staff read what it says before anything is put on
 * the calendar. The words need not be understood for that.
 */
export const inDoubt = (verdict: Verdict, heard: HeardText): Verdict => {
  const of = 'of' in verdict ? verdict.of : heard.standing[0];
  if (of?.state !== 'pending') return verdict;
  return mayDiffer(verdict, heard, of) ? { kind: 'unsettle', of, saysHow: true } : verdict;
};

const mayDiffer = (verdict: Verdict, heard: HeardText, of: StandingRequest): boolean => {
  const { isAgainst } = correctionWords(heard.text);
  switch (verdict.kind) {
    case 'note':
      return isAgainst || prefersOther(heard, of) || joins(heard) || leavesOne(heard, of);
    case 'quiet':
      return (isAgainst || joins(heard)) && isRecent(of);
    case 'new':
      return isRecent(of) && isOfWho(heard, of, isAgainst);
    case 'change':
      return leavesOut(verdict.reading, heard, of) || isThereAlready(verdict.reading, heard, of);
    default:
      return false;
  }
};

/** "Just the Friday", of two nights: the same show would wait twice. */
const isThereAlready = (reading: EventRequest, { standing }: HeardText, of: StandingRequest): boolean =>
  standing.some((other) => other.id !== of.id && other.state !== 'taken-back' && isSameShow(reading, other));

/** Something would be better, or has to be. */
const PREFERS =
  /\b(?:better|instead|rather|prefer|make|gotta|got to|has to|have to|must|should(?! (?:i|we)\b)|switch|move|change)\b/i;

const PREFERS_SURELY = /\b(?:better|instead|rather|prefer)\b/i;

/** A day or an hour that the request does not have, or one that we do not understand. */
const prefersOther = ({ text, reading }: HeardText, of: StandingRequest): boolean => {
  const { date, time } = reading;
  if (!date && !time) return PREFERS_SURELY.test(text) || ASKS_HOUR.test(text) || isOfThatDay(text);
  return PREFERS.test(text) && (!isSameDay(reading, of) || (time !== undefined && time.value !== of.time));
};

/** "Nine is past her bedtime. 7?" */
const ASKS_HOUR = /(?:^|[.!?,;] *|\bor )\d{1,2}(?::[0-5]\d)? ?\?/;

/** It says nothing but who is to play. */
const isOfWho = (heard: HeardText, of: StandingRequest, isAgainst: boolean): boolean =>
  namesNoShow(heard) && (joins(heard) || ((isAgainst || isBill(of)) && namesAct(heard, of)));

const namesNoShow = ({ reading: { artist, date, time } }: HeardText): boolean =>
  artist !== undefined && !date && !time;

/** "Can Tammy sing with me", "add Dixie Dawn", "let me open for em": somebody else plays too. */
const joins = ({ text, reading }: HeardText): boolean =>
  LETS_IN.test(text) || (JOINS.test(text) && namesWhole(reading));
const LETS_IN = /\b(?:let|have) (?:me|us) (?:open|play)\b/i;
const JOINS = /\b(?:with (?:me|us)|join(?:s|ing)? (?:me|us)|sits? in|add(?:ing)?)\b/i;

/** "Scratch Tammy", "Wade broke his arm": it names who is to play. */
const namesAct = ({ text }: HeardText, of: StandingRequest): boolean =>
  actsOf(of).some((act) => isNamed(act, text));

/** "Its just gonna be Wade, Tammy has choir". */
const leavesOne = (heard: HeardText, of: StandingRequest): boolean =>
  isBill(of) && ONLY.test(heard.text) && namesAct(heard, of);

const isBill = ({ others }: StandingRequest): boolean => others.length > 0;

const actsOf = ({ artist, others }: StandingRequest): KnownArtist[] => [artist ?? [], others].flat();

const isNamed = ({ name }: KnownArtist, text: string): boolean => {
  const words = wordsOf(text);
  return wordsOf(name).some((word) => words.includes(word));
};

/** It takes an act off the bill of which it says nothing: "Dixie can't make it, get Wade". */
const leavesOut = (reading: EventRequest, { text }: HeardText, of: StandingRequest): boolean => {
  if (!isBill(of) || ONLY.test(text)) return false;
  const left = new Set(actsIn(reading).map(({ id }) => id));
  return actsOf(of).some((act) => !left.has(act.id) && !isNamed(act, text));
};
const ONLY = /\b(?:just|only|solo|alone|by (?:my|him|her)self|without)\b/i;
