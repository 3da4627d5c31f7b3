import type { SessionUser } from '#src/common/access/session-user.js';
import type { PhotoEntity } from '#src/modules/photos/entities/photo.entity.js';

/** What decides who may see a photo. */
export type PhotoVisibility = Pick<
  PhotoEntity,
  'uploadedBy' | 'isVerificationPhoto' | 'isApproved' | 'shareInGallery'
>;

type Viewer = Pick<SessionUser, 'id' | 'userType'> | null;

/** In the gallery for everybody: approved, and a guest's face only with that guest's consent (design §4 "Photos"). */
export const isPublicPhoto = (photo: PhotoVisibility): boolean =>
  photo.isApproved && (!photo.isVerificationPhoto || photo.shareInGallery);

/** Until it is public only admins and its uploader may fetch a photo. */
export const maySeePhoto = (photo: PhotoVisibility, viewer: Viewer): boolean =>
  isPublicPhoto(photo) || viewer?.userType === 'admin' || (viewer !== null && viewer.id === photo.uploadedBy);
