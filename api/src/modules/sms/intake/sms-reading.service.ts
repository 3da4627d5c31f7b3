import { Injectable } from '@nestjs/common';
import { wallClockAt } from '#contract/rules/clock.js';
import type { Transaction } from '#src/database/database.js';
import { ArtistsService } from '#src/modules/artists/artists.service.js';
import type { ReadAs } from '#src/modules/sms/conversation/composed-reading.js';
import { SmsSenderService } from '#src/modules/sms/conversation/sms-sender.service.js';
import { EventTypesService } from '#src/modules/event-types/event-types.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import type { EventRequest, KnownArtist, ReadingContext } from '#src/modules/sms/parser/event-request.js';
import { parseEventRequest } from '#src/modules/sms/parser/parse-event-request.js';
import { exampleFor } from '#src/modules/sms/setup/sms-example.js';

/** One moment at the venue, and how texts read at it. */
interface ReadingMoment {
  now: Date;
  /** `YYYY-MM-DD` at the venue. */
  today: string;
  /** Whose phone it is. */
  acts: readonly KnownArtist[];
  read: ReadAs;
}

/** Reads one message, and what it answers, all at one moment. */
export interface MessageReader {
  /** What the text asks for, of whose phone it is; for text of any kind (design §4 "SMS"). */
  read(text: string): Promise<EventRequest>;
  /** The same moment for texts that are read beside others. */
  open(): Promise<ReadingMoment>;
  /** A message that would be understood, of this artist if there is one; undefined where no artist is known. */
  findExample(artist: KnownArtist | undefined): Promise<string | undefined>;
}

/** Reads messages with what the venue knows. */
@Injectable()
export class SmsReadingService {
  /** The parser prepares the names of a list once for as long as the list lives, so it lives until a name changes. */
  private artists: readonly KnownArtist[] = [];

  constructor(
    private readonly known: ArtistsService,
    private readonly eventTypes: EventTypesService,
    private readonly venue: VenueService,
    private readonly senders: SmsSenderService,
  ) {}

  /** For one message: what the venue knows is asked once, and not before there is something to read. */
  readerFor(transaction: Transaction, message: { from: string; body: string }): MessageReader {
    let asked: Promise<ReadingContext> | undefined;
    const context = () => (asked ??= this.findContext(transaction, message));
    return {
      read: async (text) => parseEventRequest(text, await context()),
      open: async () => momentOf(await context()),
      findExample: async (artist) => exampleFor(artist, await context()),
    };
  }

  private async findContext(
    transaction: Transaction,
    message: { from: string; body: string },
  ): Promise<ReadingContext> {
    const { timeZone } = await this.venue.findWithin(transaction);
    const artists = await this.findArtists(transaction);
    const eventTypes = await this.eventTypes.findNames(transaction);
    const sender = await this.senders.findActs(transaction, message, artists);
    return { now: new Date(), timeZone, artists, sender, eventTypes };
  }

  private async findArtists(transaction: Transaction): Promise<readonly KnownArtist[]> {
    const found = await this.known.findNames(transaction);
    if (!haveSameNames(this.artists, found)) this.artists = found;
    return this.artists;
  }
}

const momentOf = (context: ReadingContext): ReadingMoment => ({
  now: context.now,
  today: wallClockAt(context.now, context.timeZone).date,
  acts: context.sender ?? [],
  read: (text, sender) => parseEventRequest(text, { ...context, sender }),
});

const haveSameNames = (left: readonly KnownArtist[], right: readonly KnownArtist[]): boolean =>
  left.length === right.length &&
  left.every(({ id, name }, index) => id === right[index]?.id && name === right[index].name);
