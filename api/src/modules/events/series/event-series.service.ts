import { Injectable } from '@nestjs/common';
import { showNightAt } from '#contract/rules/clock.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import type { Once } from '#src/common/http/created-once.decorator.js';
import { type ExpectedVersions, isStale } from '#src/common/http/if-match.js';
import type { MessageResponse } from '#src/common/http/message.dto.js';
import { Database, type Transaction } from '#src/database/database.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { ArtistStageService } from '#src/modules/events/artist/artist-stage.service.js';
import {
  checkTimes,
  contentHash,
  type EventContent,
  newContent,
} from '#src/modules/events/writing/event-content.js';
import { EventCreationsService } from '#src/modules/events/writing/event-creations.service.js';
import { EventEditingService } from '#src/modules/events/writing/event-editing.service.js';
import { eventChangedMeanwhile, eventNotFound, seriesNotFound } from '#src/modules/events/event-errors.js';
import { EventImagesService } from '#src/modules/events/images/event-images.service.js';
import type { EventSeriesRequest, EventSeriesResponse, SeriesRepeatRequest } from './event-series.dto.js';
import { seriesDates, type SeriesRepeat } from './event-series-rules.js';
import { EventWritingRepository } from '#src/modules/events/writing/event-writing.repository.js';
import { EventsService } from '#src/modules/events/events.service.js';

/** Which nights of a series are deleted. */
interface RemainingNights {
  seriesId: number;
  /** First date to go; tonight by the venue's clock when undefined. */
  from: string | undefined;
  /** Versions that the first of them may have; null for any. */
  expectedVersion: ExpectedVersions;
}

/** Shows that come round again: made together, from then on each an event of its own. */
@Injectable()
export class EventSeriesService {
  constructor(
    private readonly database: Database,
    private readonly events: EventWritingRepository,
    private readonly editing: EventEditingService,
    private readonly creations: EventCreationsService,
    private readonly images: EventImagesService,
    private readonly calendar: EventsService,
    private readonly stage: ArtistStageService,
    private readonly venue: VenueService,
  ) {}

  /**
   * Makes all nights of a series or none, once for each key.
   * @returns the nights, and whether this call made them; a repeat lists those that are still there
   * @throws DomainError `events.invalid-series`, `events.invalid-times`, `events.image-unknown`, and as
   *   `EventCreationsService.create`
   */
  async create(
    request: EventSeriesRequest,
    clientKey: string | null,
    user: SessionUser,
  ): Promise<Once<EventSeriesResponse>> {
    const content = newContent(request);
    const repeat = repeatOf(request.repeat);
    const nights = nightsOf(content, repeat);
    const { events, isNew } = await this.creations.create({
      clientKey,
      requestHash: contentHash(content, repeat),
      check: () => this.images.check(content.imageUrl),
      make: async (transaction) => {
        await this.images.hold(transaction, content.imageUrl);
        await this.stage.mustBeFree(transaction, nights);
        return this.events.insert(transaction, nights, await this.events.insertSeries(transaction));
      },
    });
    const seriesId = events[0]?.seriesId;
    if (seriesId == null) throw eventNotFound();
    return { answer: { seriesId, events: await this.calendar.showAll(events, user) }, isNew };
  }

  /**
   * Deletes the nights from a date on; earlier ones stay. The series goes with its last night.
   * @throws DomainError `events.series-not-found`, `events.changed-meanwhile`
   */
  async deleteRemaining(nights: RemainingNights): Promise<MessageResponse> {
    const from = nights.from ?? (await this.tonight());
    const count = await this.database.transaction((transaction) =>
      this.deleteFrom(transaction, { ...nights, from }),
    );
    return { message: `${count} ${count === 1 ? 'event' : 'events'} deleted successfully` };
  }

  private async deleteFrom(
    transaction: Transaction,
    { seriesId, from, expectedVersion }: RemainingNights & { from: string },
  ): Promise<number> {
    const nights = await this.events.lockNights(transaction, seriesId, from);
    const [first] = nights;
    if (!first && !(await this.events.hasSeries(transaction, seriesId))) throw seriesNotFound();
    if (first && isStale(expectedVersion, first.version)) throw eventChangedMeanwhile();
    await this.editing.deleteHeld(transaction, nights);
    return nights.length;
  }

  private async tonight(): Promise<string> {
    const { timeZone } = await this.venue.find();
    return showNightAt(new Date(), timeZone);
  }
}

const nightsOf = (content: EventContent, repeat: SeriesRepeat): EventContent[] => {
  checkTimes(content);
  return seriesDates(content.date, repeat).map((date) => ({ ...content, date }));
};

const repeatOf = (repeat: SeriesRepeatRequest): SeriesRepeat => {
  const { frequency, interval = 1, by = 'date', until, count, exceptions = [] } = repeat;
  return { frequency, interval, by, until, count, exceptions };
};
