import { Injectable } from '@nestjs/common';
import { DAY_MS } from '#contract/calendar-date.js';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { HeicDecoder } from '#src/integrations/pictures/decoding/heic-decoder.js';
import { ImageWork } from '#src/integrations/pictures/decoding/image-work.js';
import { PictureCollection, type PictureKind } from './picture-collection.js';
import { RetiredPictures } from './retired-pictures.js';

const SWEEP = 'pictures.sweep';

/** Pictures that stand for something: the venue, an event, an artist, a person (design §4 "Photos"). */
@Injectable()
export class Pictures {
  private readonly collections: PictureCollection[] = [];

  constructor(
    private readonly storage: FileStorage,
    private readonly heic: HeicDecoder,
    private readonly work: ImageWork,
    private readonly retired: RetiredPictures,
    jobs: JobQueue,
  ) {
    jobs.register({ name: SWEEP, schedule: '11 10 * * *', run: () => this.sweep() });
  }

  /** Makes an area's kind of picture known, once for each prefix; the area keeps what comes back. */
  register(kind: PictureKind): PictureCollection {
    const collection = new PictureCollection(kind, {
      storage: this.storage,
      heic: this.heic,
      work: this.work,
      retired: this.retired,
    });
    this.collections.push(collection);
    return collection;
  }

  /** Removes pictures of abandoned forms and replaced ones; none younger than a day, whose form may still be open. */
  async sweep(now = new Date()): Promise<void> {
    const dayAgo = new Date(now.getTime() - DAY_MS);
    for (const collection of this.collections) await collection.sweep(dayAgo);
    await this.retired.forgetGone();
  }
}
