import { GALLERY_PHOTO_STATUSES, type GalleryPhotoStatus } from '#contract/photos';
import { TEXT_LENGTH } from '#contract/limits';
import { idOf, textOf } from '#shared/lib/address-values';

/** Which gallery photos staff see; an empty text and `all` mean no filter. */
export interface ManagedPhotosFilter {
  /** Part of a description, a tag, a file's name or the event's name. */
  q: string;
  status: GalleryPhotoStatus | 'all';
  eventId: number | null;
}

/** The same in the address: only what is set is written. */
export type ManagedPhotosParams = Partial<{ q: string; status: GalleryPhotoStatus; eventId: number }>;

export const STATUS_NAMES: Record<GalleryPhotoStatus, string> = {
  approved: 'Approved',
  waiting: 'Waiting',
  'taken-down': 'Taken down',
};

export const isFiltering = (filter: ManagedPhotosFilter): boolean =>
  Object.keys(toManagedPhotosParams(filter)).length > 0;

export const statusOf = (value: unknown): ManagedPhotosFilter['status'] =>
  GALLERY_PHOTO_STATUSES.find((status) => status === value) ?? 'all';

/** Reads the address, dropping whatever is no filter of ours. */
export const parseManagedPhotosParams = (raw: Record<string, unknown>): ManagedPhotosParams =>
  toManagedPhotosParams({
    q: textOf(raw.q),
    status: statusOf(raw.status),
    eventId: idOf(raw.eventId),
  });

/** Also the parameters of the list route. */
export const toManagedPhotosParams = ({ q, status, eventId }: ManagedPhotosFilter): ManagedPhotosParams => ({
  ...(q.trim() ? { q: q.trim().slice(0, TEXT_LENGTH.eventName) } : {}),
  ...(status === 'all' ? {} : { status }),
  ...(eventId === null ? {} : { eventId }),
});

export const fromManagedPhotosParams = (params: ManagedPhotosParams): ManagedPhotosFilter => ({
  q: params.q ?? '',
  status: params.status ?? 'all',
  eventId: params.eventId ?? null,
});
