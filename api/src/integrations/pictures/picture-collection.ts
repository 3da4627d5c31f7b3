import { Logger } from '@nestjs/common';
import { cardPicture } from '#contract/events.js';
import type { ReceivedFile } from '#src/common/uploads/received-file.js';
import type { Transaction } from '#src/database/database.js';
import type { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import type { HeicDecoder } from '#src/integrations/pictures/decoding/heic-decoder.js';
import { checkImage, type ImageFormat } from '#src/integrations/pictures/decoding/image-check.js';
import { encode, fit } from '#src/integrations/pictures/decoding/image-encoding.js';
import { type ImageWords, inWordsOf } from './image-problem.js';
import type { ImageWork } from '#src/integrations/pictures/decoding/image-work.js';
import { keyOfPicture, newPictureKey, pictureAddress, type PicturePrefix } from './picture-names.js';
import type { RetiredPictures } from './retired-pictures.js';

/** One kind of picture that an area keeps, one for each thing it stands for. */
export interface PictureKind {
  prefix: PicturePrefix;
  /** Longest side of what is kept, in pixels; smaller uploads are not enlarged. */
  maxSide: number;
  /** Longest side of a second size for cards, kept and removed with the picture; none when left out. */
  cardSide?: number;
  /** Taken in, judged by content; all that `checkImage` knows when left out. */
  formats?: readonly ImageFormat[];
  /** How the area says what is wrong with an upload. */
  words: ImageWords;
  /** Those of these addresses that some row of the area names. */
  findUsed(addresses: string[]): Promise<string[]>;
}

/** What a collection works with. */
interface PictureTools {
  storage: FileStorage;
  heic: HeicDecoder;
  work: ImageWork;
  retired: Pick<RetiredPictures, 'hold' | 'retire' | 'reinstate'>;
}

const logger = new Logger('Pictures');

const SECONDS = 20;
const BATCH = 200;

/** The pictures of one kind: logos, or events' pictures. Made by `Pictures.register`. */
export class PictureCollection {
  constructor(
    private readonly kind: PictureKind,
    private readonly tools: PictureTools,
  ) {}

  /**
   * Checks an upload by its content and keeps what its pixels show: upright, without metadata, as WebP under a new
   * random name. The upload itself is never kept. A picture that no row names within a day is swept away.
   * @returns the address it is served at, `/uploads/<prefix>-<32 hex>.webp`
   * @throws DomainError of the kind's `words`, or of the storage
   */
  async keep(file: ReceivedFile): Promise<string> {
    const { picture, card } = await inWordsOf(this.kind.words, () => this.encode(file));
    const key = newPictureKey(this.kind.prefix);
    await this.tools.storage.put(key, picture, 'image/webp');
    await this.keepCard(key, card);
    return pictureAddress(key);
  }

  /** Makes the size for cards of a picture that was kept before its kind had one. Never rejects: the picture may be gone. */
  async completeCard(address: string | null): Promise<void> {
    const key = keyOfPicture(this.kind.prefix, address ?? '');
    if (key === undefined) return;
    try {
      if (await this.tools.storage.exists(cardPicture(key))) return;
      await this.keepCard(key, await this.encodeCard(await this.tools.storage.bytes(key)));
    } catch (error) {
      logger.warn({ err: error }, 'a picture stays without a size for cards');
    }
  }

  /**
   * True while the address leads to one of our own pictures of this kind. Asks the storage, so never within a transaction;
   * the call that gives the picture to a row must `hold` it there.
   */
  async has(address: string): Promise<boolean> {
    const key = keyOfPicture(this.kind.prefix, address);
    return key !== undefined && this.tools.storage.exists(key);
  }

  /**
   * Keeps the sweep away from the picture until the transaction that gives it to a row has ended.
   * @returns false when the sweep came first: the row must not name it
   */
  hold(transaction: Transaction, address: string): Promise<boolean> {
    return this.tools.retired.hold(transaction, address);
  }

  /**
   * Removes a picture that has been replaced, unless another row still names it; for kinds that are never given to a second
   * row. To be called once the change is committed, so it never rejects. Addresses that are not ours, and none, are left alone.
   */
  async discard(address: string | null): Promise<void> {
    await this.remove(address).catch((error: unknown) => {
      logger.warn({ err: error }, 'a replaced picture is left to the sweep');
    });
  }

  /** As `discard`, for a job, which is tried again. @throws DomainError of the storage */
  async remove(address: string | null): Promise<void> {
    const key = keyOfPicture(this.kind.prefix, address ?? '');
    if (key !== undefined) await this.removeUnused([key]);
  }

  /** Removes the pictures that were written before this moment and are named by no row. */
  async sweep(before: Date): Promise<void> {
    let keys: string[] = [];
    for await (const { key, changedAt } of this.tools.storage.list(`${this.kind.prefix}-`)) {
      if (changedAt < before && this.isPicture(key)) keys.push(key);
      if (keys.length < BATCH) continue;
      await this.removeUnused(keys);
      keys = [];
    }
    await this.removeUnused(keys);
  }

  private async encode(file: ReceivedFile): Promise<{ picture: Buffer; card: Buffer | undefined }> {
    const checked = await checkImage(file.path, this.kind.formats);
    const image = await this.tools.heic.readable(checked);
    const { maxSide } = this.kind;
    return this.tools.work.run(this.tools.work.weightOf(image), async () => {
      const picture = await encode(fit(image.path, maxSide).webp({ quality: 85, effort: 4 }), SECONDS);
      return { picture, card: await this.encodeCard(picture) };
    });
  }

  private async encodeCard(picture: Buffer): Promise<Buffer | undefined> {
    const { cardSide } = this.kind;
    if (!cardSide) return undefined;
    return encode(fit(picture, cardSide).webp({ quality: 75, effort: 4 }), SECONDS);
  }

  private async keepCard(key: string, card: Buffer | undefined): Promise<void> {
    if (card) await this.tools.storage.put(cardPicture(key), card, 'image/webp');
  }

  /** False for the size for cards, which goes with its picture. */
  private isPicture(key: string): boolean {
    return keyOfPicture(this.kind.prefix, pictureAddress(key)) !== undefined;
  }

  /** Looks twice: a row that came to name one of them meanwhile is there before it is retired, or never. */
  private async removeUnused(keys: string[]): Promise<void> {
    const retired = (await this.split(keys)).unused;
    if (retired.length === 0) return;
    await this.tools.retired.retire(retired.map(pictureAddress));
    const { used, unused } = await this.split(retired);
    if (used.length > 0) await this.tools.retired.reinstate(used.map(pictureAddress));
    await Promise.all(unused.map((key) => this.delete(key)));
  }

  /** The size for cards first: what a failure leaves behind, the next sweep finds by its picture. */
  private async delete(key: string): Promise<void> {
    if (this.kind.cardSide) await this.tools.storage.delete(cardPicture(key));
    await this.tools.storage.delete(key);
  }

  private async split(keys: string[]): Promise<{ used: string[]; unused: string[] }> {
    const found = keys.length === 0 ? [] : await this.kind.findUsed(keys.map(pictureAddress));
    const isUsed = (key: string): boolean => found.includes(pictureAddress(key));
    return { used: keys.filter(isUsed), unused: keys.filter((key) => !isUsed(key)) };
  }
}
