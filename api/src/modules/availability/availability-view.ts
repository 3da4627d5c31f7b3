import type { AvailabilityResponse } from './availability.dto.js';
import type { AvailabilityWithArtist } from './availability.repository.js';
import type { AvailabilityEntity } from './entities/availability.entity.js';

/** An entry as its artist sees it; with the artist where the query brought one, as admins do. */
export const toAvailability = (entry: AvailabilityEntity | AvailabilityWithArtist): AvailabilityResponse => ({
  id: entry.id,
  artistId: entry.artistId,
  date: entry.date,
  startTime: entry.startTime,
  endTime: entry.endTime,
  isAvailable: entry.isAvailable,
  notes: entry.notes,
  version: entry.version,
  createdAt: entry.createdAt.toISOString(),
  updatedAt: entry.updatedAt.toISOString(),
  ...('artist' in entry && { artist: entry.artist }),
});
