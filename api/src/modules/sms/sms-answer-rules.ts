import type { EventRequest, ProblemKind } from './parser/event-request.js';
import { unreadWords } from '#src/modules/sms/intake/sms-said-again.js';
import { wordSet } from './parser/vocabulary.js';

/** What we ask a sender for, one by one. */
const ASKED = ['artist', 'date', 'time'] as const;
type Asked = (typeof ASKED)[number];
const ASKED_BY = { 'no-artist': 'artist', 'no-date': 'date', 'no-time': 'time' } as const;

/** What people put around an answer; "not", "to" or "or" would make it another one. */
const AROUND = wordSet(
  'at on it its is the ok okay please pls plz thanks thank you thx ty hi hey lets say sorry',
);

/** A message of which we asked for more, the message after it, and both as one. */
interface AnsweredMessage {
  /** As it was understood when it came. */
  keptDate: string | null;
  before: EventRequest;
  answer: EventRequest;
  answerText: string;
  /** Both read as one message. */
  whole: EventRequest;
}

/**
 * Whether a message says exactly what the one before it left out, and nothing else, and both together are complete without
 * either meaning something else than alone. Whatever is more or less than that is a message of its own.
 */
export const isAnswer = ({ keptDate, before, answer, answerText, whole }: AnsweredMessage): boolean => {
  const [missing, given] = [missingOf(before), missingOf(answer)];
  if (missing === undefined || given === undefined) return false;
  const isExact = ASKED.every((part) => missing.has(part) !== given.has(part));
  const isBare =
    !answer.eventName &&
    !answer.eventType &&
    unreadWords(answerText, answer).every((word) => AROUND.has(word));
  if (!isExact || !isBare || whole.problems.length > 0 || (before.date?.value ?? null) !== keptDate)
    return false;
  return [...ASKED, 'endTime' as const].every(
    (part) => valueOf(whole, part) === (valueOf(before, part) ?? valueOf(answer, part)),
  );
};

/** What is missing, where nothing else is wrong; undefined where something is. */
const missingOf = ({ problems }: EventRequest): ReadonlySet<Asked> | undefined => {
  const parts = problems.map((problem) =>
    isMissing(problem.kind) && !('words' in problem && problem.words) ? ASKED_BY[problem.kind] : undefined,
  );
  return parts.every((part) => part !== undefined) ? new Set(parts) : undefined;
};

const isMissing = (kind: ProblemKind): kind is keyof typeof ASKED_BY => Object.hasOwn(ASKED_BY, kind);

/** What is certain of a part. */
const valueOf = (request: EventRequest, part: Asked | 'endTime'): string | number | undefined => {
  const found = request[part];
  if (found?.confidence !== 'certain') return undefined;
  return typeof found.value === 'string' ? found.value : found.value.id;
};
