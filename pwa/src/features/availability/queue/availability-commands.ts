import { mirroredSession } from '#shared/offline/storage/session-mirror';
import { offlineDatabase as database, withOpenDatabase } from '#shared/offline/storage/offline-database';
import { retryEntry, rewriteQueue, type QueueRewrite } from '#shared/offline/outbox/outbox-store';
import { AVAILABILITY_KIND } from '#features/availability/availability';
import { chainOf, waitingChanges } from './availability-chain';
import {
  joined,
  planFill,
  planKeepMine,
  planStroke,
  planTakeTheirs,
  planWish,
  type FillWish,
  type Known,
  type Stroke,
  type Wish,
} from './availability-plan';
import { readKeptAvailability } from './kept-availability';

/**
 * Keeps what the artist wants of dates on this device, to be sent as soon as it can be (design §5.1). Resolves once it is kept.
 * @throws NobodySignedInError, or Error when this device could not keep it
 */
export const wish = (...wishes: Wish[]): Promise<void> =>
  change((known) => joined(wishes.map((each) => planWish(each, known))));

/** The same for all days of a repetition. */
export const fill = (wished: FillWish): Promise<void> => change((known) => planFill(wished, known));

/**
 * A tap on a day of a calendar, or a stroke over several.
 * @param dates the one it began on first
 * @returns what it came to, and on which of the days; 'kept' for what a tap does not change
 */
export const toggle = async (dates: string[]): Promise<Omit<Stroke, 'rewrite'>> => {
  let stroke: Omit<Stroke, 'rewrite'> = { toggled: 'kept', days: [] };
  await change((known) => {
    const { rewrite, ...planned } = planStroke(dates, known);
    stroke = planned;
    return rewrite;
  });
  return stroke;
};

/** Ends a conflict by the artist's own word: it is sent again, based on what the venue has now. */
export const keepMine = (date: string): Promise<void> => change((known) => planKeepMine(date, known));

/** Ends a conflict, or a refusal, by the venue's word: what waits for the date is dropped. */
export const takeTheirs = (date: string): Promise<void> => change((known) => planTakeTheirs(date, known));

/** Sends again what was refused for another reason. */
export const retry = async (date: string): Promise<void> => {
  const held = await withOpenDatabase(() => database.entries.orderBy('createdAt').toArray());
  const stuck = chainOf(waitingChanges(held), date).filter(({ entry }) => entry.state === 'stuck');
  for (const { entry } of stuck) await retryEntry(entry.id);
};

const change = (plan: (known: Known) => QueueRewrite): Promise<void> =>
  rewriteQueue(AVAILABILITY_KIND, async (held) => {
    const ownerId = (await mirroredSession())?.owner.id;
    const kept = ownerId === undefined ? null : await readKeptAvailability(ownerId);
    return plan({ held, kept: kept?.entries ?? [], newId: () => crypto.randomUUID() });
  });
