import { type EventRequest, isComplete } from '#src/modules/sms/parser/event-request.js';
import { parseEventRequest } from '#src/modules/sms/parser/parse-event-request.js';
import { EXAMPLE_VENUE } from './example-venue.js';
import type { Example, ExpectedShow } from './examples.js';

/**
 * `right`: as expected in every part; `left to staff`: everything was said and nothing is asked, but no tap makes an event of it;
 * `asked needlessly`: asked though everything was said; `wrong`: another question, or a doubtful part that is wrong; `confidently wrong`: an event would have been made of it, or a part passed for certain, that nobody asked for.
 */
export const OUTCOMES = ['right', 'left to staff', 'asked needlessly', 'wrong', 'confidently wrong'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** One message, read. */
export interface Judged {
  example: Example;
  request: EventRequest;
  outcome: Outcome;
}

/** Reads a message at its moment and judges what was made of it. */
export const judgeExample = (example: Example): Judged => {
  const request = parseEventRequest(example.text, { ...EXAMPLE_VENUE, now: new Date(example.now) });
  return { example, request, outcome: judge(example, request) };
};

function judge(expected: Example, request: EventRequest): Outcome {
  if ('ask' in expected) {
    if (isComplete(request)) return 'confidently wrong';
    return request.problems.some(({ kind }) => kind === expected.ask) ? 'right' : 'wrong';
  }
  const parts = partsOf(expected, request);
  if (parts.some(({ isRight, isCertain }) => !isRight && isCertain)) return 'confidently wrong';
  if (isComplete(request)) return parts.every(({ isRight }) => isRight) ? 'right' : 'wrong';
  if (!parts.every(({ isRight, isMissing }) => isRight || isMissing)) return 'wrong';
  return request.questions.some((question) => question.includes('?')) ? 'asked needlessly' : 'left to staff';
}

function partsOf(
  { artist, others, date, time, endTime }: ExpectedShow,
  request: EventRequest,
): { isRight: boolean; isCertain: boolean; isMissing: boolean }[] {
  const pairs = [
    { expected: artist, part: request.artist, value: request.artist?.value.name },
    { expected: others?.join(), part: request.artist, value: request.others?.map(({ name }) => name).join() },
    { expected: date, part: request.date, value: request.date?.value },
    { expected: time, part: request.time, value: request.time?.value },
    { expected: endTime, part: request.endTime, value: request.endTime?.value },
  ];
  return pairs.map(({ expected, part, value }) => ({
    isRight: value === expected,
    isCertain: part?.confidence === 'certain',
    isMissing: part === undefined,
  }));
}
