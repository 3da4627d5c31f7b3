import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { DAY_MS } from '#contract/calendar-date.js';
import { IncomingDirectory } from '#src/integrations/file-storage/incoming-directory.js';
import { isFileMissing } from '#src/integrations/file-storage/storage-problem.js';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { isUnreadable } from '#src/integrations/pictures/image-problem.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { PhotoFiles } from '#src/modules/photos/files/photo-files.js';
import { DISCARD_FILES, MAKE_SIZES, REMOVE_ORPHANS, RENEW_JOBS, SWEEP_FILES } from './photo-job-names.js';
import { PhotoLikenessService } from '#src/modules/photos/gallery-admin/photo-likeness.service.js';
import { filenameOfKey, keysOfFilename, type PhotoKeys } from '#src/modules/photos/files/photo-names.js';
import { PhotosRepository } from '#src/modules/photos/photos.repository.js';

const BATCH = 200;
const ORIGINALS = 'original-';

const sizesPayload = z.object({ photoId: z.number().int() });
const discardPayload = z.object({ filenames: z.array(z.string()) });

/** The work on photos that nobody waits for (design §4 "Photos", "Check-in"). All of it may run twice. */
@Injectable()
export class PhotoJobs {
  constructor(
    private readonly photos: PhotosRepository,
    private readonly files: PhotoFiles,
    private readonly storage: FileStorage,
    private readonly incoming: IncomingDirectory,
    private readonly venue: VenueService,
    private readonly likeness: PhotoLikenessService,
    jobs: JobQueue,
  ) {
    jobs.register({
      name: MAKE_SIZES,
      run: (payload) => this.makeSizes(sizesPayload.parse(payload).photoId),
    });
    // A storage may be away for longer than a job goes on trying, and no original may stay for that.
    jobs.register({ name: RENEW_JOBS, schedule: '*/10 * * * *', run: () => jobs.renew(MAKE_SIZES) });
    jobs.register({
      name: DISCARD_FILES,
      run: (payload) => this.discardFiles(discardPayload.parse(payload).filenames),
    });
    jobs.register({ name: REMOVE_ORPHANS, schedule: '17 * * * *', run: () => this.removeOrphans() });
    jobs.register({ name: SWEEP_FILES, schedule: '41 10 * * *', run: () => this.sweepFiles() });
  }

  /**
   * Makes the sizes and looks for photos like it, then deletes the original; also when it proves unreadable, since it must
   * never be served. An original that is gone is given up, too.
   */
  async makeSizes(photoId: number): Promise<void> {
    const photo = await this.photos.findUnsized(photoId);
    const keys = photo && keysOfFilename(photo.filename);
    if (!keys) return;
    try {
      const made = await this.files.makeSizes(keys, photo.originalKey);
      await this.likeness.compare(photoId);
      const isStillThere = await this.photos.markSized(photoId, made);
      await (isStillThere ? this.files.deleteOriginal(photo.originalKey) : this.files.discard(keys));
    } catch (error) {
      if (!isUnreadable(error) && !(await this.isGone(error, photo.originalKey, keys))) throw error;
      await this.photos.markUnreadable(photoId);
      await this.files.deleteOriginal(photo.originalKey);
    }
  }

  /** A first thumbnail is kept beside most originals; where both are missing the whole disk may be, for a while. */
  private async isGone(error: unknown, originalKey: string, { thumbnail }: PhotoKeys): Promise<boolean> {
    if (!isFileMissing(error)) return false;
    return !(await this.storage.exists(originalKey)) && this.storage.exists(thumbnail);
  }

  /** Removes photos that no check-in used within a day, and faces that were reviewed long ago or never will be. */
  async removeOrphans(now = new Date()): Promise<void> {
    const dayAgo = new Date(now.getTime() - DAY_MS);
    await this.removeInBatches(() => this.photos.deleteUnused(dayAgo, BATCH));
    const { verificationPhotoDays } = await this.venue.find();
    await this.removeInBatches(() => this.photos.deleteExpired(verificationPhotoDays, BATCH));
  }

  /**
   * Removes files that a killed process left without a photo, and originals whose sizes are made; none younger than a day,
   * which may be on its way.
   */
  async sweepFiles(now = new Date()): Promise<void> {
    const dayAgo = new Date(now.getTime() - DAY_MS);
    await this.incoming.removeOlderThan(dayAgo);
    for (const prefix of [ORIGINALS, 'photo-']) {
      for await (const keys of this.oldKeys(prefix, dayAgo)) await this.removeUnknown(keys);
    }
  }

  private async removeInBatches(deleteSome: () => Promise<string[]>): Promise<void> {
    for (let gone = await deleteSome(); gone.length > 0; gone = await deleteSome()) {
      await this.discardFiles(gone);
    }
  }

  private async discardFiles(filenames: string[]): Promise<void> {
    await Promise.all(filenames.map((filename) => this.files.discardByFilename(filename)));
  }

  private async *oldKeys(prefix: string, before: Date): AsyncIterable<string[]> {
    let keys: string[] = [];
    for await (const { key, changedAt } of this.storage.list(prefix)) {
      if (changedAt < before && filenameOfKey(key)) keys.push(key);
      if (keys.length < BATCH) continue;
      yield keys;
      keys = [];
    }
    yield keys;
  }

  private async removeUnknown(keys: string[]): Promise<void> {
    const known = await this.photos.findKnown(keys.map((key) => filenameOfKey(key) ?? ''));
    const unknown = keys.filter(
      (key) => !known.has(key.startsWith(ORIGINALS) ? key : (filenameOfKey(key) ?? '')),
    );
    await Promise.all(unknown.map((key) => this.storage.delete(key)));
  }
}
