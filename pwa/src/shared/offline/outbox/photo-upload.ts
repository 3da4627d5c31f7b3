import { isRecord } from '#shared/lib/problem';
import type { Answer } from './answer-verdict';
import type { StoredPhoto } from './outbox-entry';
import type { SendContext } from './outbox-handlers';

const UPLOAD_TIMEOUT = 3 * 60_000;

/** The photo of a check-in, as it is uploaded. */
interface CheckInPhoto {
  eventId: number;
  shareInGallery: boolean;
  photo: StoredPhoto;
}

/** Uploads the photo that a check-in will name (spec §7 "Photos and attendance"). */
export const uploadCheckInPhoto = (
  context: SendContext,
  { eventId, shareInGallery, photo }: CheckInPhoto,
): Promise<Answer> => {
  const body = new FormData();
  body.set('eventId', String(eventId));
  body.set('isVerificationPhoto', 'true');
  body.set('shareInGallery', String(shareInGallery));
  body.set('photo', new Blob([photo.buffer], { type: photo.type }), photo.name);
  return context.request('/api/event-photos/upload', { body, timeoutMs: UPLOAD_TIMEOUT });
};

/** The id of an uploaded photo, out of an answer or of an entry's progress; null when there is none. */
export const photoIdOf = (value: unknown): number | null =>
  isRecord(value) && typeof value.photoId === 'number' ? value.photoId : null;
