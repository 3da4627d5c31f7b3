import type { SessionUser } from '#src/common/access/session-user.js';
import type { FeaturedArtist } from '#src/modules/artists/artists.service.js';
import type { EventResponse, FeaturedArtistResponse } from './events.dto.js';
import type { ShownEvent } from './events.repository.js';

/** Who looks, and whether the venue shows artist notes to everybody. */
interface Viewer {
  user: Pick<SessionUser, 'id' | 'userType'> | null;
  venueShowsNotes: boolean;
}

/** Artist notes are for admins, the acts, or everybody when the venue says so (design §4 "Roles"). */
const maySeeArtistNotes = (acts: readonly FeaturedArtist[], viewer: Viewer): boolean =>
  viewer.venueShowsNotes || mayEditArtistNotes(acts, viewer);

/** Admins, and anyone who is on the bill (spec §6, design §9). */
const mayEditArtistNotes = (acts: readonly FeaturedArtist[], { user }: Viewer): boolean =>
  user?.userType === 'admin' || (user !== null && acts.some(({ userId }) => userId === user.id));

/** An event as this viewer may see it. @param acts its bill in order */
export const toEventResponse = (
  event: ShownEvent,
  acts: readonly FeaturedArtist[],
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
  artistId: event.artistIds[0] ?? null,
  artist: acts[0] ? toFeaturedArtist(acts[0]) : null,
  artistIds: event.artistIds,
  acts: acts.map((act) => Object.assign(toFeaturedArtist(act), setTimeOf(act, event))),
  ...(maySeeArtistNotes(acts, viewer) && { artistNotes: event.artistNotes }),
  ...(mayEditArtistNotes(acts, viewer) && { mayEditNotes: true }),
  seriesId: event.seriesId,
  version: event.version,
  createdAt: event.createdAt,
});

const setTimeOf = ({ id }: FeaturedArtist, { actTimes }: ShownEvent): { setTime?: string } =>
  actTimes[id] === undefined ? {} : { setTime: actTimes[id] };

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
