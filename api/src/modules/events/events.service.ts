import { Injectable } from '@nestjs/common';
import { LIST_LIMIT } from '#contract/limits.js';
import { NIGHT_ENDS, type WallClock } from '#contract/rules/clock.js';
import { undoableSince } from '#contract/rules/undo.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { type Page, pageOf } from '#src/common/paging/page.js';
import { ArtistsService, type FeaturedArtist } from '#src/modules/artists/artists.service.js';
import type { EventEntity } from '#src/modules/events/entities/event.entity.js';
import { EventTypesService } from '#src/modules/event-types/event-types.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { eventCursor } from './event-cursor.js';
import type { Transaction } from '#src/database/database.js';
import { eventNotFound } from './event-errors.js';
import { toEventResponse } from './event-view.js';
import type { EventResponse, EventsQuery } from './events.dto.js';
import { EventsRepository, type ShownEvent } from './events.repository.js';

/** A show as people are reminded of it. */
type ScheduledShow = Pick<EventEntity, 'id' | 'name' | 'date' | 'time' | 'doorsTime' | 'endTime' | 'status'>;

/** Reading the calendar (spec §7 "Events and types"). */
@Injectable()
export class EventsService {
  constructor(
    private readonly events: EventsRepository,
    private readonly artists: ArtistsService,
    private readonly venue: VenueService,
    eventTypes: EventTypesService,
  ) {
    eventTypes.register({
      rename: (transaction, from, to) => events.renameType(transaction, from, to),
      countEvents: (type) => events.countOfType(type),
    });
  }

  /**
   * Who names no dates, no order and no page gets the latest events, in the order of their dates: at a venue with more events
   * than a page holds those that are long over are on the next one, the latest of them first.
   * @throws DomainError naming `cursor` when it is not one of ours
   */
  async findPage(query: EventsQuery, user: SessionUser | null): Promise<Page<EventResponse>> {
    const { cursor, limit = LIST_LIMIT.default, ...filter } = query;
    const after = eventCursor.read(cursor);
    const artistIds = filter.q === undefined ? [] : await this.artists.findIdsNamedLike(filter.q);
    const isLatest = !(query.from ?? query.to ?? query.order ?? query.limit ?? cursor);
    const order = isLatest ? 'desc' : query.order;
    const found = await this.events.findMany({ ...filter, order, artistIds, after, take: limit + 1 });
    const page = pageOf(found, limit, eventCursor.write);
    const shown = await this.showAll(page.shown, user);
    if (!isLatest) return { ...page, shown };
    return { ...page, shown: shown.reverse(), ...(page.nextCursor && { nextQuery: { order: 'desc' } }) };
  }

  /**
   * The shows from this show night on as visitors see them, the next first. Those after midnight have the date of the day after their
   * night: what played in the night before is not among them.
   */
  async findFromNight(
    night: string,
    { type, limit }: Pick<EventsQuery, 'type'> & { limit: number },
  ): Promise<EventResponse[]> {
    const after = { date: night, time: NIGHT_ENDS, id: 0 };
    return this.showAll(await this.events.findMany({ from: night, type, after, take: limit }), null);
  }

  /** @throws DomainError `events.not-found` */
  async findOne(id: number, user: SessionUser | null): Promise<EventResponse> {
    const [event, venueShowsNotes] = await Promise.all([
      this.events.findById(id),
      this.venueShowsNotesTo(user),
    ]);
    if (!event) throw eventNotFound();
    const artists = await this.artists.findFeatured(event.artistIds);
    return toEventResponse(event, billOf(event, artists), { user, venueShowsNotes });
  }

  /** All events, each with when it last changed, by id. */
  findAddressed(): Promise<{ id: number; changedAt: Date }[]> {
    return this.events.findAddressed();
  }

  countAddressed(): Promise<number> {
    return this.events.count();
  }

  /** Whether an event has, or once had, this id: ids are given in order, and none twice. */
  hasHandedOut(id: number): Promise<boolean> {
    return this.events.hasHandedOut(id);
  }

  /** When a show begins, as the transaction sees it; undefined when there is none. */
  findStart(transaction: Transaction, id: number): Promise<WallClock | undefined> {
    return this.events.findStart(transaction, id);
  }

  /**
   * A show for which people are told something; nobody changes it until the transaction ends. Null when it does not take place,
   * and for one whose last change staff may still undo.
   */
  holdScheduled(transaction: Transaction, id: number, now: Date): Promise<ScheduledShow | null> {
    return this.events.holdScheduled(transaction, id, undoableSince(now));
  }

  /** One event as this person sees it. */
  async show(event: ShownEvent, user: SessionUser | null): Promise<EventResponse> {
    const view = await this.viewFor([event], user);
    return view(event);
  }

  /** Events as this person sees them. */
  async showAll(events: readonly ShownEvent[], user: SessionUser | null): Promise<EventResponse[]> {
    return events.map(await this.viewFor(events, user));
  }

  /** How this person sees these events. */
  private async viewFor(
    events: readonly ShownEvent[],
    user: SessionUser | null,
  ): Promise<(event: ShownEvent) => EventResponse> {
    const [venueShowsNotes, artists] = await Promise.all([
      this.venueShowsNotesTo(user),
      this.artists.findFeatured(events.flatMap(({ artistIds }) => artistIds)),
    ]);
    const viewer = { user, venueShowsNotes };
    return (event) => toEventResponse(event, billOf(event, artists), viewer);
  }

  /** Admins always see notes, so their lists need not ask for the venue's setting. */
  private async venueShowsNotesTo(user: SessionUser | null): Promise<boolean> {
    return user?.userType === 'admin' || (await this.venue.find()).showArtistNotes;
  }
}

/** The acts in order; one who was deleted this moment is left out. */
const billOf = ({ artistIds }: ShownEvent, artists: ReadonlyMap<number, FeaturedArtist>): FeaturedArtist[] =>
  artistIds.flatMap((id) => artists.get(id) ?? []);
