import { isNamedBy, placeOf, withoutKept } from '#src/modules/sms/conversation/target-request.js';
import {
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
 * it takes all back, or leaves all in doubt.
 */
export const ofAllOfItsText = (verdict: Verdict, heard: HeardText): Verdict => {
  if (verdict.kind === 'note' && JUST_ONE.test(heard.text))
    return ofAllOfItsText({ kind: 'unsettle', earlier: verdict.earlier, saysHow: true }, heard);
  if (verdict.kind !== 'change' && verdict.kind !== 'unsettle' && verdict.kind !== 'withdraw') return verdict;
  const { earlier } = verdict;
  const isBack = verdict.kind === 'change' && isSameShow(verdict.reading, earlier);
  // "Just the Jan 15 one", after "make it 9": which one is said, and no hour.
  if (isBack && heard.standing.some((other) => isOfOneText(other, earlier) && isInDoubt(other)))
    return { kind: 'unsettle', earlier, saysHow: true };
  const isOfAll = OF_SEVERAL.test(heard.text);
  const also = heard.standing.filter(
    (other) =>
      other.state === 'pending' &&
      (isOfOneText(other, earlier) || (isOfAll && other.id !== earlier.id && isRecent(other))),
  );
  if (also.length === 0 || withoutKept(heard) || isMeant(heard, earlier, also)) return verdict;
  return verdict.kind === 'withdraw'
    ? { ...verdict, also }
    : { kind: 'unsettle', earlier, saysHow: verdict.kind === 'unsettle' && verdict.saysHow, also };
};

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
const JUST_ONE = /(?<!\w)(?:just|only) (?:(?:the|do|need|want|play) )*(?:one|1)(?!\w)/i;

const isInDoubt = ({ state, problems }: StandingRequest): boolean =>
  state === 'failed' && problems.some(({ kind }) => kind === 'changing');

const isOfOneText = (one: StandingRequest, other: StandingRequest): boolean =>
  one.id !== other.id && one.texts[0]?.sid !== null && one.texts[0]?.sid === other.texts[0]?.sid;
