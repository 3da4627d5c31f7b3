import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import type { OutboxEntry, Receipt } from '#shared/offline/outbox/outbox-entry';
import { offlineDatabase, withOpenDatabase } from '#shared/offline/storage/offline-database';
import { doorDatabase, withDoorDatabase } from '#features/door/store/door-database';
import { venueAhead } from '#features/door/code/door-clock';
import { DOOR_KIND, parseAct } from './door-act';
import { tonightOf, type KeptAct, type Tonight } from './tonight';

/** A show as this tablet knows it, kept up to date; undefined while it is read. */
export const useTonight = (eventId: number): Tonight | undefined => {
  const listed = useLiveQuery(() => readListed(eventId), [eventId]);
  const acts = useLiveQuery(readActs);
  const aheadMs = useLiveQuery(venueAhead) ?? 0;
  return useMemo(
    () => listed && acts && tonightOf(eventId, { ...listed, acts, aheadMs }),
    [eventId, listed, acts, aheadMs],
  );
};

const readListed = (eventId: number) =>
  withDoorDatabase(async () => {
    const [entries, exits] = await Promise.all([
      doorDatabase.entries.where({ eventId }).toArray(),
      doorDatabase.exits.where({ eventId }).toArray(),
    ]);
    return { entries, exits };
  });

/** What this tablet did and the list does not show yet, the oldest first. */
const readActs = (): Promise<KeptAct[]> =>
  withOpenDatabase(async () => {
    const { entries, receipts } = offlineDatabase;
    // All at once: Dexie's own `filter` reads them one by one, and a night without a network has hundreds.
    const [held, sent] = await Promise.all([
      entries.orderBy('createdAt').toArray(),
      receipts.orderBy('createdAt').toArray(),
    ]);
    return [
      ...sent.filter(isAct).flatMap((receipt) => keptOf(receipt, 'sent', null)),
      ...held.filter(isAct).flatMap(keptOfEntry),
    ];
  });

const isAct = ({ kind }: OutboxEntry | Receipt): boolean => kind === DOOR_KIND;

const keptOfEntry = (entry: OutboxEntry): KeptAct[] =>
  keptOf(entry, entry.state === 'stuck' ? 'stuck' : 'waiting', entry.reason);

const keptOf = (
  { id, payload }: OutboxEntry | Receipt,
  state: KeptAct['state'],
  reason: string | null,
): KeptAct[] => {
  const act = parseAct(payload);
  return act ? [{ key: id, act, state, reason }] : [];
};
