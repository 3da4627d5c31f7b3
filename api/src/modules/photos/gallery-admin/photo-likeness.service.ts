import { Injectable, Logger } from '@nestjs/common';
import { Database } from '#src/database/database.js';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { ImageProblem } from '#src/integrations/pictures/image-problem.js';
import { perceptualHash, PLAIN } from './photo-likeness.js';
import { PhotoLikenessRepository } from './photo-likeness.repository.js';
import { keysOfFilename } from '#src/modules/photos/files/photo-names.js';

/** Photos of one event that are looked at for the first time along with a new one. */
const MAX_CAUGHT_UP = 200;

/**
 * Finds photos that were used before, also re-encoded or resized: in the gallery twice for one event (design §4 "Photos"),
 * or for a check-in whatever its event (design §4 "When a check-in counts").
 */
@Injectable()
export class PhotoLikenessService {
  private readonly logger = new Logger(PhotoLikenessService.name);

  constructor(
    private readonly database: Database,
    private readonly likeness: PhotoLikenessRepository,
    private readonly storage: FileStorage,
  ) {}

  /** Compares a photo whose thumbnail is made with those before it. */
  async compare(photoId: number): Promise<void> {
    for (const { id, filename } of await this.likeness.findUnknown(photoId, MAX_CAUGHT_UP)) {
      const key = keysOfFilename(filename)?.thumbnail;
      if (key !== undefined && (await this.storage.exists(key)))
        await this.likeness.note(id, await this.hashOf(id, await this.storage.bytes(key)));
    }
    await this.database.transaction((transaction) => this.likeness.flag(transaction, photoId));
  }

  /** A thumbnail that cannot be read counts as plain and is not looked at again; new photos must not wait for it. */
  private async hashOf(photoId: number, thumbnail: Buffer): Promise<bigint> {
    try {
      return await perceptualHash(thumbnail);
    } catch (error) {
      if (!(error instanceof ImageProblem)) throw error;
      this.logger.warn({ photoId, reason: error.reason }, 'a photo is not compared by its look');
      return PLAIN;
    }
  }
}
