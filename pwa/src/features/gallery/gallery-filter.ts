import { GALLERY_ORDERS, type GalleryOrder } from '#contract/photos';
import { PHOTO_TAGS, TEXT_LENGTH } from '#contract/limits';
import { idOf, textOf } from '#shared/lib/address-values';

/** Which photos, and how sorted (spec §2 "Gallery page"); an empty text and null mean no filter. */
export interface GalleryFilter {
  /** Part of a description, an event's name or a tag. */
  q: string;
  eventId: number | null;
  tag: string;
  order: GalleryOrder;
}

/** The same in the address, and as parameters of the list route: only what is set is written. */
export interface GalleryFilterParams {
  q?: string;
  eventId?: number;
  tag?: string;
  order?: GalleryOrder;
}

const NEWEST = GALLERY_ORDERS[0];

export const EMPTY_FILTER: GalleryFilter = { q: '', eventId: null, tag: '', order: NEWEST };

/** The sorts in the spec's words and order (spec §9). */
export const ORDER_WORDS: Record<GalleryOrder, string> = {
  newest: 'Newest',
  oldest: 'Oldest',
  name: 'Name A-Z',
};

/** Sorting alone leaves no photo out. */
export const isFiltering = ({ q, eventId, tag }: GalleryFilter): boolean =>
  q !== '' || eventId !== null || tag !== '';

export const orderOf = (value: unknown): GalleryOrder =>
  GALLERY_ORDERS.find((order) => order === value) ?? NEWEST;

/** Reads the address, dropping whatever is no filter of ours. */
export const parseGalleryFilter = (raw: Record<string, unknown>): GalleryFilterParams =>
  toGalleryFilterParams({
    q: textOf(raw.q),
    eventId: idOf(raw.eventId),
    tag: textOf(raw.tag),
    order: orderOf(raw.order),
  });

export const toGalleryFilterParams = ({ q, eventId, tag, order }: GalleryFilter): GalleryFilterParams => ({
  ...(q.trim() ? { q: q.trim().slice(0, TEXT_LENGTH.eventName) } : {}),
  ...(eventId === null ? {} : { eventId }),
  ...(tag.trim() ? { tag: tag.trim().slice(0, PHOTO_TAGS.length) } : {}),
  ...(order === NEWEST ? {} : { order }),
});

export const fromGalleryFilterParams = (params: GalleryFilterParams): GalleryFilter => ({
  ...EMPTY_FILTER,
  ...params,
});
