import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';
import { ShowFollowersService } from '#src/modules/events/artist/show-followers.service.js';
import type { EventEntity } from '#src/modules/events/entities/event.entity.js';
import { eventCountedOn, showChangedSince } from '#src/modules/events/event-errors.js';
import { SeriesChangesRepository } from '#src/modules/events/series-change/series-changes.repository.js';
import { EventWritingRepository } from './event-writing.repository.js';

/** As events are made; each change counts one more. */
const FIRST_VERSION = 1;

/** What is there with every event that was made of something. */
const COMES_WITH_IT = new Set(['event_acts', 'imported_shows', 'sms_event_requests']);

/** Takes events off the calendar that were made a moment ago, as if they had never been on it (decision 24). */
@Injectable()
export class EventWithdrawalService {
  constructor(
    private readonly events: EventWritingRepository,
    private readonly shows: SeriesChangesRepository,
    private readonly followers: ShowFollowersService,
  ) {}

  /** The event as it is now; changes of it, and what people do about it, wait for the end of this transaction. */
  hold(transaction: Transaction, id: number): Promise<EventEntity | null> {
    return this.events.lock(transaction, id);
  }

  /**
   * Deletes an event that this transaction holds, provided that it is as it was made and nothing stands for it.
   * @throws DomainError `events.changed-since`, `events.counted-on`
   */
  async withdraw(transaction: Transaction, event: EventEntity): Promise<void> {
    if (event.version !== FIRST_VERSION) throw showChangedSince(event);
    const { links } = await this.shows.keepShows(transaction, [event.id]);
    if (links.some(({ name }) => !COMES_WITH_IT.has(name))) throw eventCountedOn(event);
    await this.followers.leave(transaction, [event]);
    await this.events.erase(transaction, event.id);
  }
}
