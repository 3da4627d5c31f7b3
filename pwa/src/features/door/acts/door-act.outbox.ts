import { answerVerdict, problemCode, type Answer } from '#shared/offline/outbox/answer-verdict';
import type { OutboxEntry, StoredPhoto, Verdict } from '#shared/offline/outbox/outbox-entry';
import type { OutboxHandler, SendContext } from '#shared/offline/outbox/outbox-handlers';
import { photoIdOf, uploadCheckInPhoto } from '#shared/offline/outbox/photo-upload';
import { shrinkStoredPhoto } from '#shared/photos/photo-shrink';
import { withDoorDatabase } from '#features/door/store/door-database';
import { readDevice } from '#features/door/store/door-device';
import { parseAct, type CheckInAct, type DoorAct } from './door-act';

/** Said of acts that no pairing is there for. */
export const NOT_PAIRED = 'This tablet was unpaired. Pair it again to send this.';

const NOT_SENT = 'The venue did not take this.';
const NO_SUCH_ACT = 'Another version of the app kept this. Reload to send it.';

/** Longest side after the server found the first version too large, in pixels. */
const SMALLER_SIDE = 1280;

/** Sends what was done at the door, as this tablet (design §7 "Several tablets, no network"). */
export const doorActHandler: OutboxHandler = {
  noun: { one: 'door entry', many: 'door entries' },
  page: '/door',
  send: async (entry, photo, context) => {
    const act = parseAct(entry.payload);
    if (!act) return { outcome: 'stuck', reason: NO_SUCH_ACT };
    const device = await withDoorDatabase(readDevice);
    if (!device) return { outcome: 'stuck', reason: NOT_PAIRED };
    const sending = new ActSending(entry, { photo, token: device.token }, context);
    const verdict = act.act === 'check-in' ? await sending.checkIn(act) : await sending.post(act);
    return verdict.outcome === 'needs-sign-in' ? { outcome: 'stuck', reason: NOT_PAIRED } : verdict;
  },
  shrinkPhoto: (photo) => shrinkStoredPhoto(photo, SMALLER_SIDE),
};

/** One attempt. */
class ActSending {
  constructor(
    private readonly entry: OutboxEntry,
    private readonly work: { photo: StoredPhoto | null; token: string },
    private readonly context: SendContext,
  ) {}

  async checkIn(act: CheckInAct): Promise<Verdict> {
    const photoId = photoIdOf(this.entry.progress);
    if (photoId === null) return this.uploadAndCheckIn(act);
    const answer = await this.call(act, { photoId });
    // A photo that nobody claimed for a day is removed (design §4): start over with the one kept here.
    return problemCode(answer) === 'photos.not-found' ? this.uploadAndCheckIn(act) : this.judge(answer);
  }

  async post(act: DoorAct): Promise<Verdict> {
    return this.judge(await this.call(act));
  }

  private async uploadAndCheckIn(act: CheckInAct): Promise<Verdict> {
    const { photo } = this.work;
    if (!photo) return this.entry.hasPhoto ? { outcome: 'needs-photo' } : this.post(act);
    const uploaded = await uploadCheckInPhoto(this.context, {
      eventId: act.eventId,
      shareInGallery: false,
      photo,
    });
    const verdict = this.judge(uploaded);
    if (verdict.outcome !== 'done') return verdict;
    const photoId = photoIdOf(uploaded.json);
    if (photoId === null)
      return { outcome: 'backoff', waitsFor: 'server', reason: NOT_SENT, notBefore: null };
    await this.context.saveProgress({ photoId });
    return this.judge(await this.call(act, { photoId }));
  }

  private call(act: DoorAct, more: object = {}): Promise<Answer> {
    const { path, body } = requestOf(act);
    const { recordedBy, occurredAt } = act;
    const by = recordedBy === null ? { device: this.entry.deviceId } : { recordedBy };
    return this.context.request(path, {
      body: JSON.stringify({ ...body, ...more, ...by, occurredAt, sentAt: new Date().toISOString() }),
      contentType: 'application/json',
      // A guest's own check-in is nobody's, as from their phone, and is reviewed as one.
      ...(recordedBy !== null && { bearer: this.work.token }),
    });
  }

  private judge(answer: Answer): Verdict {
    return answerVerdict(answer, { key: this.entry.id, now: Date.now(), failure: NOT_SENT });
  }
}

const requestOf = (act: DoorAct): { path: string; body: object } => {
  switch (act.act) {
    case 'check-in': {
      const { eventId, memberId, name, email, partySize } = act;
      const who = memberId === null ? { ...(email && { customerEmail: email }) } : { memberId };
      const path = act.recordedBy === null ? '/api/photo-attendance' : '/api/door/check-ins';
      return { path, body: { eventId, customerName: name, partySize, ...who } };
    }
    case 'undo':
      return { path: '/api/door/undos', body: { checkInKey: act.checkInKey, reason: act.reason } };
    case 'exit':
      return { path: '/api/door/exits', body: { eventId: act.eventId, people: act.people } };
  }
};
