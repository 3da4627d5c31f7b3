import { GALLERY_ORDERS, type GalleryOrder, PHOTO_TAGS } from '#contract/photos';
import { idOf, oneOf, searchOf } from '#shared/lib/address-values';

/**
 * Which photos, and how sorted (spec §2 "Gallery page"), as it stands in the address; `q` is part of a description, an
 * event's name or a tag.
 */
export type GalleryFilter = Partial<{ q: string; eventId: number; tag: string; order: GalleryOrder }>;

export const [NEWEST] = GALLERY_ORDERS;

/** Sorting alone leaves no photo out. */
export const isFiltering = ({ q, eventId, tag }: GalleryFilter): boolean =>
  [q, eventId, tag].some((value) => value !== undefined);

/** The order to write in an address; undefined for the usual one. */
export const orderOf = (value: unknown): GalleryOrder | undefined => {
  const order = oneOf(GALLERY_ORDERS, value);
  return order === NEWEST ? undefined : order;
};

/** Reads the address, dropping whatever is no filter of ours. */
export const parseGalleryFilter = (raw: Record<string, unknown>): GalleryFilter => ({
  q: searchOf(raw.q),
  eventId: idOf(raw.eventId) ?? undefined,
  tag: searchOf(raw.tag, PHOTO_TAGS.length),
  order: orderOf(raw.order),
});
