import { Injectable } from '@nestjs/common';
import { hasBegun, wallClockAt } from '#contract/rules/clock.js';
import type { SeriesScope } from '#contract/rules/events/series.js';
import { isStale } from '#src/common/http/if-match.js';
import type { Transaction } from '#src/database/database.js';
import type { EventEntity } from '#src/modules/events/entities/event.entity.js';
import { eventChangedMeanwhile, eventNotFound } from '#src/modules/events/event-errors.js';
import type { EventToChange } from '#src/modules/events/writing/event-editing.service.js';
import { EventWritingRepository } from '#src/modules/events/writing/event-writing.repository.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { notInSeries, seriesPlayed } from './series-change-errors.js';
import { showsIn } from './series-change-rules.js';

/** The show at which a change of its series is made, and the shows that it is for. */
export interface SeriesShows extends EventToChange {
  scope: SeriesScope;
}

/** Shows that nobody else changes until the transaction ends. */
export interface HeldShows {
  anchor: EventEntity;
  /** In the order in which they happen, the anchor among them. */
  shows: EventEntity[];
  /** Shows of the scope that have begun, and stay as they are. */
  played: number;
}

/** Holds the shows of a series that a change is for. */
@Injectable()
export class SeriesShowsService {
  constructor(
    private readonly events: EventWritingRepository,
    private readonly venue: VenueService,
  ) {}

  /**
   * @throws DomainError `events.not-found`, `events.changed-meanwhile`; for more than one show also `events.not-in-series`,
   *   `events.series-played`
   */
  async hold(transaction: Transaction, { id, scope, expectedVersion }: SeriesShows): Promise<HeldShows> {
    const nights = await this.lock(transaction, id, scope);
    const anchor = nights.find((night) => night.id === id);
    if (!anchor) throw eventNotFound();
    if (isStale(expectedVersion, anchor.version)) throw eventChangedMeanwhile();
    const { timeZone } = await this.venue.findWithin(transaction);
    const clock = wallClockAt(new Date(), timeZone);
    if (scope !== 'this' && hasBegun(anchor, clock)) throw seriesPlayed();
    const shows = showsIn(nights, { anchor, scope, clock });
    return { anchor, shows, played: scope === 'all' ? nights.length - shows.length : 0 };
  }

  /** Locks nights in one order, so that two changes of a series wait for each other. */
  private async lock(transaction: Transaction, id: number, scope: SeriesScope): Promise<EventEntity[]> {
    if (scope === 'this') {
      const event = await this.events.lock(transaction, id);
      return event ? [event] : [];
    }
    const seriesId = await this.events.findSeriesId(transaction, id);
    if (seriesId === undefined) throw eventNotFound();
    if (seriesId === null) throw notInSeries();
    return this.events.lockNights(transaction, seriesId);
  }
}
