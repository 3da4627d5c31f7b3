import { Injectable } from '@nestjs/common';
import type { ReceivedFile } from '#src/common/uploads/received-file.js';
import type { Transaction } from '#src/database/database.js';
import type { PictureCollection } from '#src/integrations/pictures/picture-collection.js';
import { Pictures } from '#src/integrations/pictures/pictures.js';
import { imageUnknown } from '#src/modules/events/event-errors.js';
import { eventImageProblems } from './event-image-problems.js';
import { EventWritingRepository } from '#src/modules/events/writing/event-writing.repository.js';

/** Pixels that the details and a poster show on a sharp screen. */
const LONGEST_SIDE = 1600;

/** Longest side of the size that tonight's card and event cards show. */
export const EVENT_CARD_SIDE = 640;

/** Pictures of events. Several events may share one; a picture of no event is removed a day later. */
@Injectable()
export class EventImagesService {
  private readonly images: PictureCollection;

  constructor(pictures: Pictures, events: EventWritingRepository) {
    this.images = pictures.register({
      prefix: 'event',
      maxSide: LONGEST_SIDE,
      cardSide: EVENT_CARD_SIDE,
      words: eventImageProblems,
      findUsed: (addresses) => events.findUsedImages(addresses),
    });
  }

  /**
   * Keeps a picture for the event that will name it.
   * @returns its address
   * @throws DomainError of `eventImageProblems`, or of the storage
   */
  keep(file: ReceivedFile | undefined): Promise<string> {
    if (!file) throw eventImageProblems.missing();
    return this.images.keep(file);
  }

  /**
   * Called before the transaction that names the picture.
   * @throws DomainError `events.image-unknown` when it is not there (any more)
   */
  async check(imageUrl: string | null): Promise<void> {
    if (!(await this.isThere(imageUrl))) throw imageUnknown();
  }

  /** True without a picture, and while there is one. */
  async isThere(imageUrl: string | null | undefined): Promise<boolean> {
    return !imageUrl || this.images.has(imageUrl);
  }

  /**
   * Keeps the picture until the event that names it is committed.
   * @throws DomainError `events.image-unknown` when it was swept away meanwhile
   */
  async hold(transaction: Transaction, imageUrl: string | null): Promise<void> {
    if (imageUrl !== null && !(await this.images.hold(transaction, imageUrl))) throw imageUnknown();
  }
}
