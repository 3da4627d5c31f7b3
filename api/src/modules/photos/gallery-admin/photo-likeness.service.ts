import { Injectable } from '@nestjs/common';
import { Database } from '#src/database/database.js';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { perceptualHash } from './photo-likeness.js';
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
        await this.likeness.note(id, await perceptualHash(await this.storage.bytes(key)));
    }
    await this.database.transaction((transaction) => this.likeness.flag(transaction, photoId));
  }
}
