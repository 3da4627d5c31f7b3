import type { Answer } from '#shared/offline/outbox/answer-verdict';
import type { OutboxEntry } from '#shared/offline/outbox/outbox-entry';
import type { OutboxHandler, SendContext } from '#shared/offline/outbox/outbox-handlers';
import { sendWithPhoto } from '#shared/offline/outbox/photo-upload';
import { parseCheckIn, type CheckIn } from './check-in';
import { shrinkStoredPhoto } from '#shared/photos/photo-shrink';

/** Defaults of spec §8 for refusals that bring no words. */
export const RECORD_FAILED = 'Failed to record attendance';
export const UPLOAD_FAILED = 'Failed to upload verification photo';

/** Longest side after the server found the first version too large, in pixels. */
const SMALLER_SIDE = 1280;

/** Sends a check-in as spec §7 "Photos and attendance" does: the photo, then the attendance that names it. */
export const checkInHandler: OutboxHandler = {
  noun: { one: 'check-in', many: 'check-ins' },
  page: '/check-ins',
  send: async (entry, photo, context) => {
    const checkIn = parseCheckIn(entry.payload);
    if (!checkIn) return { outcome: 'stuck', reason: RECORD_FAILED };
    return sendWithPhoto({
      entry,
      photo,
      context,
      eventId: checkIn.event.id,
      shareInGallery: checkIn.shareInGallery,
      record: (photoId) => attend(entry, { ...checkIn, photoId }, context),
      failures: { upload: UPLOAD_FAILED, record: RECORD_FAILED },
    });
  },
  shrinkPhoto: (photo) => shrinkStoredPhoto(photo, SMALLER_SIDE),
};

const attend = (
  { deviceId }: OutboxEntry,
  checkIn: CheckIn & { photoId: number },
  context: SendContext,
): Promise<Answer> => {
  const { event, photoId, customerName, customerEmail, partySize, occurredAt, door } = checkIn;
  const attendance = {
    ...door,
    eventId: event.id,
    photoId,
    customerName,
    ...(customerEmail ? { customerEmail } : {}),
    partySize,
    occurredAt,
    sentAt: new Date().toISOString(),
    device: deviceId,
  };
  return context.request('/api/photo-attendance', {
    body: JSON.stringify(attendance),
    contentType: 'application/json',
  });
};
