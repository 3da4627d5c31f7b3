import { isComplete } from '#src/modules/sms/parser/event-request.js';
import { isNamedBy, placeOf, withoutKept } from '#src/modules/sms/conversation/target-request.js';
import {
  isOfOneText,
  isRecent,
  isSameShow,
  type StandingRequest,
} from '#src/modules/sms/conversation/standing-request.js';
import type { HeardText, Verdict } from '#src/modules/sms/conversation/verdict.js';

/** A text that made several requests, delivered under another name. */
export const saidTwice = ({ text, standing }: HeardText): Verdict | undefined => {
  const [earlier, ...also] = standing.filter(
    (request) => request.messageText === text && request.state === 'pending' && isRecent(request),
  );
  return earlier && also.length > 0 ? { kind: 'again', earlier, also } : undefined;
};

/**
 * Of several requests that one text made, or that a later text speaks of together ("both of those"), a text that names none may mean each:
 * it takes all of its text back, or leaves all in doubt, as it does where one of them is made already.
 */
export const ofAllOfItsText = (verdict: Verdict, heard: HeardText): Verdict => {
  const { text, standing } = heard;
  const left = leavingOne(verdict, heard);
  if (left || !isDone(verdict)) return left ?? verdict;
  const { earlier } = verdict;
  const isBack = verdict.kind === 'change' && isSameShow(verdict.reading, earlier);
  // "The Jan 15 one", after "make it 9": which one is said, and no hour.
  if (isBack && standing.some((other) => isOfOneText(other, earlier) && isInDoubt(other)))
    return { kind: 'unsettle', earlier, saysHow: true };
  const siblings = standing.filter(
    (other) => isOfOneText(other, earlier) && (other.state === 'pending' || other.state === 'made'),
  );
  const reached = reachedBy(heard, earlier);
  const all = [...siblings, ...reached];
  return all.length === 0 || withoutKept(heard) || isMeant(heard, earlier, all)
    ? verdict
    : ofEach(verdict, text, { siblings, reached });
};

type Done = Extract<Verdict, { kind: 'change' | 'unsettle' | 'withdraw' | 'ask-staff' }>;

const ofEach = (
  verdict: Done,
  text: string,
  { siblings, reached }: Record<'siblings' | 'reached', readonly StandingRequest[]>,
): Verdict => {
  const { earlier } = verdict;
  const isMade = siblings.some(({ state }) => state === 'made');
  const also = siblings.filter(({ state }) => state === 'pending');
  const others = [...also, ...reached];
  if (verdict.kind === 'ask-staff') return { ...verdict, doubted: others };
  if (verdict.kind === 'withdraw' && !isMade && !JUST.test(text))
    return ALL_BACK.test(text) ? { ...verdict, also: others } : { ...verdict, also, doubted: reached };
  const saysHow = verdict.kind === 'withdraw' || (verdict.kind === 'unsettle' && verdict.saysHow);
  return { kind: 'unsettle', earlier, saysHow, also: others };
};

/** Requests of other texts that "both of those" may mean. */
const reachedBy = ({ text, standing }: HeardText, earlier: StandingRequest): StandingRequest[] =>
  OF_SEVERAL.test(text) || ALL_BACK.test(text)
    ? standing.filter(
        (other) =>
          other.id !== earlier.id &&
          other.state === 'pending' &&
          isRecent(other) &&
          !isOfOneText(other, earlier),
      )
    : [];

const isDone = (verdict: Verdict): verdict is Done =>
  ['change', 'unsettle', 'withdraw', 'ask-staff'].includes(verdict.kind);

/**
 * "Just the Friday", "we can only do one of those", "let's go with the 8th": none of the shows of one text waits for a tap until staff have
 * read it, unless it plainly changes one or takes it back.
 */
const leavingOne = (verdict: Verdict, heard: HeardText): Verdict | undefined => {
  const { text, reading, standing } = heard;
  if (verdict.kind === 'withdraw' && ALL_BACK.test(text)) return undefined;
  const waiting = standing.filter(
    (request) =>
      request.state === 'pending' &&
      standing.some((other) => other.state !== 'taken-back' && isOfOneText(other, request)),
  );
  const [earlier, ...also] = waiting;
  if (!earlier || !(saysJust(verdict, text) || namesOne(verdict, heard, waiting))) return undefined;
  const isOther =
    isComplete(reading) && !waiting.some((request) => isNamedBy({ ...reading, artist: undefined }, request));
  return verdict.kind === 'ask-staff' || (verdict.kind === 'new' && isOther)
    ? { ...verdict, doubted: waiting }
    : { kind: 'unsettle', earlier, saysHow: true, also };
};
const saysJust = ({ kind }: Verdict, text: string): boolean =>
  JUST.test(text) && !(kind === 'quiet' && JUST_TALK.test(text));

const namesOne = (
  verdict: Verdict,
  { text, reading }: HeardText,
  waiting: readonly StandingRequest[],
): boolean =>
  ['again', 'note', 'unsettle'].includes(verdict.kind) &&
  !SCRATCHES.test(text) &&
  waiting.some((request) => isNamedBy({ ...reading, artist: undefined }, request));
/** "Can you scratch the 5th": the other one is not spoken of. */
const SCRATCHES =
  /^\W*(?:(?:can|could|please|pls|plz|you|u|sorry) )*(?:cancel|drop|scratch|scrap|nix|skip) (?:the )?(?:\p{L}+ )?\d+\w*\W*$/iu;

const JUST =
  /(?<!\w)(?:just|only|(?:either|any|one) of (?:these|those|them|the)|solamente|nom[aá]s|s[oó]lo (?:el|la|puedo|podemos))(?!\w)/i;
const JUST_TALK =
  /(?<!\w)just (?:check\w*|wonder\w*|curious|saying|want\w* to say|so you|fyi|a|me and)(?!\w)/i;

/** The one that it names by its day, its act or its place, and no other. */
const isMeant = (
  { text, reading }: HeardText,
  earlier: StandingRequest,
  also: readonly StandingRequest[],
): boolean => {
  const named = [earlier, ...also].filter((request) => isNamedBy(reading, request));
  const place = placeOf(text);
  if (place === undefined) return named.length === 1 && named[0] === earlier;
  const isLast = also.every(({ id }) => id < earlier.id);
  return named.length === 0 && also.length === 1 && isLast === (place === 0);
};
const OF_SEVERAL =
  /(?<!\w)(?:both|either|neither|(?:each|all|one|none|any) of (?:these|those|them|the))(?!\w)/i;
/** "Drop both", "cancel all of them please", and no "both kids". */
const ALL_BACK =
  /(?<!\w)(?:cancel|drop|scratch|scrap|nix|forget|delete) (?:both|all|(?:both|all|each) of (?:these|those|them)|these|those|them)(?: (?:dates|shows|gigs|nights|requests))?(?= (?:please|pls|plz|sorry|thanks|i|we|my|our)(?!\w)|\W*$|[,.!;])/i;

const isInDoubt = ({ state, problems }: StandingRequest): boolean =>
  state === 'failed' && problems.some(({ kind }) => kind === 'changing');
