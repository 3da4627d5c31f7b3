import { actsIn, type EventRequest, isComplete } from '#src/modules/sms/parser/event-request.js';
import { weekdayOf } from '#src/modules/sms/parser/calendar.js';
import {
  isOfOneText,
  isRecent,
  isSameBill,
  isSameShow,
  type StandingRequest,
} from '#src/modules/sms/conversation/standing-request.js';
import { namesWhole } from '#src/modules/sms/conversation/own-text.js';
import { isOfItsOwn } from '#src/modules/sms/conversation/target-request.js';
import type { HeardText, Verdict } from '#src/modules/sms/conversation/verdict.js';
import { correctionWords } from './correction-words.js';
import { hintsAtOther } from './hints.js';
import { actsOf, isNamed, ONLY } from './named-acts.js';

/**
 * Puts a pending request in doubt when a later text may change it, even if that text is not understood: staff read it before
 * anything is put on the calendar.
 */
export const inDoubt = (verdict: Verdict, heard: HeardText): Verdict => {
  const other = otherNight(verdict, heard) ?? namedBeside(verdict, heard);
  if (other) return { kind: 'unsettle', earlier: other, saysHow: true };
  const earlier = waitingBeside('earlier' in verdict ? verdict.earlier : spokenOf(heard), heard);
  if (earlier?.state === 'pending' && mayDiffer(verdict, heard, earlier))
    return { kind: 'unsettle', earlier, saysHow: true };
  return earlier?.state === 'made' && refusesShow(verdict, heard, earlier)
    ? { kind: 'ask-staff', earlier }
    : verdict;
};

/** Instead of a request whose show is made, one that still waits and was asked for by the same text, if there is one. */
const waitingBeside = (
  earlier: StandingRequest | undefined,
  { standing }: HeardText,
): StandingRequest | undefined =>
  earlier?.state === 'made'
    ? (standing.find((other) => other.state === 'pending' && isOfOneText(other, earlier)) ?? earlier)
    : earlier;

const spokenOf = (heard: HeardText): StandingRequest | undefined =>
  sameNight(heard) ?? namedIn(heard) ?? heard.standing[0];

/** A request that waits for the same acts and day at another hour: "any chance of 8:30 on the 8th". */
const sameNight = ({ text, reading, standing }: HeardText): StandingRequest | undefined =>
  isComplete(reading) && !correctionWords(text).asksForMore
    ? standing.find(
        (earlier) =>
          earlier.state === 'pending' &&
          isSameBill(reading, earlier) &&
          reading.date?.value === earlier.date &&
          reading.time?.value !== earlier.time,
      )
    : undefined;

/** The request that waits for an act of which a text says something, but no day and hour. */
const namedIn = ({ text, standing, reading }: HeardText): StandingRequest | undefined =>
  isOfItsOwn(reading)
    ? undefined
    : standing.find(
        (earlier) => earlier.state === 'pending' && actsOf(earlier).some((act) => isNamed(act, text)),
      );

const mayDiffer = (verdict: Verdict, heard: HeardText, earlier: StandingRequest): boolean => {
  switch (verdict.kind) {
    case 'note':
      return wantsOther(heard, earlier);
    case 'quiet':
      return isRecent(earlier) && wantsOther(heard, earlier);
    case 'new':
      return isRecent(earlier) && isAboutIt(verdict.reading ?? heard.reading, heard, earlier);
    case 'change':
      return leavesOut(verdict.reading, heard, earlier) || isThereAlready(verdict.reading, heard, earlier);
    default:
      return false;
  }
};

const wantsOther = (heard: HeardText, earlier: StandingRequest): boolean =>
  correctionWords(heard.text).isAgainst ||
  joins(heard) ||
  leavesOne(heard, earlier) ||
  hintsAtOther(isBill(earlier) ? heard.text : heard.text.replace(ALONE_WITH, ' '), earlier.date);

/** "Just me and the guitar", of one act. */
const ALONE_WITH = /(?<!\w)(?:just|only) me and (?:the|a|my) \w+/i;

/** What would be a request of its own says no day and hour, or those of the request before it. */
const isAboutIt = (reading: EventRequest, heard: HeardText, earlier: StandingRequest): boolean => {
  if (earlier === sameNight(heard)) return true;
  if (isOfItsOwn(reading)) return false;
  return (
    namesOtherAct(reading, earlier) ||
    (isBill(earlier) && namesAct(heard, earlier)) ||
    wantsOther(heard, earlier)
  );
};

/** "This is Tammy, I'll take his spot" */
const namesOtherAct = (reading: EventRequest, earlier: StandingRequest): boolean =>
  namesWhole(reading) && actsIn(reading).some(({ id }) => actsOf(earlier).every((act) => act.id !== id));

/** "Can Tammy sing with me", "add Dixie Dawn", "let me open for em": somebody else plays too. */
const joins = ({ text, reading }: HeardText): boolean =>
  LETS_IN.test(text) || (JOINS.test(text) && namesWhole(reading));
const LETS_IN = /\b(?:(?:let|have) (?:me|us) (?:open|play)|both of us|put us (?:both|all))\b/i;
const JOINS = /\b(?:with (?:me|us)|join(?:s|ing)? (?:me|us)|sits? in|add(?:ing)?)\b/i;

/** "Scratch Tammy", "Wade broke his arm": it names who is to play. */
const namesAct = ({ text }: HeardText, earlier: StandingRequest): boolean =>
  actsOf(earlier).some((act) => isNamed(act, text));

/** "Its just gonna be Wade, Tammy has choir". */
const leavesOne = (heard: HeardText, earlier: StandingRequest): boolean =>
  isBill(earlier) && ONLY.test(heard.text) && namesAct(heard, earlier);

const isBill = ({ others }: StandingRequest): boolean => others.length > 0;

/** "Just the Friday", of two nights: the other one is not said to stand. */
const otherNight = (verdict: Verdict, { text, standing }: HeardText): StandingRequest | undefined =>
  verdict.kind === 'again' && isJustOneDay(text)
    ? standing.find(
        (other) => other.id !== verdict.earlier.id && other.state === 'pending' && isRecent(other),
      )
    : undefined;

const isJustOneDay = (text: string): boolean => {
  const [, day = ''] = /\b(?:just|only) (?:(?:the|that|do|on|for) )*(\p{L}+|\d+)/iu.exec(text) ?? [];
  return /\d/.test(day) || weekdayOf(day.toLowerCase()) !== undefined;
};

/** "The duo's off. Saturday still good": it is about the request that it names, not about one that staff read anyway. */
const namedBeside = (verdict: Verdict, heard: HeardText): StandingRequest | undefined => {
  const isRead = ['again', 'note', 'unsettle'].includes(verdict.kind);
  const named =
    isRead && 'earlier' in verdict && verdict.earlier.state === 'failed' ? namedIn(heard) : undefined;
  return named && wantsOther(heard, named) ? named : undefined;
};

/** "Just the Friday", read as a change of the other night: the same show would wait twice. */
const isThereAlready = (reading: EventRequest, { standing }: HeardText, earlier: StandingRequest): boolean =>
  standing.some(
    (other) => other.id !== earlier.id && other.state !== 'taken-back' && isSameShow(reading, other),
  );

/** It takes an act off the bill of which it says nothing: "Dixie can't make it, get Wade". */
const leavesOut = (reading: EventRequest, { text }: HeardText, earlier: StandingRequest): boolean => {
  if (!isBill(earlier) || ONLY.test(text)) return false;
  const left = new Set(actsIn(reading).map(({ id }) => id));
  return actsOf(earlier).some((act) => !left.has(act.id) && !isNamed(act, text));
};

/** "The boys ain't coming, it's deer season", right after the show was put on the calendar. */
const refusesShow = (verdict: Verdict, { text }: HeardText, earlier: StandingRequest): boolean =>
  verdict.kind === 'quiet' && isRecent(earlier) && correctionWords(text).isAgainst;
