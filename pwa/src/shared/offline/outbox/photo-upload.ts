import { isRecord } from '#shared/lib/problem';
import { answerVerdict, problemCode, type Answer } from './answer-verdict';
import type { OutboxEntry, StoredPhoto, Verdict } from './outbox-entry';
import type { SendContext } from './outbox-handlers';

const UPLOAD_TIMEOUT = 3 * 60_000;

/** A check-in on its way, with the photo that shows who it is of. */
interface PhotoSending {
  entry: OutboxEntry;
  photo: StoredPhoto;
  context: SendContext;
  eventId: number;
  shareInGallery: boolean;
  /** Sends the check-in that names the uploaded photo. */
  record: (photoId: number) => Promise<Answer>;
  /** Sends the check-in without its photo, where it counts also when the venue does not take the picture. */
  recordWithoutPhoto?: (() => Promise<Answer>) | undefined;
  /** What to say of a refusal that brings no words of the server's. */
  failures: { upload: string; record: string };
}

/**
 * Sends the photo, then the check-in that names it (spec §7 "Photos and attendance"). The uploaded photo's id is kept on the entry,
 * so that a later attempt does not upload again.
 * @param photo null when this browser cannot read it any more
 */
export const sendWithPhoto = async ({
  photo,
  ...sending
}: Omit<PhotoSending, 'photo'> & { photo: StoredPhoto | null }): Promise<Verdict> => {
  const { entry, record, failures } = sending;
  const kept = photoIdOf(entry.progress);
  const answer = kept === null ? null : await record(kept);
  // A photo nobody claimed for a day is removed (design §4): start over with the one kept here.
  if (answer && problemCode(answer) !== 'photos.not-found') return verdictOn(entry, answer, failures.record);
  if (photo) return uploadAndRecord({ ...sending, photo });
  return (await withoutPhoto(sending)) ?? { outcome: 'needs-photo' };
};

/** Undefined where a check-in needs its photo. */
const withoutPhoto = async ({
  entry,
  recordWithoutPhoto,
  failures,
}: Omit<PhotoSending, 'photo'>): Promise<Verdict | undefined> =>
  recordWithoutPhoto && verdictOn(entry, await recordWithoutPhoto(), failures.record);

const uploadAndRecord = async (sending: PhotoSending): Promise<Verdict> => {
  const { entry, context, record, failures } = sending;
  const uploaded = await upload(sending);
  const verdict = verdictOn(entry, uploaded, failures.upload);
  const isRefused = isPictureRefused(entry, uploaded, verdict);
  if (verdict.outcome !== 'done') return (isRefused && (await withoutPhoto(sending))) || verdict;
  const photoId = photoIdOf(uploaded.json);
  if (photoId === null)
    return { outcome: 'backoff', waitsFor: 'server', reason: failures.upload, notBefore: null };
  await context.saveProgress({ photoId });
  return verdictOn(entry, await record(photoId), failures.record);
};

/** The venue does not take this picture, or not even a smaller one. */
const isPictureRefused = ({ photoShrunk }: OutboxEntry, answer: Answer, { outcome }: Verdict): boolean =>
  (outcome === 'stuck' && problemCode(answer)?.startsWith('photos.') === true) ||
  (outcome === 'shrink-once' && photoShrunk);

const upload = ({ context, photo, eventId, shareInGallery }: PhotoSending): Promise<Answer> => {
  const body = new FormData();
  body.set('eventId', String(eventId));
  // A part that spec §7 names. It would be the caption in the gallery; nobody writes one here.
  body.set('description', '');
  body.set('isVerificationPhoto', 'true');
  body.set('shareInGallery', String(shareInGallery));
  body.set('photo', new Blob([photo.buffer], { type: photo.type }), photo.name);
  return context.request('/api/event-photos/upload', { body, timeoutMs: UPLOAD_TIMEOUT });
};

const verdictOn = ({ id }: OutboxEntry, answer: Answer, failure: string): Verdict =>
  answerVerdict(answer, { key: id, now: Date.now(), failure });

const photoIdOf = (value: unknown): number | null =>
  isRecord(value) && typeof value.photoId === 'number' ? value.photoId : null;
