import { isRecord } from '#shared/lib/problem';
import type { OutboxEntry } from '#shared/offline/outbox/outbox-entry';
import {
  datesOf,
  intentOf,
  parseChange,
  parseEntry,
  type AvailabilityChange,
  type AvailabilityEntry,
  type ChangeBase,
} from '#features/availability/availability';

/** A waiting change beside its entry in the outbox. */
export interface WaitingChange {
  entry: OutboxEntry;
  change: AvailabilityChange;
}

/** What the handler has reached with an entry, kept as the entry's progress. */
type Progress = { settled: true } | { conflict: AvailabilityEntry | null };

export const SETTLED: Progress = { settled: true };
export const inConflictWith = (conflict: AvailabilityEntry | null): Progress => ({ conflict });

/** The changes in the order in which they are sent, without those the venue has answered already. */
export const waitingChanges = (held: OutboxEntry[]): WaitingChange[] =>
  held.flatMap((entry) => {
    const change = isSettled(entry) ? null : parseChange(entry.payload);
    return change ? [{ entry, change }] : [];
  });

/** Those about one date. */
export const chainOf = (waiting: WaitingChange[], date: string): WaitingChange[] =>
  waiting.filter(({ change }) => datesOf(change).includes(date));

/** What the venue has instead of what a refused change took for granted; undefined when it was not refused for that. */
export const conflictOf = ({ progress, state }: OutboxEntry): AvailabilityEntry | null | undefined =>
  state === 'stuck' && isRecord(progress) && 'conflict' in progress
    ? parseEntry(progress.conflict)
    : undefined;

/** What is on a date once everything that waits has been sent; null for nothing. */
export const valuesAfter = (chain: WaitingChange[], kept: AvailabilityEntry | null) => {
  const last = chain.at(-1);
  return last ? intentOf(last.change) : kept;
};

/** What a new change of a date is to be based on, and which waiting ones it takes the place of. */
export const rebase = (
  chain: WaitingChange[],
  kept: AvailabilityEntry | null,
): { base: ChangeBase; replaced: WaitingChange[] } => {
  const replaced = chain.filter((waiting) => !mayHaveArrived(waiting));
  const sent = chain.filter(mayHaveArrived).at(-1);
  if (sent) return { base: { after: sent.entry.id }, replaced };
  const [first] = replaced;
  if (first && first.change.does !== 'fill') return { base: first.change.base, replaced };
  return { base: kept && { id: kept.id, version: kept.version }, replaced };
};

/** A change that was tried may be at the venue although no answer came; a repetition is more than this date's. */
const mayHaveArrived = ({ entry, change }: WaitingChange): boolean =>
  change.does === 'fill' || entry.state === 'sending' || (entry.state === 'waiting' && entry.attempts > 0);

/** The venue has answered it, and it only waits to be put away. */
export const isSettled = ({ progress }: OutboxEntry): boolean =>
  isRecord(progress) && progress.settled === true;
