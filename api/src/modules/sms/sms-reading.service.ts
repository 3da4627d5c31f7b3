import { Injectable } from '@nestjs/common';
import { ArtistsService } from '#src/modules/artists/artists.service.js';
import { EventTypesService } from '#src/modules/event-types/event-types.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import type { EventRequest, KnownArtist, ReadingContext } from './parser/event-request.js';
import { parseEventRequest } from './parser/parse-event-request.js';
import { exampleFor } from './sms-example.js';

/** Reads messages with what the venue knows at this moment. */
@Injectable()
export class SmsReadingService {
  /** The parser prepares the names of a list once for as long as the list lives, so it lives until a name changes. */
  private artists: readonly KnownArtist[] = [];

  constructor(
    private readonly known: ArtistsService,
    private readonly eventTypes: EventTypesService,
    private readonly venue: VenueService,
  ) {}

  /** What the message asks for; for text of any kind (design §4 "SMS"). */
  async read(text: string): Promise<EventRequest> {
    return parseEventRequest(text, await this.context());
  }

  /** A message that would be understood, for whoever is asked something; undefined where no artist is known. */
  async findExample(asked: EventRequest): Promise<string | undefined> {
    return exampleFor(asked, await this.context());
  }

  private async context(): Promise<ReadingContext> {
    const [{ timeZone }, artists, types] = await Promise.all([
      this.venue.find(),
      this.findArtists(),
      this.eventTypes.findAll(),
    ]);
    return { now: new Date(), timeZone, artists, eventTypes: types.map(({ name }) => name) };
  }

  private async findArtists(): Promise<readonly KnownArtist[]> {
    const found = await this.known.findNames();
    if (!haveSameNames(this.artists, found)) this.artists = found;
    return this.artists;
  }
}

const haveSameNames = (left: readonly KnownArtist[], right: readonly KnownArtist[]): boolean =>
  left.length === right.length &&
  left.every(({ id, name }, index) => id === right[index]?.id && name === right[index].name);
