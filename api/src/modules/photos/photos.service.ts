import { Injectable } from '@nestjs/common';
import { VERIFICATION_PHOTO_MIN_SIDE } from '#contract/limits.js';
import { notAllowed, signedOut } from '#src/common/access/access-errors.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import type { DomainError } from '#src/common/errors/domain-error.js';
import type { Once } from '#src/common/http/created-once.decorator.js';
import { requestHash } from '#src/common/http/request-hash.js';
import type { ReceivedFile } from '#src/common/uploads/received-file.js';
import { shownFileName } from '#src/common/uploads/shown-file-name.js';
import type { Transaction } from '#src/database/database.js';
import { violatesForeignKey } from '#src/database/pg-errors.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { eventNotFound } from '#src/modules/events/event-errors.js';
import { GuestPhotoThrottle } from './guest-photo-throttle.js';
import { PhotoFiles } from '#src/modules/photos/files/photo-files.js';
import { DISCARD_FILES } from '#src/modules/photos/jobs/photo-job-names.js';
import type { PhotoKeys } from '#src/modules/photos/files/photo-names.js';
import { photoProblems } from '#src/modules/photos/jobs/photo-problems.js';
import type { PhotoUploadRequest, PhotoUploadResponse } from './photos.dto.js';
import { type BeforeUpload, type NewPhoto, PhotosRepository } from './photos.repository.js';

/** An upload as the controller read it. */
interface PhotoUpload {
  form: PhotoUploadRequest;
  file: ReceivedFile | undefined;
  clientKey: string | null;
  user: SessionUser | null;
  networkAddress: string;
}

const MAX_NAME_CHARACTERS = 255;

/** Taking photos in (spec §7 "Photos and attendance"; design §4 "Photos", "Check-in"). */
@Injectable()
export class PhotosService {
  constructor(
    private readonly photos: PhotosRepository,
    private readonly files: PhotoFiles,
    private readonly jobs: JobQueue,
    private readonly throttle: GuestPhotoThrottle,
  ) {}

  /**
   * Keeps a photo once for each client key, however often and however many at once it is sent.
   * @throws DomainError of `photoProblems`, `events.not-found`, `auth.forbidden`, `photos.too-many` or of the storage
   */
  async upload(upload: PhotoUpload): Promise<Once<PhotoUploadResponse>> {
    const { file, form, clientKey, networkAddress } = upload;
    if (!form.isVerificationPhoto) refuseGalleryUpload(upload.user);
    else if (form.tags?.length) throw photoProblems.tagsOfGuest();
    if (!file) throw photoProblems.missing();
    const before = await this.photos.findBefore(form.eventId, clientKey);
    const earlier = replay(before, upload, file);
    if (earlier) return { answer: earlier, isNew: false };
    const keep = () => this.keep(upload, file, before);
    return form.isVerificationPhoto
      ? this.throttle.pass(networkAddress, keep, (tooMany) => Promise.reject(tooMany))
      : keep();
  }

  /**
   * Deletes the faces of a person who leaves, shared ones too, in the caller's transaction; the files go by a job.
   * @param person these photos, and what they have uploaded for a check-in that was never sent
   */
  async deleteFaces(
    transaction: Transaction,
    person: { photoIds: readonly number[]; uploadedBy: number },
  ): Promise<void> {
    const filenames = await this.photos.deleteFaces(transaction, person);
    if (filenames.length > 0) await this.jobs.add(transaction, DISCARD_FILES, { filenames });
  }

  private async keep(
    upload: PhotoUpload,
    file: ReceivedFile,
    before: BeforeUpload,
  ): Promise<Once<PhotoUploadResponse>> {
    const { form, clientKey, networkAddress: guestAddress } = upload;
    const rules = form.isVerificationPhoto
      ? { minSide: VERIFICATION_PHOTO_MIN_SIDE, guestAddress }
      : { minSide: 1 };
    const keys = await this.files.takeIn(file, rules);
    const photoId = await this.insert(
      describe(upload, file, {
        keys,
        // A face is never public before staff have seen it; the setting is about what staff add (decision 25).
        isApproved: !form.isVerificationPhoto && !before.isModerated,
      }),
      keys,
    );
    if (photoId !== undefined) return { answer: { photoId, eventId: form.eventId, clientKey }, isNew: true };
    await this.files.discard(keys);
    const winner = replay(await this.photos.findBefore(form.eventId, clientKey), upload, file);
    if (!winner) throw photoProblems.keyReused();
    return { answer: winner, isNew: false };
  }

  /**
   * When the database cannot say whether it committed, the files stay: the sweep removes them if no photo has them.
   */
  private async insert(photo: NewPhoto, keys: PhotoKeys): Promise<number | undefined> {
    try {
      return await this.photos.insertWithJob(photo);
    } catch (error) {
      const problem = goneMeanwhile(error);
      if (!problem) throw error;
      await this.files.discard(keys);
      throw problem;
    }
  }
}

/** The event or the account that was deleted in the same moment. */
const goneMeanwhile = (error: unknown): DomainError | undefined => {
  if (violatesForeignKey(error, 'fk_event_photos_event')) return eventNotFound();
  return violatesForeignKey(error, 'fk_event_photos_uploader') ? signedOut() : undefined;
};

const describe = (
  { form, user, clientKey }: PhotoUpload,
  file: ReceivedFile,
  { keys, isApproved }: { keys: PhotoKeys; isApproved: boolean },
): NewPhoto => ({
  eventId: form.eventId,
  uploadedBy: user?.id ?? null,
  filename: keys.download,
  originalName: shownFileName(file.originalName, MAX_NAME_CHARACTERS, 'photo'),
  fileSize: file.size,
  description: form.description ?? null,
  tags: form.tags ?? [],
  isVerificationPhoto: form.isVerificationPhoto,
  isApproved,
  shareInGallery: form.shareInGallery,
  originalKey: keys.original,
  contentHash: file.sha256,
  clientKey,
  requestHash: hashOf(form, file),
});

/** Of what was asked for: staff may change the row before a phone repeats itself. */
const hashOf = (form: PhotoUploadRequest, file: ReceivedFile): string => {
  const { eventId, description = null, tags = [], isVerificationPhoto, shareInGallery } = form;
  return requestHash([file.sha256, eventId, description, tags, isVerificationPhoto, shareInGallery]);
};

/** Only admins fill the gallery (design §4 "Photos"). */
const refuseGalleryUpload = (user: SessionUser | null): void => {
  if (user?.userType === 'admin') return;
  throw user ? notAllowed() : signedOut();
};

/**
 * The same answer for the same content, 409 for anything else under the key, undefined for a key that is new. Who sends
 * it is not compared: a phone whose session has ended meanwhile repeats its upload as a visitor. An event that has been
 * deleted is told first, as to everybody else.
 */
const replay = (
  { hasEvent, earlier }: BeforeUpload,
  { form }: PhotoUpload,
  file: ReceivedFile,
): PhotoUploadResponse | undefined => {
  if (!hasEvent) throw eventNotFound();
  if (!earlier) return undefined;
  // Of a photo from before requests were hashed, its file and its show tell.
  const isSame =
    earlier.requestHash === null
      ? earlier.contentHash === file.sha256 && earlier.eventId === form.eventId
      : earlier.requestHash === hashOf(form, file);
  if (!isSame) throw photoProblems.keyReused();
  return { photoId: earlier.id, eventId: form.eventId, clientKey: earlier.clientKey };
};
