import { Injectable } from '@nestjs/common';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { GalleryRepository } from './gallery.repository.js';
import { PhotoFiles } from './photo-files.js';
import { MAKE_PREVIEWS } from './photo-job-names.js';
import { keysOfFilename } from './photo-names.js';

const BATCH = 100;

/** Photos from before there were previews get theirs, little by little. May run twice. */
@Injectable()
export class GalleryPreviews {
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
      for (const photo of photos) await this.make(photo);
      photos = await this.gallery.findWithoutPreviews(photos.at(-1)?.id ?? 0, BATCH);
    }
  }

  private async make({ id, filename }: { id: number; filename: string }): Promise<void> {
    const keys = keysOfFilename(filename);
    const placeholder = keys && (await this.files.makePreviews(keys));
    if (placeholder !== undefined) await this.gallery.setPlaceholder(id, placeholder);
  }
}
