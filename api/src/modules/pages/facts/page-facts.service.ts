import { Injectable } from '@nestjs/common';
import { DomainError } from '#src/common/errors/domain-error.js';
import { MAX_ID } from '#src/common/validation/fields/number.decorator.js';
import { ArtistsService } from '#src/modules/artists/artists.service.js';
import { EventsService } from '#src/modules/events/events.service.js';
import type { PageAddress } from '#src/modules/pages/page-address.js';
import { GalleryService } from '#src/modules/photos/gallery/gallery.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import type { PageFacts } from './page-facts.js';

/** So many artists are named where all of them are meant. */
const ARTISTS_NAMED = 12;

/** Reads what a public page shows, as nobody in particular. */
@Injectable()
export class PageFactsService {
  constructor(
    private readonly artists: ArtistsService,
    private readonly events: EventsService,
    private readonly gallery: GalleryService,
    private readonly venue: VenueService,
  ) {}

  /** Undefined for what is not there, or not for everybody. */
  async find(address: PageAddress): Promise<PageFacts | undefined> {
    if ('id' in address && address.id > MAX_ID) return undefined;
    const [venue, shown] = await Promise.all([this.venue.find(), this.findShown(address)]);
    return shown && { venue, ...shown };
  }

  private async findShown(address: PageAddress) {
    switch (address.kind) {
      case 'event': {
        const event = await unlessMissing(this.events.findOne(address.id, null));
        return event && { kind: address.kind, event };
      }
      case 'artist': {
        const artist = await unlessMissing(this.artists.findOne(address.id, null));
        return artist && { kind: address.kind, artist };
      }
      case 'photo': {
        const photo = await unlessMissing(this.gallery.findOne(address.id));
        return photo && { kind: address.kind, photo };
      }
      case 'artists': {
        const { shown } = await this.artists.findPage({ limit: ARTISTS_NAMED }, null);
        return { kind: address.kind, artists: shown };
      }
      default:
        return { kind: address.kind };
    }
  }
}

const unlessMissing = async <T>(finding: Promise<T>): Promise<T | undefined> => {
  try {
    return await finding;
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not-found') return undefined;
    throw error;
  }
};
