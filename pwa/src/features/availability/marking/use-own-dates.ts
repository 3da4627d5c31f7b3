import { useQuery } from '@tanstack/react-query';
import { useLiveQuery } from 'dexie-react-hooks';
import { troubleOf } from '#shared/http/trouble';
import { offlineDatabase as database, withOpenDatabase } from '#shared/offline/storage/offline-database';
import { AVAILABILITY_KIND } from '#features/availability/availability';
import { ownDatesQuery } from '#features/availability/availability.queries';
import { readKeptAvailability } from '#features/availability/queue/kept-availability';
import { shownDates } from './shown-dates';

/** The signed-in artist's dates with what waits on this device, with or without a network. */
export const useOwnDates = (ownerId: number, today: string) => {
  const query = useQuery(ownDatesQuery(ownerId, today));
  const read = useLiveQuery(() => readOwn(ownerId), [ownerId]);
  return {
    /** Undefined while this device reads them, and until the venue was asked once. */
    dates: read && read !== 'failed' && read.isKnown ? read.dates : undefined,
    /** Why there is nothing to show, or why it may be old; null while this device reads them. */
    trouble: read === 'failed' ? 'failed' : read ? troubleOf(query) : null,
    retry: () => void query.refetch(),
  };
};

const readOwn = async (ownerId: number) => {
  try {
    return await withOpenDatabase(() =>
      database.transaction('r', database.entries, database.settings, async () => {
        const kept = await readKeptAvailability(ownerId);
        const held = await database.entries
          .orderBy('createdAt')
          .filter(({ kind, owner }) => kind === AVAILABILITY_KIND && owner?.id === ownerId)
          .toArray();
        return { dates: shownDates(kept?.entries ?? [], held), isKnown: kept !== null || held.length > 0 };
      }),
    );
  } catch (error) {
    console.error('This device could not be read.', error);
    return 'failed' as const;
  }
};
