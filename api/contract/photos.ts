/** Staff's verdict on a check-in photo (spec §4 starts at `pending`; the other two are design §4). */
export const VERIFICATION_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

/** What looks wrong about a check-in, so that staff look twice (design §4 "When a check-in counts"). */
export const CHECK_IN_FLAGS = [
  'unreadable-photo',
  'known-photo',
  'over-capacity',
  'many-from-device',
] as const;
export type CheckInFlag = (typeof CHECK_IN_FLAGS)[number];

/** Different e-mails that one device checks in within a minute before it is flagged. */
export const MANY_FROM_DEVICE = 4;

/** Characters of the reason that a guest reads with a rejection. */
export const VERIFICATION_REASON_LENGTH = 200;

/** Check-ins that one call decides together, at most. */
export const VERIFICATIONS_AT_ONCE = 100;

/** Check-ins to verify in one page of the list. */
export const VERIFICATION_PAGE = { max: 100, default: 50 } as const;

/** Tags of one gallery photo, and characters of one tag. */
export const PHOTO_TAGS = { max: 10, length: 30 } as const;

/** How the gallery is sorted (spec §2 "Gallery page", §9); the first is what nobody asked for otherwise. */
export const GALLERY_ORDERS = ['newest', 'oldest', 'name'] as const;

export type GalleryOrder = (typeof GALLERY_ORDERS)[number];

/** Where a gallery photo stands: everybody sees it, staff have yet to approve it, or staff took it away again. */
export const GALLERY_PHOTO_STATUSES = ['approved', 'waiting', 'taken-down'] as const;
export type GalleryPhotoStatus = (typeof GALLERY_PHOTO_STATUSES)[number];
