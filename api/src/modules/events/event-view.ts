import type { SessionUser } from '#src/common/access/session-user.js';
import type { FeaturedArtist } from '#src/modules/artists/artists.service.js';
import type { EventResponse, FeaturedArtistResponse } from './events.dto.js';
import type { ShownEvent } from './events.repository.js';

/** Who looks, and whether the venue shows artist notes to everybody. */
interface Viewer {
  user: Pick<SessionUser, 'id' | 'userType'> | null;
  venueShowsNotes: boolean;
}

/** Artist notes are for admins, the featured artist, or everybody when the venue says so (design §4 "Roles"). */
const maySeeArtistNotes = (artist: FeaturedArtist | undefined, viewer: Viewer): boolean =>
  viewer.venueShowsNotes || mayEditArtistNotes(artist, viewer);

/** Admins, and the artist whom the event features (spec §6). */
const mayEditArtistNotes = (artist: FeaturedArtist | undefined, { user }: Viewer): boolean =>
  user?.userType === 'admin' || (user !== null && artist?.userId === user.id);

/** An event as this viewer may see it. */
export const toEventResponse = (
  event: ShownEvent,
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
  artist: artist ? toFeaturedArtist(artist) : null,
  ...(maySeeArtistNotes(artist, viewer) && { artistNotes: event.artistNotes }),
  ...(mayEditArtistNotes(artist, viewer) && { mayEditNotes: true }),
  seriesId: event.seriesId,
  version: event.version,
  createdAt: event.createdAt,
});

const toFeaturedArtist = ({
  id,
  name,
  genre,
  profileImage,
  isApproved,
}: FeaturedArtist): FeaturedArtistResponse => ({
  id,
  name,
  genre,
  profileImage,
  hasPage: isApproved,
});
