import type { SmsWish } from '#contract/sms.js';
import type { EventRequest } from './parser/event-request.js';

/** A reading as the database keeps it. */
export interface KeptReading extends EventRequest {
  /** What its sender most likely wants instead. */
  suggested?: EventRequest;
  /** What staff have decided it to be, where its sender has changed nothing since. */
  decided?: SmsWish;
}

/** What was read of a request, as our own parser wrote it; nothing of old rows, which have none. */
export const keptReading = (parse: unknown): KeptReading =>
  isReading(parse) ? { ...NOTHING_READ, ...parse } : NOTHING_READ;

const isReading = (value: unknown): value is KeptReading =>
  typeof value === 'object' && value !== null && 'problems' in value && Array.isArray(value.problems);

const NOTHING_READ: KeptReading = { problems: [], questions: [] };
