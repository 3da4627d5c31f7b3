import { Injectable } from '@nestjs/common';
import type { SessionUser } from '#src/common/access/session-user.js';
import type { Once } from '#src/common/http/created-once.decorator.js';
import { ArtistStageService } from '#src/modules/events/artist/artist-stage.service.js';
import {
  checkTimes,
  contentHash,
  type EventContent,
  newContent,
} from '#src/modules/events/writing/event-content.js';
import { EventCreationsService } from '#src/modules/events/writing/event-creations.service.js';
import { eventNotFound } from '#src/modules/events/event-errors.js';
import { EventImagesService } from '#src/modules/events/images/event-images.service.js';
import type { EventSeriesRequest, EventSeriesResponse, SeriesRepeatRequest } from './event-series.dto.js';
import { seriesDates, type SeriesRepeat } from './event-series-rules.js';
import { EventWritingRepository } from '#src/modules/events/writing/event-writing.repository.js';
import { EventsService } from '#src/modules/events/events.service.js';

/** Shows that come round again: made together, from then on each an event of its own. */
@Injectable()
export class EventSeriesService {
  constructor(
    private readonly events: EventWritingRepository,
    private readonly creations: EventCreationsService,
    private readonly images: EventImagesService,
    private readonly calendar: EventsService,
    private readonly stage: ArtistStageService,
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
}

const nightsOf = (content: EventContent, repeat: SeriesRepeat): EventContent[] => {
  checkTimes(content);
  return seriesDates(content.date, repeat).map((date) => ({ ...content, date }));
};

const repeatOf = (repeat: SeriesRepeatRequest): SeriesRepeat => {
  const { frequency, interval = 1, by = 'date', until, count, exceptions = [] } = repeat;
  return { frequency, interval, by, until, count, exceptions };
};
