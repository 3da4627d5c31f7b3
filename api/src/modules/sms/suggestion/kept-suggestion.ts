import type { SmsRequestStatus, SmsWish } from '#contract/sms.js';
import type { SmsRequestEntity } from '#src/modules/sms/entities/sms-request.entity.js';
import { keptReading } from '#src/modules/sms/kept-reading.js';
import { actsIn, type EventRequest, isComplete } from '#src/modules/sms/parser/event-request.js';
import { extractedOf } from '#src/modules/sms/sms-request-rules.js';
import type { SmsSuggestion } from '#src/modules/sms/sms-requests.dto.js';

/** A reading with another one beside it, which its sender most likely means. */
export const suggesting = (reading: object | null | undefined, suggested: EventRequest): object => ({
  ...reading,
  suggested,
});

/** A reading whose words that we do not understand are left to staff, who read them. */
export const withoutUnclear = (reading: EventRequest): EventRequest => ({
  ...reading,
  problems: reading.problems.filter(({ kind }) => kind !== 'unclear'),
  questions: [],
});

/** A first text's reading as it is kept, with what it most likely asks for where it is whole but for words that we do not understand. */
export const keptFirst = (reading: EventRequest): object => {
  const likely = withoutUnclear(reading);
  return !isComplete(reading) && isComplete(likely) ? suggesting(reading, likely) : reading;
};

/** What staff can make of a request in doubt: what it was before the doubt, or what its sender most likely wants. */
export const wishesOf = ({
  status,
  kind,
  parse,
}: Pick<SmsRequestEntity, 'kind'> & { status: SmsRequestStatus; parse: unknown }): Partial<
  Record<SmsWish, EventRequest>
> => {
  if (status !== 'failed' || kind !== 'request') return {};
  const { suggested, ...reading } = keptReading(parse);
  const asked = { ...reading, problems: [], questions: [] };
  const canKeep = reading.problems.some((problem) => problem.kind === 'changing') && isComplete(asked);
  return { suggested, ...(canKeep && { asked }) };
};

/** A reading for which staff have decided. */
export const decided = (reading: EventRequest, wish: SmsWish): object => ({ ...reading, decided: wish });

/** A suggestion as staff read it, in place of the request's own parts. */
export const shownSuggestion = (suggested: EventRequest): SmsSuggestion => {
  const { extractedArtist, extractedDate, extractedTime, extractedEndTime } = extractedOf(suggested);
  const [, ...others] = actsIn(suggested);
  return {
    extractedArtist,
    otherActs: others.map(({ id, name }) => ({ id, name })),
    extractedDate,
    extractedTime,
    extractedEndTime,
    night: suggested.night ?? null,
  };
};
