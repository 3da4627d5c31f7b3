import { Injectable } from '@nestjs/common';
import { LIST_LIMIT } from '#contract/limits.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { readCursor, writeCursor } from './event-cursor.js';
import { eventNotFound } from './event-errors.js';
import { toEventResponse } from './event-view.js';
import type { EventResponse, EventsQuery } from './events.dto.js';
import { EventsRepository } from './events.repository.js';

/** One page of a list; `nextCursor` is there when more follow. */
export interface EventPage {
  events: EventResponse[];
  nextCursor?: string;
}

/** Reading the calendar (spec §7 "Events and types"). */
@Injectable()
export class EventsService {
  constructor(
    private readonly events: EventsRepository,
    private readonly venue: VenueService,
  ) {}

  /** @throws DomainError naming `cursor` when it is not one of ours */
  async findPage(
    { cursor, limit = LIST_LIMIT.default, ...filter }: EventsQuery,
    user: SessionUser | null,
  ): Promise<EventPage> {
    const [{ showArtistNotes }, found] = await Promise.all([
      this.venue.find(),
      this.events.findMany({ ...filter, ...(cursor && { after: readCursor(cursor) }), take: limit + 1 }),
    ]);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    return {
      events: shown.map((event) => toEventResponse(event, { user, venueShowsNotes: showArtistNotes })),
      ...(found.length > limit && last && { nextCursor: writeCursor(last) }),
    };
  }

  /** @throws DomainError `events.not-found` */
  async findOne(id: number, user: SessionUser | null): Promise<EventResponse> {
    const [{ showArtistNotes }, event] = await Promise.all([this.venue.find(), this.events.findById(id)]);
    if (!event) throw eventNotFound();
    return toEventResponse(event, { user, venueShowsNotes: showArtistNotes });
  }
}
