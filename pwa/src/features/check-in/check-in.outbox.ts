import { answerVerdict, problemCode, type Answer } from '#shared/offline/outbox/answer-verdict';
import type { OutboxEntry, StoredPhoto, Verdict } from '#shared/offline/outbox/outbox-entry';
import type { OutboxHandler, SendContext } from '#shared/offline/outbox/outbox-handlers';
import { photoIdOf, uploadCheckInPhoto } from '#shared/offline/outbox/photo-upload';
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
    return new CheckInSending(entry, { checkIn, photo }, context).send();
  },
  shrinkPhoto: (photo) => shrinkStoredPhoto(photo, SMALLER_SIDE),
};

/** One attempt. The uploaded photo's id is kept on the entry, so a later attempt does not upload again. */
class CheckInSending {
  constructor(
    private readonly entry: OutboxEntry,
    private readonly work: { checkIn: CheckIn; photo: StoredPhoto | null },
    private readonly context: SendContext,
  ) {}

  async send(): Promise<Verdict> {
    const kept = photoIdOf(this.entry.progress);
    if (kept === null) return this.uploadAndAttend();
    const answer = await this.attend(kept);
    // A photo nobody claimed for a day is removed (design §4): start over with the one kept here.
    if (problemCode(answer) === 'photos.not-found') return this.uploadAndAttend();
    return this.judge(answer, RECORD_FAILED);
  }

  private async uploadAndAttend(): Promise<Verdict> {
    const { photo } = this.work;
    if (!photo) return { outcome: 'needs-photo' };
    const { event, shareInGallery } = this.work.checkIn;
    const uploaded = await uploadCheckInPhoto(this.context, { eventId: event.id, shareInGallery, photo });
    const verdict = this.judge(uploaded, UPLOAD_FAILED);
    if (verdict.outcome !== 'done') return verdict;
    const photoId = photoIdOf(uploaded.json);
    if (photoId === null)
      return { outcome: 'backoff', waitsFor: 'server', reason: UPLOAD_FAILED, notBefore: null };
    await this.context.saveProgress({ photoId });
    return this.judge(await this.attend(photoId), RECORD_FAILED);
  }

  private attend(photoId: number): Promise<Answer> {
    const { event, customerName, customerEmail, partySize, occurredAt } = this.work.checkIn;
    const attendance = {
      eventId: event.id,
      photoId,
      customerName,
      ...(customerEmail ? { customerEmail } : {}),
      partySize,
      occurredAt,
      sentAt: new Date().toISOString(),
      device: this.entry.deviceId,
    };
    return this.context.request('/api/photo-attendance', {
      body: JSON.stringify(attendance),
      contentType: 'application/json',
    });
  }

  private judge(answer: Answer, failure: string): Verdict {
    return answerVerdict(answer, { key: this.entry.id, now: Date.now(), failure });
  }
}
