import type { QueryClient } from '@tanstack/react-query';
import { availableArtistsQuery } from '#features/availability/availability.queries';

/** Longer than this a tap does not wait for the venue. */
const WAIT_MS = 1_000;

interface TappedDay {
  date: string;
  /** The venue's date. */
  today: string;
  /** The days of the month on which artists are free; undefined while they are not known. */
  byDate: ReadonlyMap<string, unknown> | undefined;
}

/**
 * Whether an admin's tap on an empty day is for inviting (spec §2). What the calendar does not know is asked; where the venue does not
 * answer soon it is for inviting, too: the dialog that opens says what is so, and leads to an event.
 */
export const invitesOn = async (
  { date, today, byDate }: TappedDay,
  queryClient: QueryClient,
): Promise<boolean> => {
  if (date < today) return false;
  if (byDate) return byDate.has(date);
  const artists = queryClient.fetchQuery({
    ...availableArtistsQuery({ from: date, to: date }),
    networkMode: 'always',
  });
  const isAnybodyFree = artists.then(
    (free) => free.has(date),
    () => true,
  );
  return Promise.race([isAnybodyFree, later(WAIT_MS).then(() => true)]);
};

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
