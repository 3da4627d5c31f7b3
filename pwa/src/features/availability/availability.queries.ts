import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { requestPage } from '#shared/http/http-client';
import { addDays } from '#contract/calendar-date';
import { parseEntries } from './availability';
import { timeRange } from './availability-wording';
import { keepAvailability, readKeptAvailability } from '#features/availability/queue/kept-availability';

export const AVAILABILITY_PATH = '/api/artist-availability';

type Availability = components['schemas']['AvailabilityResponse'];

/** An artist who is free on a date, as admins see them. */
export interface AvailableArtist extends NonNullable<Availability['artist']> {
  /** The hours of that date and what the artist notes of it, in words. */
  free: string;
}

/** Days back from today that an artist still sees: the calendar turns back a month or two. */
const PAST_DAYS = 62;

/** A change answered while the list was on its way makes it old news; asking again more often than this helps nobody. */
const TRIES = 3;

/**
 * Asks for the artist's own dates and keeps them on this device, where the screen reads them. Answers when it was last kept.
 * @param today the venue's date
 */
export const ownDatesQuery = (ownerId: number, today: string) =>
  queryOptions({
    queryKey: [AVAILABILITY_PATH, 'own', ownerId, today],
    queryFn: async ({ signal }) => {
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const asked = await readKeptAvailability(ownerId);
        const path = `${AVAILABILITY_PATH}?from=${addDays(today, -PAST_DAYS)}`;
        const entries = parseEntries(await readAll(path, signal));
        if (await keepAvailability(ownerId, entries, asked)) break;
      }
      return Date.now();
    },
    // Another device of the artist changes them, too.
    staleTime: 0,
  });

/** Which approved artists are free between two dates, by date; for admins. Staff choose of it, and artists change it meanwhile: it is always asked again. */
export const availableArtistsQuery = (range: { from: string; to: string }) =>
  queryOptions({
    queryKey: [AVAILABILITY_PATH, 'artists', range],
    queryFn: async ({ signal }) =>
      byDate(
        await readAll(`${AVAILABILITY_PATH}?${new URLSearchParams({ ...range, available: 'true' })}`, signal),
      ),
    staleTime: 0,
  });

/** All rows, however many pages the venue makes of them: 24 artists who are always free fill more than one with a month. */
const readAll = async (path: string, signal: AbortSignal): Promise<Availability[]> => {
  const { rows, next } = await requestPage<Availability>(path, { signal });
  return next === null ? rows : [...rows, ...(await readAll(next, signal))];
};

const byDate = (entries: Availability[]) => {
  const artists = new Map<string, AvailableArtist[]>();
  for (const { artist, ...entry } of entries) {
    const free = [timeRange(entry), entry.notes].filter(Boolean).join(' · ');
    if (artist) artists.set(entry.date, [...(artists.get(entry.date) ?? []), { ...artist, free }]);
  }
  return artists;
};
