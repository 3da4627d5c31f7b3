import type { QueryClient } from '@tanstack/react-query';
import { availableArtistsQuery } from '#features/availability/availability.queries';

/** Longer than this, in milliseconds, a tap does not wait for the venue. */
const PATIENCE_MS = 1_000;

/**
 * Asks whether artists are free on a date. True, too, where the venue does not answer soon: the dialog that opens then says
 * that it does not know who is free, and leads to an event.
 */
export const isAnybodyFree = async (date: string, queryClient: QueryClient): Promise<boolean> => {
  const artists = queryClient.fetchQuery({
    ...availableArtistsQuery({ from: date, to: date }),
    networkMode: 'always',
  });
  const isFree = artists.then(
    (free) => free.has(date),
    () => true,
  );
  return Promise.race([isFree, later(PATIENCE_MS).then(() => true)]);
};

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
