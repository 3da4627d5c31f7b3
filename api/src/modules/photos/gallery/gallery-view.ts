import type { GalleryPhotoResponse } from './gallery.dto.js';
import type { GalleryPhoto } from './gallery.repository.js';
import { keysOfFilename, photoAddresses } from '#src/modules/photos/files/photo-names.js';

/** A photo of the gallery as everybody sees it. */
export const toGalleryPhoto = (photo: GalleryPhoto): GalleryPhotoResponse => {
  const { id, eventId, eventName, eventDate, description, tags, filename } = photo;
  return {
    id,
    eventId,
    event: eventId && eventName && eventDate ? { id: eventId, name: eventName, date: eventDate } : null,
    description,
    tags,
    filename,
    ...addressesOf(photo),
    width: photo.width,
    height: photo.height,
    placeholder: photo.placeholder,
    uploadedAt: `${photo.takenInAt.slice(0, MILLISECONDS_END)}Z`,
  };
};

type Addresses = Pick<GalleryPhotoResponse, 'thumbnailUrl' | 'cardUrl' | 'screenUrl' | 'downloadUrl'>;

/** A photo of another making has one file for every size; the placeholder is made together with the card's size. */
const addressesOf = ({ filename, placeholder }: GalleryPhoto): Addresses => {
  const keys = keysOfFilename(filename);
  return {
    ...photoAddresses(filename),
    cardUrl: keys && placeholder ? `/uploads/${keys.card}` : null,
  };
};

/** Length of `YYYY-MM-DDTHH:MM:SS.sss`. */
const MILLISECONDS_END = 23;
