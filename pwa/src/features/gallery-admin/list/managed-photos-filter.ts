import { GALLERY_PHOTO_STATUSES, type GalleryPhotoStatus } from '#contract/photos';
import { idOf, oneOf, searchOf } from '#shared/lib/address-values';

/** Which gallery photos staff see, as it stands in the address; `q` is part of a description, a tag, a file's or the event's name. */
export type ManagedPhotosFilter = Partial<{ q: string; status: GalleryPhotoStatus; eventId: number }>;

/** Reads the address, dropping whatever is no filter of ours. */
export const parseManagedPhotosFilter = (raw: Record<string, unknown>): ManagedPhotosFilter => ({
  q: searchOf(raw.q),
  status: oneOf(GALLERY_PHOTO_STATUSES, raw.status),
  eventId: idOf(raw.eventId) ?? undefined,
});
