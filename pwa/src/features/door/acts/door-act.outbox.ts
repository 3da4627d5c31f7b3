import { answerVerdict, type Answer } from '#shared/offline/outbox/answer-verdict';
import type { OutboxEntry, StoredPhoto, Verdict } from '#shared/offline/outbox/outbox-entry';
import type { OutboxHandler, SendContext } from '#shared/offline/outbox/outbox-handlers';
import { sendWithPhoto } from '#shared/offline/outbox/photo-upload';
import { shrinkStoredPhoto } from '#shared/photos/photo-shrink';
import { withDoorDatabase } from '#features/door/store/door-database';
import { readDevice } from '#features/door/store/door-device';
import { DOOR_ENTRIES, parseAct, type DoorAct } from './door-act';

/** Shown with acts that cannot be sent without a pairing. */
export const NOT_PAIRED = 'This tablet was unpaired. Pair it again to send this.';

const NOT_SENT = 'The venue did not take this.';
const NO_SUCH_ACT = 'Another version of the app kept this. Reload to send it.';

/** Longest side after the server found the first version too large, in pixels. */
const SMALLER_SIDE = 1280;

/** Sends what was done at the door, as this tablet (design §7 "Several tablets, no network"). */
export const doorActHandler = {
  ...DOOR_ENTRIES,
  send: async (entry, photo, context) => {
    const act = parseAct(entry.payload);
    if (!act) return { outcome: 'stuck', reason: NO_SUCH_ACT };
    const device = await withDoorDatabase(readDevice);
    if (!device) return { outcome: 'stuck', reason: NOT_PAIRED };
    const call = (more?: object) => callFor(act, { entry, token: device.token, context }, more);
    const verdict = await sendAct(act, { entry, photo, context, call });
    return verdict.outcome === 'needs-sign-in' ? { outcome: 'stuck', reason: NOT_PAIRED } : verdict;
  },
  shrinkPhoto: (photo: StoredPhoto) => shrinkStoredPhoto(photo, SMALLER_SIDE),
} satisfies OutboxHandler;

interface ActSending {
  entry: OutboxEntry;
  photo: StoredPhoto | null;
  context: SendContext;
  call: (more?: object) => Promise<Answer>;
}

const sendAct = async (act: DoorAct, { entry, photo, context, call }: ActSending): Promise<Verdict> => {
  if (act.act !== 'check-in' || !entry.hasPhoto)
    return answerVerdict(await call(), { key: entry.id, now: Date.now(), failure: NOT_SENT });
  return sendWithPhoto({
    entry,
    photo,
    context,
    eventId: act.eventId,
    shareInGallery: false,
    record: (photoId) => call({ photoId }),
    // What staff record is not judged for its photo (decision 41).
    recordWithoutPhoto: act.recordedBy === null ? undefined : () => call(),
    failures: { upload: NOT_SENT, record: NOT_SENT },
  });
};

const callFor = (
  act: DoorAct,
  { entry, token, context }: { entry: OutboxEntry; token: string; context: SendContext },
  more: object = {},
): Promise<Answer> => {
  const { path, body } = requestOf(act);
  const { recordedBy, occurredAt } = act;
  const by = recordedBy === null ? { device: entry.deviceId } : { recordedBy };
  return context.request(path, {
    body: JSON.stringify({ ...body, ...more, ...by, occurredAt, sentAt: new Date().toISOString() }),
    contentType: 'application/json',
    // A guest's own check-in is nobody's, as from their phone, and is reviewed as one.
    ...(recordedBy !== null && { bearer: token }),
  });
};

const requestOf = (act: DoorAct): { path: string; body: object } => {
  switch (act.act) {
    case 'check-in': {
      const { eventId, memberId, name, email, partySize, doorCode } = act;
      const who = memberId === null ? { ...(email && { customerEmail: email }) } : { memberId };
      const path = act.recordedBy === null ? '/api/photo-attendance' : '/api/door/check-ins';
      return { path, body: { eventId, customerName: name, partySize, ...who, doorCode } };
    }
    case 'undo':
      return { path: '/api/door/undos', body: { checkInKey: act.checkInKey, reason: act.reason } };
    case 'exit': {
      const { eventId, people } = act;
      const body = people < 0 ? { eventId, people: -people, cameBack: true } : { eventId, people };
      return { path: '/api/door/exits', body };
    }
    case 'refusal':
      return { path: '/api/door/refusals', body: { eventId: act.eventId, reason: act.reason } };
  }
};
