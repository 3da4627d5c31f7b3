import { inTransaction, offlineDatabase as database } from '#shared/offline/storage/offline-database';
import type { OutboxEntry } from '#shared/offline/outbox/outbox-entry';
import {
  CHANGED_MEANWHILE,
  parseChange,
  saysTheSame,
  type AvailabilityEntry,
  type AvailabilityValues,
  type Base,
  type SingleChange,
} from '#features/availability/availability';
import { inConflictWith, isSettled, SETTLED } from './availability-chain';
import { draftOf } from './availability-plan';
import { noteAvailability } from './kept-availability';

/** What the venue has on a date after a change; `wanted` where it kept its own instead of a repetition's values. */
export interface Left {
  date: string;
  entry: AvailabilityEntry | null;
  wanted?: AvailabilityValues;
}

/**
 * Takes in the venue's answer in one transaction, before the entry is acknowledged: what is kept for reading offline, what
 * later changes of these dates are based on, and where the venue kept something else than this artist wanted.
 */
export const noteAnswer = (sent: OutboxEntry, left: Left[]): Promise<void> =>
  inTransaction([database.entries, database.settings], async () => {
    const entry = await database.entries.get(sent.id);
    // A page that died before the acknowledgement has taken the same answer in already.
    if (!sent.owner || !entry || isSettled(entry)) return;
    for (const { date, entry } of left) await noteAvailability(sent.owner.id, date, entry);
    const followers = await followersOf(sent);
    for (const { entry, change } of followers) await rest(entry, change, left);
    const followed = new Set(followers.map(({ change }) => change.date));
    for (const disputed of left) if (!followed.has(disputed.date)) await dispute(sent, disputed);
    await database.entries.update(sent.id, (entry) => void (entry.progress = SETTLED));
  });

/** Keeps what the venue has beside the change that it refused for it. */
export const noteConflict = (refused: OutboxEntry, date: string, current: AvailabilityEntry | null) =>
  inTransaction([database.entries, database.settings], async () => {
    if (refused.owner) await noteAvailability(refused.owner.id, date, current);
    await database.entries.update(refused.id, (entry) => void (entry.progress = inConflictWith(current)));
  });

/** Changes that waited for this one to be answered. */
const followersOf = async ({ id }: OutboxEntry) => {
  const entries = await database.entries.toArray();
  return entries.flatMap((entry) => {
    const change = parseChange(entry.payload);
    return change && change.does !== 'fill' && followedBy(change) === id ? [{ entry, change }] : [];
  });
};

const followedBy = ({ base }: SingleChange): string | null =>
  base !== null && 'after' in base ? base.after : null;

/** What a follower took for granted is this answer; not what the venue kept from elsewhere. */
const rest = async (entry: OutboxEntry, change: SingleChange, left: Left[]): Promise<void> => {
  const answered = left.find(({ date }) => date === change.date);
  const own = answered?.wanted === undefined ? answered?.entry : null;
  const base: Base = own ? { id: own.id, version: own.version } : null;
  await database.entries.update(entry.id, (row) => void (row.payload = { ...change, base }));
};

/** A day of a repetition on which the venue has something else: the artist sees both, and chooses. */
const dispute = async (sent: OutboxEntry, { date, entry: theirs, wanted }: Left): Promise<void> => {
  if (!wanted || !theirs || saysTheSame(wanted, theirs)) return;
  const { id, lanes, payload } = draftOf(
    { does: 'set', date, values: wanted, base: null },
    crypto.randomUUID(),
  );
  await database.entries.add({
    ...sent,
    id,
    lanes,
    payload,
    state: 'stuck',
    waitsFor: null,
    reason: CHANGED_MEANWHILE,
    progress: inConflictWith(theirs),
  });
};
