import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import type { ReceivedFile } from '#src/common/uploads/received-file.js';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { HeicDecoder } from '#src/integrations/pictures/decoding/heic-decoder.js';
import { type CheckedImage, checkImage } from '#src/integrations/pictures/decoding/image-check.js';
import { inWordsOf } from '#src/integrations/pictures/image-problem.js';
import { ImageWork } from '#src/integrations/pictures/decoding/image-work.js';
import { isWholeJpeg } from '#src/integrations/pictures/decoding/jpeg-structure.js';
import { WorkBudget } from '#src/common/throttle/work-budget.js';
import {
  makeCardImage,
  makeDownloadImage,
  makeFirstThumbnail,
  makePlaceholder,
  makeScreenImage,
  makeThumbnail,
} from './image-sizes.js';
import { FailedPhotoThrottle } from '#src/modules/photos/failed-photo-throttle.js';
import { keysOfFilename, type PhotoKeys, photoKeys } from './photo-names.js';
import { photoProblems } from '#src/modules/photos/jobs/photo-problems.js';

/** How long making the larger sizes waits for guests before it takes its turn among them. */
const PATIENCE_MILLISECONDS = 30_000;

const FILES_READ_AT_ONCE = 4;

/** More uploads being checked at once than this, and thumbnails can wait: one core is left to receive the others. */
const CROWD = Math.max(1, availableParallelism() - 1);

/** Who sends a photo, and how small it may be. */
interface UploadRules {
  /** Shortest side that is taken, in pixels. */
  minSide: number;
  /** The network address of a guest, whose unreadable photos count; none of a photo that staff add to the gallery. */
  guestAddress?: string | undefined;
}

/** What the job made of an original. */
export interface MadeSizes {
  /** Of the JPEG. */
  bytes: number;
  /** In pixels, of the JPEG. */
  width: number;
  height: number;
  /** A `data:` address. */
  placeholder: string;
}

/** The files of photos: takes uploads in, makes the sizes, takes everything away again. */
@Injectable()
export class PhotoFiles {
  /** At most 10 MB each. */
  private readonly reading = new WorkBudget(FILES_READ_AT_ONCE);

  constructor(
    private readonly storage: FileStorage,
    private readonly heic: HeicDecoder,
    private readonly work: ImageWork,
    private readonly failed: FailedPhotoThrottle,
  ) {}

  /**
   * Checks an upload, makes its first thumbnail and keeps both under new random names. Nothing is kept when it throws.
   * @throws DomainError of `photoProblems` or of the storage, `photos.too-many` after many unreadable ones of a guest's address
   */
  takeIn(file: ReceivedFile, rules: UploadRules): Promise<PhotoKeys> {
    return inWordsOf(photoProblems, () => this.work.runForeground(() => this.checkAndKeep(file, rules)));
  }

  /**
   * Makes all sizes from the original, when no guest waits for a first thumbnail; the first thumbnail is replaced.
   * @throws ImageProblem `damaged` or `tooComplex`, or DomainError of the storage
   */
  async makeSizes(keys: PhotoKeys, originalKey: string): Promise<MadeSizes> {
    const original = await this.storage.bytes(originalKey);
    const thumbnail = await this.whenIdle(() => makeThumbnail(original));
    await this.storage.put(keys.thumbnail, thumbnail, 'image/webp');
    const placeholder = await makePlaceholder(thumbnail);
    await this.putCard(keys, original);
    const screen = await this.whenIdle(() => makeScreenImage(original));
    await this.storage.put(keys.screen, screen, 'image/webp');
    const { data, width, height } = await this.whenIdle(() => makeDownloadImage(original));
    await this.storage.put(keys.download, data, 'image/jpeg');
    return { bytes: data.length, width, height, placeholder };
  }

  /**
   * Makes the card's size and the placeholder of a photo from before there were any.
   * @returns the placeholder; undefined when the photo's file is gone
   * @throws as `makeSizes`
   */
  async makePreviews(keys: PhotoKeys): Promise<string | undefined> {
    if (!(await this.storage.exists(keys.download))) return undefined;
    const picture = await this.storage.bytes(keys.download);
    await this.putCard(keys, picture);
    return this.whenIdle(() => makePlaceholder(picture));
  }

  /** Removes everything that is kept of a photo. */
  async discard(keys: PhotoKeys): Promise<void> {
    await Promise.all(Object.values(keys).map((key: string) => this.storage.delete(key)));
  }

  /** As `discard`, for photos known by their `filename`; names of another making have one file only. */
  async discardByFilename(filename: string): Promise<void> {
    const keys = keysOfFilename(filename);
    await (keys ? this.discard(keys) : this.storage.delete(filename));
  }

  deleteOriginal(key: string): Promise<void> {
    return this.storage.delete(key);
  }

  /**
   * Proves that the photo can be read, as a rule by making its thumbnail. In a crowd a JPEG that is whole is proof
   * enough, and its thumbnail is left to the job: decoding costs eight times the rest of an upload. So it is beside somebody
   * whose unreadable photos have used up their address's limit, for the other guests of the venue.
   * @returns undefined when the thumbnail is left to the job
   */
  private async firstThumbnail(checked: CheckedImage, guestAddress?: string): Promise<Buffer | undefined> {
    const isLeft = this.work.foregroundCount > CROWD || (await this.failed.waitOf(guestAddress)) > 0;
    if (isLeft && checked.isJpeg && (await this.isWhole(checked.path))) return undefined;
    const image = await this.failed.watch(guestAddress, () => this.heic.readable(checked));
    const { path, width, height } = image;
    // Asked again when its turn has come: those before it may have failed meanwhile.
    return this.work.run(this.work.weightOf(image), () =>
      this.failed.watch(guestAddress, () => makeFirstThumbnail(path, Math.max(width, height))),
    );
  }

  private isWhole(path: string): Promise<boolean> {
    return this.reading.run(1, async () => isWholeJpeg(await readFile(path)));
  }

  private async putCard(keys: PhotoKeys, picture: Buffer): Promise<void> {
    const card = await this.whenIdle(() => makeCardImage(picture));
    await this.storage.put(keys.card, card, 'image/webp');
  }

  private whenIdle<T>(work: () => Promise<T>): Promise<T> {
    return this.work.run(this.work.leastWeight, work, { patienceMilliseconds: PATIENCE_MILLISECONDS });
  }

  private async checkAndKeep(file: ReceivedFile, { minSide, guestAddress }: UploadRules): Promise<PhotoKeys> {
    const checked = await checkImage(file.path);
    if (Math.min(checked.width, checked.height) < minSide) throw photoProblems.tooSmall();
    const thumbnail = await this.firstThumbnail(checked, guestAddress);
    const keys = photoKeys(randomBytes(16).toString('hex'));
    try {
      await this.storage.takeFile(keys.original, file.path, 'application/octet-stream');
      if (thumbnail) await this.storage.put(keys.thumbnail, thumbnail, 'image/webp');
    } catch (error) {
      await this.discard(keys).catch(() => undefined);
      throw error;
    }
    return keys;
  }
}
