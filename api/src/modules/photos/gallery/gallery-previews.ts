import { Injectable, Logger } from '@nestjs/common';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { ImageProblem } from '#src/integrations/pictures/image-problem.js';
import { GalleryRepository } from './gallery.repository.js';
import { PhotoFiles } from '#src/modules/photos/files/photo-files.js';
import { MAKE_PREVIEWS } from '#src/modules/photos/jobs/photo-job-names.js';
import { keysOfFilename } from '#src/modules/photos/files/photo-names.js';

const BATCH = 100;

type UnseenPhoto = Awaited<ReturnType<GalleryRepository['findWithoutPreviews']>>[number];

/** Photos from before there were previews get theirs, little by little. May run twice. */
@Injectable()
export class GalleryPreviews {
  private readonly logger = new Logger(GalleryPreviews.name);

  constructor(
    private readonly gallery: GalleryRepository,
    private readonly files: PhotoFiles,
    jobs: JobQueue,
  ) {
    jobs.register({ name: MAKE_PREVIEWS, schedule: '29 * * * *', run: () => this.makeMissing() });
  }

  async makeMissing(): Promise<void> {
    let photos = await this.gallery.findWithoutPreviews(0, BATCH);
    while (photos.length > 0) {
      for (const photo of photos) await this.makeIfReadable(photo);
      photos = await this.gallery.findWithoutPreviews(photos.at(-1)?.id ?? 0, BATCH);
    }
  }

  /** One that cannot be read stays without a preview; the others must not wait for it. */
  private async makeIfReadable(photo: UnseenPhoto): Promise<void> {
    try {
      await this.make(photo);
    } catch (error) {
      if (!(error instanceof ImageProblem)) throw error;
      this.logger.warn({ photoId: photo.id, reason: error.reason }, 'a photo has no preview');
    }
  }

  private async make({ id, filename }: UnseenPhoto): Promise<void> {
    const keys = keysOfFilename(filename);
    const placeholder = keys && (await this.files.makePreviews(keys));
    if (placeholder !== undefined) await this.gallery.setPlaceholder(id, placeholder);
  }
}
