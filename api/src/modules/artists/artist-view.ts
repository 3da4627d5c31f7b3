import type { SessionUser } from '#src/common/access/session-user.js';
import { isPhoneKnown } from './artist-rules.js';
import type { ArtistProfileResponse, ArtistResponse } from './artists.dto.js';
import type { ArtistEntity } from './entities/artist.entity.js';

/** Who looks; null for nobody signed in. */
export type ArtistViewer = Pick<SessionUser, 'id' | 'userType'> | null;

/** Admins and the artist know all of a profile; everybody else what is public, once it is approved (design §4 "Roles"). */
export const knowsAll = ({ userId }: Pick<ArtistEntity, 'userId'>, viewer: ArtistViewer): boolean =>
  viewer !== null && (viewer.userType === 'admin' || viewer.id === userId);

export const maySeeArtist = (
  artist: Pick<ArtistEntity, 'userId' | 'isApproved'>,
  viewer: ArtistViewer,
): boolean => artist.isApproved || knowsAll(artist, viewer);

export const toArtistResponse = (
  artist: ArtistEntity,
  viewer: ArtistViewer,
): ArtistResponse | ArtistProfileResponse =>
  knowsAll(artist, viewer) ? toProfile(artist) : toPublic(artist);

/** Field by field, so that a new column stays private until somebody decides. */
const toPublic = (artist: ArtistEntity): ArtistResponse => ({
  id: artist.id,
  name: artist.name,
  genre: artist.genre,
  description: artist.description,
  website: artist.website,
  socialMedia: artist.socialMedia,
  profileImage: artist.profileImage,
  demoFile: artist.demoFile,
  demoFileType: artist.demoFileType,
});

export const toProfile = (artist: ArtistEntity): ArtistProfileResponse =>
  Object.assign(toPublic(artist), {
    userId: artist.userId,
    email: artist.email,
    phone: artist.phone,
    isPhoneKnown: isPhoneKnown(artist),
    experience: artist.experience,
    equipment: artist.equipment,
    priceRange: artist.priceRange,
    availability: artist.availability,
    isApproved: artist.isApproved,
    isInReview: artist.reviewSince !== null,
    version: artist.version,
    createdAt: artist.createdAt,
  });
