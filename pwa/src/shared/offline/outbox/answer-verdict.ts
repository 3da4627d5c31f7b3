import type { Problem } from '#contract/problem';
import { isRecord, readProblem } from '#shared/lib/problem';
import { retryAfterInstant } from '#shared/http/backoff';
import { isTemporary } from '#shared/http/http-error';
import type { Verdict } from './outbox-entry';

/** An HTTP answer reduced to what decides about an entry. `json` is undefined when the body is not JSON. */
export interface Answer {
  /** 0 for a redirect that was not followed. */
  status: number;
  json: unknown;
  retryAfter: string | null;
}

const NOT_OURS = 'Something between this phone and the venue answered instead of the venue.';

/** What the entry that asked adds to the judgement. */
interface Asked {
  /** The entry's Idempotency-Key. */
  key: string;
  /** Epoch milliseconds, for `Retry-After`. */
  now: number;
  /** What to say of a refusal that brings no words of the server's (spec §8). */
  failure: string;
}

/**
 * Decides what an answer means for the entry that asked (design §5.5). Done is only a 200 or 201 whose JSON names
 * our key; whatever is not clearly the venue's own refusal is tried again later.
 */
export const answerVerdict = (answer: Answer, { key, now, failure }: Asked): Verdict => {
  if (isAcknowledgement(answer, key)) return { outcome: 'done', answer: answer.json };
  const problem = readProblem(answer.json);
  if (answer.status === 413) return { outcome: 'shrink-once', reason: problem?.message || failure };
  if (isTemporary(answer.status)) return later(answer, problem, now);
  if (!problem) return { outcome: 'backoff', waitsFor: 'network', reason: NOT_OURS, notBefore: null };
  if (answer.status === 401) return { outcome: 'needs-sign-in', reason: problem.message || failure };
  return { outcome: 'stuck', reason: problem.message || failure };
};

/** The verdict on a call that brought no answer at all: no network, a time-out, a connection cut off. */
export const noAnswerVerdict = (): Verdict => ({
  outcome: 'backoff',
  waitsFor: 'network',
  reason: 'No connection to the venue.',
  notBefore: null,
});

/** The server's error code, e.g. `photos.not-found`, or null when the answer is not a problem of ours. */
export const problemCode = (answer: Answer): string | null => readProblem(answer.json)?.code ?? null;

const isAcknowledgement = ({ status, json }: Answer, key: string): boolean =>
  (status === 200 || status === 201) && isRecord(json) && json['clientKey'] === key;

const later = (answer: Answer, problem: Problem | null, now: number): Verdict => ({
  outcome: 'backoff',
  waitsFor: 'server',
  reason: problem?.message ?? 'The venue is busy. Trying again soon.',
  notBefore: answer.retryAfter === null ? null : retryAfterInstant(answer.retryAfter, now),
});
