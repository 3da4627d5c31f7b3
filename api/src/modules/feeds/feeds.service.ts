import { Injectable } from '@nestjs/common';
import { addDays } from '#contract/calendar-date.js';
import { showNightAt, showNightOf, wallClockAt } from '#contract/rules/clock.js';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import { calendarText } from '#src/integrations/calendar-file/calendar-text.js';
import { ArtistsService } from '#src/modules/artists/artists.service.js';
import { EventTypesService } from '#src/modules/event-types/event-types.service.js';
import {
  type CalendarShow,
  CalendarShowsService,
} from '#src/modules/events/calendar/calendar-shows.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { calendarEntries } from './calendar-entries.js';
import { typeUnknown } from './feed-errors.js';
import { atomFeed, jsonFeed, newestFirst, type NewsFeed } from './news-feed.js';
import { withActs } from './show-details.js';

/** Shows stay in a subscribed calendar for so long after their night. */
const PAST_DAYS = 30;

type Venue = Awaited<ReturnType<VenueService['find']>>;

/** The venue's calendar for other programs (design §8 "Feeds"). */
@Injectable()
export class FeedsService {
  constructor(
    private readonly shows: CalendarShowsService,
    private readonly venue: VenueService,
    private readonly artists: ArtistsService,
    private readonly eventTypes: EventTypesService,
    private readonly address: PublicAddress,
  ) {}

  /** Every show from 30 days ago on, as iCalendar. */
  async calendar(): Promise<string> {
    const venue = await this.venue.find();
    return this.write(venue, venue.name, await this.shows.findMany({ from: firstDate(venue) }));
  }

  /**
   * The shows of one type.
   * @param name of the type, in any case
   * @throws DomainError `feeds.type-unknown`
   */
  async typeCalendar(name: string): Promise<string> {
    const venue = await this.venue.find();
    const types = await this.eventTypes.findAll();
    const type = types.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase());
    if (!type) throw typeUnknown();
    const shows = await this.shows.findMany({ from: firstDate(venue), type: type.name.toLowerCase() });
    return this.write(venue, `${venue.name}: ${type.name}`, shows);
  }

  /** The shows of one artist. @throws DomainError `artists.not-found`, also for one who waits for approval */
  async artistCalendar(id: number): Promise<string> {
    const artist = await this.artists.findOne(id, null);
    const venue = await this.venue.find();
    const shows = await this.shows.findMany({ from: firstDate(venue), artistId: id });
    return this.write(venue, `${venue.name}: ${artist.name}`, shows);
  }

  /**
   * One show, to be added to somebody's own calendar or followed in it.
   * @throws DomainError `events.not-found`
   */
  async showCalendar(id: number): Promise<string> {
    const [show, venue] = await Promise.all([this.shows.findOne(id), this.venue.find()]);
    return this.write(venue, show.name, [show]);
  }

  /** The shows announced last, as Atom (RFC 4287). */
  async atom(): Promise<string> {
    return atomFeed(await this.news('/feeds/events.atom'));
  }

  /** The same as JSON Feed 1.1. */
  async json(): Promise<string> {
    return jsonFeed(await this.news('/feeds/events.json'));
  }

  private async news(path: string): Promise<NewsFeed> {
    const venue = await this.venue.find();
    const from = showNightAt(new Date(), venue.timeZone);
    // One after midnight has the date of the day after its night.
    const ahead = (await this.shows.findMany({ from })).filter((show) => showNightOf(show) >= from);
    return {
      venue,
      ...(await this.withActs(newestFirst(ahead))),
      self: this.address.link(path),
      home: this.address.link('/'),
      link: (id) => this.address.link(`/events/${id}`),
      picture: (imageUrl) => this.address.link(imageUrl),
    };
  }

  private async write(venue: Venue, name: string, found: readonly CalendarShow[]): Promise<string> {
    const { shows, artistNames } = await this.withActs(found);
    const pages = this.address.link('/events');
    const link = (id: number) => `${pages}/${id}`;
    const entries = calendarEntries(shows, { venue, artistNames, link });
    return calendarText({ name, timeZone: venue.timeZone, entries });
  }

  private async withActs(shows: readonly CalendarShow[]): Promise<ReturnType<typeof withActs>> {
    return withActs(shows, await this.artists.findFeatured(shows.flatMap(({ artistIds }) => artistIds)));
  }
}

const firstDate = ({ timeZone }: Venue): string =>
  addDays(wallClockAt(new Date(), timeZone).date, -PAST_DAYS);
