import type { SmsTextEffect } from '#contract/sms.js';
import { namesInWords } from '#contract/rules/events/bills.js';
import { twelveHourTime } from '#contract/rules/clock.js';
import { longDate } from '#contract/rules/texts.js';
import type { EventRequest } from '#src/modules/sms/parser/event-request.js';
import { suggesting } from '#src/modules/sms/suggestion/kept-suggestion.js';
import { questionFor } from '#src/modules/sms/parser/questions.js';
import { extractedOf, judged } from '#src/modules/sms/sms-request-rules.js';
import type { Unsettling, Verdict } from './verdict.js';
import type { RewrittenRequest } from './sms-conversations.repository.js';
import { type StandingRequest, understood, understoodActs } from './standing-request.js';

/** What becomes of a request that stands. */
export type FollowUp = Exclude<Verdict, { kind: 'new' | 'quiet' | 'answer' }>;

/** What a text makes of the request that it is about. */
interface Step {
  effect: SmsTextEffect;
  request: RewrittenRequest;
  /** Staff should look at it again. */
  isNews: boolean;
}

const NOTHING_NEW: Step = { effect: 'again', request: {}, isNews: false };

/** What becomes of the request that a text is about. */
export const stepOf = (verdict: FollowUp): Step => {
  const { earlier } = verdict;
  switch (verdict.kind) {
    case 'change':
      return {
        effect: verdict.effect,
        request: unanswered(withExtras(verdict.reading, earlier)),
        isNews: true,
      };
    case 'unsettle':
      return { effect: 'unsettled', request: unsettled(verdict), isNews: true };
    case 'withdraw':
      return { effect: 'withdrawn', request: TAKEN_BACK, isNews: true };
    case 'note':
      return { effect: 'noted', request: {}, isNews: true };
    case 'again':
      return verdict.suggested
        ? { effect: 'again', request: { parse: suggesting(earlier.parse, verdict.suggested) }, isNews: true }
        : NOTHING_NEW;
    case 'ask-staff':
      return NOTHING_NEW;
  }
};

/** A request as a reading has it. */
export const rewritten = (reading: EventRequest): RewrittenRequest => ({
  ...extractedOf(reading),
  ...judged(reading),
  kind: 'request',
  parse: reading,
});

/** What its sender heard before is no answer to what it is now. */
const unanswered = (reading: EventRequest): RewrittenRequest => ({ ...rewritten(reading), reply: null });

const TAKEN_BACK: RewrittenRequest = {
  kind: 'withdrawn',
  status: 'failed',
  errorMessage: 'The sender has taken it back.',
  reply: null,
};

/** A correction keeps the name and the type that the request has, unless it says others. */
const withExtras = (reading: EventRequest, { eventName, eventType }: StandingRequest): EventRequest => ({
  ...reading,
  eventName: reading.eventName ?? (eventName === null ? undefined : understood(eventName)),
  eventType: reading.eventType ?? (eventType === null ? undefined : understood(eventType)),
});

const unsettled = (verdict: Unsettling): RewrittenRequest => {
  const { earlier, suggested } = verdict;
  const request = unanswered(changing(verdict));
  return suggested
    ? { ...request, parse: suggesting(request.parse, ofSameKind(suggested, earlier)) }
    : request;
};

/** A suggestion is of who plays and when: name and type stay as they are. */
const ofSameKind = (reading: EventRequest, earlier: StandingRequest): EventRequest =>
  withExtras({ ...reading, eventName: undefined, eventType: undefined }, earlier);

const READ_BY_STAFF =
  'We are not sure what should be different, so one of us will read this before anything is put on the calendar.';

/** The request as it stands, with the question what it should be instead unless its sender says so in words that we do not understand. */
const changing = ({ earlier, saysHow }: Unsettling): EventRequest => {
  const acts = understoodActs(earlier);
  const problem = { kind: 'changing' } as const;
  return withExtras(
    {
      ...acts,
      ...(earlier.date !== null && { date: understood(earlier.date) }),
      ...(earlier.time !== null && { time: understood(earlier.time) }),
      ...(earlier.endTime !== null && { endTime: understood(earlier.endTime) }),
      ...(earlier.night !== null && { night: earlier.night }),
      problems: [problem],
      questions: [saysHow ? READ_BY_STAFF : questionFor(problem, acts)],
    },
    earlier,
  );
};

/** `The Rattlers and Dusty Coyotes, Friday, November 27, 2026, 8:00 PM`: what is sure of a request; null where nothing is. */
export const showWords = (
  acts: readonly string[],
  { date, time }: Pick<StandingRequest, 'date' | 'time'>,
): string | null =>
  [namesInWords(acts), date && longDate(date), time && twelveHourTime(time)].filter(Boolean).join(', ') ||
  null;
