/** Where a gallery photo stands: everybody sees it, staff have yet to approve it, or staff took it away again. */
export const GALLERY_PHOTO_STATUSES = ['approved', 'waiting', 'taken-down'] as const;
export type GalleryPhotoStatus = (typeof GALLERY_PHOTO_STATUSES)[number];
