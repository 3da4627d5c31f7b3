import { Injectable } from '@nestjs/common';
import type { SqlRunner, Transaction } from '#src/database/database.js';
import { ArtistsService } from '#src/modules/artists/artists.service.js';
import {
  ArtistStageRepository,
  type Appearance,
  type PlacedEngagement,
} from '#src/modules/events/artist/artist-stage.repository.js';
import { type ShowTies, ShowFollowersService } from '#src/modules/events/artist/show-followers.service.js';
import type { EventEntity } from '#src/modules/events/entities/event.entity.js';
import { eventChangedMeanwhile } from '#src/modules/events/event-errors.js';
import {
  changeOfOneShow,
  checkTimes,
  type EventChanges,
  type EventContent,
  newContent,
  withActTimes,
} from './event-content.js';
import type { EventRequest } from './event-editing.dto.js';
import { EventEditingService } from './event-editing.service.js';
import { EventWritingRepository } from './event-writing.repository.js';

/** An event as it is now. */
export type PresentEvent = Readonly<EventEntity>;

/** Many events at once, by the rules of single ones (decision 60). */
@Injectable()
export class EventBatchesService {
  constructor(
    private readonly events: EventWritingRepository,
    private readonly editing: EventEditingService,
    private readonly stage: ArtistStageRepository,
    private readonly artists: ArtistsService,
    private readonly followers: ShowFollowersService,
  ) {}

  /** All events on these dates, and these events wherever they are. */
  find(
    runner: SqlRunner,
    wanted: { dates: readonly string[]; ids: readonly number[] },
  ): Promise<PresentEvent[]> {
    return this.events.findOnDates(runner, wanted);
  }

  /** What keeps artists from appearing, by the places of the appearances. */
  async findEngagements(
    runner: SqlRunner,
    appearances: readonly (Appearance & { place: number })[],
  ): Promise<PlacedEngagement[]> {
    return appearances.length === 0 ? [] : this.stage.findEngagements(runner, appearances);
  }

  /** What depends on these events, by their ids. */
  async findTies(
    transaction: Transaction,
    events: readonly { id: number }[],
  ): Promise<Map<number, ShowTies>> {
    const ties = await this.followers.findTies(transaction, events);
    return new Map(ties.map(({ show, ...tie }) => [show.id, tie]));
  }

  /** Holds these artists until the transaction ends: nobody else gives them a show meanwhile. */
  async holdArtists(transaction: Transaction, ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await this.artists.lock(transaction, ids);
  }

  /** What an event would be. @throws DomainError `events.invalid-times` */
  contentOf(request: EventRequest): EventContent {
    const content = newContent(request);
    checkTimes(content);
    return content;
  }

  /** What an event would be after changes, its set times too. */
  contentAfter(event: PresentEvent, changes: EventChanges): PresentEvent {
    return { ...event, ...withActTimes(event, changes) };
  }

  /** Makes events whose acts are held, and free as `findEngagements` says. Nobody is told. @returns them in their order */
  create(transaction: Transaction, contents: readonly EventContent[]): Promise<PresentEvent[]> {
    return this.events.insert(transaction, contents);
  }

  /**
   * Changes an event, unless somebody else has changed it since it was read.
   * @throws DomainError `events.changed-meanwhile`, also for one that is gone; others as `EventEditingService.change`
   */
  async change(
    transaction: Transaction,
    { id, version }: Pick<PresentEvent, 'id' | 'version'>,
    changes: EventChanges,
  ): Promise<void> {
    const before = await this.events.lock(transaction, id);
    if (before?.version !== version) throw eventChangedMeanwhile();
    await this.editing.save(transaction, before, { ...changeOfOneShow(before, changes), hasPicture: true });
  }
}
