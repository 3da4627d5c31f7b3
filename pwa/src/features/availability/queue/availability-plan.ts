import { availabilityDates, type AvailabilityPattern } from '#contract/rules/availability';
import type { OutboxEntry } from '#shared/offline/outbox/outbox-entry';
import type { QueueRewrite } from '#shared/offline/outbox/outbox-store';
import {
  AVAILABILITY_KIND,
  datesOf,
  type AvailabilityChange,
  type AvailabilityEntry,
  type AvailabilityValues,
} from '#features/availability/availability';
import { chainOf, conflictOf, rebase, valuesAfter, waitingChanges } from './availability-chain';
import { FREE_ALL_DAY, strokeOver, type Toggled } from '#features/availability/marking/day-stroke';
import { shownDate } from '#features/availability/marking/shown-dates';

/** What is known on this device when a change is planned. */
export interface Known {
  /** The artist's waiting changes, oldest first. */
  held: OutboxEntry[];
  /** The venue's entries as last told. */
  kept: AvailabilityEntry[];
  newId: () => string;
}

/** What an artist wants of a date; null for no entry. */
export interface Wish {
  date: string;
  values: AvailabilityValues | null;
}

const NOTHING_TO_DO: QueueRewrite = { drop: [], add: [] };

/** How one date comes to say what is wished, whatever of it waits already. */
export const planWish = ({ date, values }: Wish, { held, kept, newId }: Known): QueueRewrite => {
  const { base, replaced } = rebase(chainOf(waitingChanges(held), date), entryAt(kept, date));
  const drop = replaced.map(({ entry }) => entry.id);
  if (values === null && base === null) return { drop, add: [] };
  const change: AvailabilityChange =
    values === null ? { does: 'remove', date, base } : { does: 'set', date, values, base };
  return { drop, add: [draftOf(change, newId())] };
};

/** What a stroke over days of a calendar comes to: every day is a change of its own, with its own key. */
export interface Stroke {
  rewrite: QueueRewrite;
  toggled: Toggled;
  days: string[];
}

/** @param dates under the stroke, the one it began on first; one alone is a tap */
export const planStroke = (dates: string[], known: Known): Stroke => {
  const waiting = waitingChanges(known.held);
  const { toggled, days } = strokeOver(dates, (date) =>
    shownDate(date, chainOf(waiting, date), entryAt(known.kept, date)),
  );
  if (toggled === 'kept') return { rewrite: NOTHING_TO_DO, toggled, days: [] };
  const values = toggled === 'added' ? FREE_ALL_DAY : null;
  return { rewrite: joined(days.map((date) => planWish({ date, values }, known))), toggled, days };
};

/** Several rewrites as one. */
export const joined = (rewrites: QueueRewrite[]): QueueRewrite => ({
  drop: rewrites.flatMap(({ drop }) => drop),
  add: rewrites.flatMap(({ add }) => add),
});

/** A repetition as the artist asked for it. */
export interface FillWish {
  pattern: AvailabilityPattern;
  values: AvailabilityValues;
  /** Whether days that have an entry get these values too. */
  replaces: boolean;
}

/** Free days are filled by one change; days about which something is known or waits each get their own. */
export const planFill = ({ pattern, values, replaces }: FillWish, known: Known): QueueRewrite => {
  const waiting = waitingChanges(known.held);
  const stateOf = (date: string) => {
    const [chain, entry] = [chainOf(waiting, date), entryAt(known.kept, date)];
    return { isUntouched: chain.length === 0 && entry === null, isTaken: valuesAfter(chain, entry) !== null };
  };
  const days = availabilityDates(pattern).map((date) => ({ date, ...stateOf(date) }));
  const dates = days.filter(({ isUntouched }) => isUntouched).map(({ date }) => date);
  const single = days.filter(({ isUntouched, isTaken }) => !isUntouched && (replaces || !isTaken));
  const except = days.filter(({ isUntouched }) => !isUntouched).map(({ date }) => date);
  const plans = single.map(({ date }) => planWish({ date, values }, known));
  const fill = { does: 'fill' as const, ...pattern, except, values, dates };
  return joined([...plans, ...(dates.length > 0 ? [{ drop: [], add: [draftOf(fill, known.newId())] }] : [])]);
};

/** The artist's own word stands: everything that waits for the date becomes one change of what the venue has now. */
export const planKeepMine = (date: string, { held, newId }: Known): QueueRewrite => {
  const chain = chainOf(waitingChanges(held), date);
  const refused = chain.find(({ entry }) => conflictOf(entry) !== undefined);
  if (!refused) return NOTHING_TO_DO;
  const theirs = conflictOf(refused.entry) ?? null;
  const values = valuesAfter(chain, null);
  const drop = chain.map(({ entry }) => entry.id);
  const base = theirs && { id: theirs.id, version: theirs.version };
  if (values) return { drop, add: [draftOf({ does: 'set', date, values, base }, newId())] };
  return { drop, add: base ? [draftOf({ does: 'remove', date, base }, newId())] : [] };
};

/** The venue's word stands: nothing that waits for the date is sent. */
export const planTakeTheirs = (date: string, { held }: Known): QueueRewrite => {
  const chain = chainOf(waitingChanges(held), date);
  const isRefused = chain.some(({ entry }) => entry.state === 'stuck');
  return isRefused ? { drop: chain.map(({ entry }) => entry.id), add: [] } : NOTHING_TO_DO;
};

const entryAt = (kept: AvailabilityEntry[], date: string): AvailabilityEntry | null =>
  kept.find((entry) => entry.date === date) ?? null;

/** Each date is a lane: its changes are sent one after the other. */
export const draftOf = (change: AvailabilityChange, id: string) => ({
  id,
  kind: AVAILABILITY_KIND,
  payload: change,
  photo: null,
  lanes: datesOf(change).map((date) => `${AVAILABILITY_KIND} ${date}`),
});
