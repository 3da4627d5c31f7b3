import type { OutboxEntry } from '#shared/offline/outbox/outbox-entry';
import { signInAs } from '#shared/offline/outbox/outbox-entry';
import {
  datesOf,
  type AvailabilityEntry,
  type AvailabilityValues,
} from '#features/availability/availability';
import {
  chainOf,
  conflictOf,
  valuesAfter,
  waitingChanges,
  type WaitingChange,
} from '#features/availability/queue/availability-chain';

/** One date as the artist sees it: what it will be once everything that waits has been sent. */
export interface ShownDate {
  date: string;
  /** Null for an entry that is being removed. */
  values: AvailabilityValues | null;
  state: 'saved' | 'waiting' | 'refused' | 'disputed';
  /** Why it is not sent, fit to show; null when it simply has not been its turn. */
  reason: string | null;
  /** What the venue has instead, when it is disputed; null for nothing. */
  theirs: AvailabilityEntry | null;
}

/** The artist's dates in order, the venue's and those of this device together. */
export const shownDates = (kept: AvailabilityEntry[], held: OutboxEntry[]): ShownDate[] => {
  const waiting = waitingChanges(held);
  const dates = new Set([
    ...kept.map(({ date }) => date),
    ...waiting.flatMap(({ change }) => datesOf(change)),
  ]);
  return [...dates]
    .sort()
    .map((date) =>
      shownDate(date, chainOf(waiting, date), kept.find((entry) => entry.date === date) ?? null),
    );
};

/** One date, by what waits for it and what the venue has. */
export const shownDate = (
  date: string,
  chain: WaitingChange[],
  kept: AvailabilityEntry | null,
): ShownDate => {
  const values = valuesAfter(chain, kept);
  const stuck = chain.find(({ entry }) => entry.state === 'stuck')?.entry;
  const theirs = stuck && conflictOf(stuck);
  if (stuck && theirs !== undefined) return { date, values, state: 'disputed', reason: stuck.reason, theirs };
  if (stuck) return { date, values, state: 'refused', reason: stuck.reason, theirs: null };
  const [first] = chain;
  if (!first) return { date, values, state: 'saved', reason: null, theirs: null };
  const reason = first.entry.waitsFor === 'sign-in' ? signInAs(first.entry.owner) : null;
  return { date, values, state: 'waiting', reason, theirs: null };
};
