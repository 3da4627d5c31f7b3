import { Injectable } from '@nestjs/common';
import { orThrow } from '#src/common/errors/domain-error.js';
import { eventNotFound } from '#src/modules/events/event-errors.js';
import { type CalendarFilter, CalendarShowsRepository } from './calendar-shows.repository.js';

/** A show as calendars outside keep it. */
export type CalendarShow = NonNullable<Awaited<ReturnType<CalendarShowsRepository['findOne']>>>;

/** Shows for calendars outside (design §8 "Feeds"): cancelled and deleted shows stay for 30 days. */
@Injectable()
export class CalendarShowsService {
  constructor(private readonly shows: CalendarShowsRepository) {}

  /** In order of date. */
  findMany(filter: CalendarFilter): Promise<CalendarShow[]> {
    return this.shows.findMany(filter);
  }

  /** @throws DomainError `events.not-found`, also for one that was called off long ago */
  async findOne(id: number): Promise<CalendarShow> {
    return orThrow(await this.shows.findOne(id), eventNotFound);
  }
}
