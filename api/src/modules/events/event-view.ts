import type { SessionUser } from '#src/common/access/session-user.js';
import type { FeaturedArtist } from '#src/modules/artists/artists.service.js';
import type { EventEntity } from './entities/event.entity.js';
import type { EventResponse } from './events.dto.js';

/** Who looks, and whether the venue shows artist notes to everybody. */
export interface Viewer {
  user: Pick<SessionUser, 'id' | 'userType'> | null;
  venueShowsNotes: boolean;
}

/** Artist notes are for admins, the featured artist, or everybody when the venue says so (design §4 "Roles"). */
export const maySeeArtistNotes = (
  artist: FeaturedArtist | undefined,
  { user, venueShowsNotes }: Viewer,
): boolean => venueShowsNotes || user?.userType === 'admin' || (user !== null && artist?.userId === user.id);

/** An event as this viewer may see it. */
export const toEventResponse = (
  event: EventEntity,
  artist: FeaturedArtist | undefined,
  viewer: Viewer,
): EventResponse => ({
  id: event.id,
  name: event.name,
  type: event.type,
  description: event.description,
  date: event.date,
  time: event.time,
  doorsTime: event.doorsTime,
  endTime: event.endTime,
  status: event.status,
  capacity: event.capacity,
  imageUrl: event.imageUrl,
  artistId: event.artistId,
  artist: artist
    ? { id: artist.id, name: artist.name, genre: artist.genre, profileImage: artist.profileImage }
    : null,
  ...(maySeeArtistNotes(artist, viewer) && { artistNotes: event.artistNotes }),
  version: event.version,
  createdAt: event.createdAt.toISOString(),
});
