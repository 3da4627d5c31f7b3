import { Injectable } from '@nestjs/common';
import { addDays } from '#contract/calendar-date.js';
import { wallClockAt } from '#contract/rules/clock.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import { newSecretToken, secretHash } from '#src/common/secrets/secret-token.js';
import { calendarText } from '#src/integrations/calendar-file/calendar-text.js';
import { profileMissing } from '#src/modules/artists/artist-errors.js';
import { type FeaturedArtist, ArtistsService } from '#src/modules/artists/artists.service.js';
import {
  type CalendarShow,
  CalendarShowsService,
} from '#src/modules/events/calendar/calendar-shows.service.js';
import { InvitationsService } from '#src/modules/invitations/invitations.service.js';
import { UsersService } from '#src/modules/users/users.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { calendarEntries } from '#src/modules/feeds/calendar-entries.js';
import { ownFeedNotFound } from '#src/modules/feeds/feed-errors.js';
import { withActs } from '#src/modules/feeds/show-details.js';
import { invitationEntry } from './invitation-entry.js';
import type { OwnFeedAddressResponse, OwnFeedResponse } from './own-feed.dto.js';
import { OwnFeedRepository } from './own-feed.repository.js';

/** Shows stay in the calendar for so long after their night: for a tour's settling of accounts. */
const PAST_DAYS = 90;

/** An artist's own dates at a secret address, for the artist's own calendar (design §8 "Feeds"). */
@Injectable()
export class OwnFeedService {
  constructor(
    private readonly feeds: OwnFeedRepository,
    private readonly artists: ArtistsService,
    private readonly invitations: InvitationsService,
    private readonly shows: CalendarShowsService,
    private readonly users: UsersService,
    private readonly venue: VenueService,
    private readonly address: PublicAddress,
  ) {}

  /** @throws DomainError `artists.no-profile` */
  async find(user: SessionUser): Promise<OwnFeedResponse> {
    const feed = await this.feeds.find(await this.artistOf(user));
    return { createdAt: feed?.createdAt ?? null };
  }

  /**
   * Makes the address. The one before it, if there was one, ends.
   * @throws DomainError `artists.no-profile`
   */
  async renew(user: SessionUser): Promise<OwnFeedAddressResponse> {
    const artistId = await this.artistOf(user);
    const token = newSecretToken();
    const createdAt = new Date();
    await this.feeds.save({ artistId, tokenHash: secretHash(token), createdAt });
    return { url: this.address.link(`/feeds/own/${token}.ics`), createdAt };
  }

  /** @throws DomainError `artists.no-profile` */
  async takeBack(user: SessionUser): Promise<void> {
    await this.feeds.delete(await this.artistOf(user));
  }

  /**
   * Shows the artist plays, and invitations that wait for an answer.
   * @throws DomainError `feeds.not-found`, also when the artist's account is blocked
   */
  async calendar(token: string): Promise<string> {
    const artist = await this.holderOf(token);
    const venue = await this.venue.find();
    const from = addDays(wallClockAt(new Date(), venue.timeZone).date, -PAST_DAYS);
    const [found, invitations] = await Promise.all([
      this.shows.findMany({ from, artistId: artist.id }),
      this.invitations.findWaitingOf(artist.id),
    ]);
    const pages = this.address.link('/events');
    const link = (id: number) => `${pages}/${id}`;
    const { shows, artistNames } = await this.withOthers(artist, found);
    const entries = [
      ...calendarEntries(shows, { venue, artistNames, readerId: artist.id, link }),
      ...invitations.map((invitation) =>
        invitationEntry(invitation, venue, this.address.link('/account/bookings')),
      ),
    ];
    return calendarText({ name: `${artist.name} at ${venue.name}`, timeZone: venue.timeZone, entries });
  }

  /** Shows with the names of those who share a bill with the artist, by id. */
  private async withOthers(
    { id }: FeaturedArtist,
    shows: readonly CalendarShow[],
  ): Promise<ReturnType<typeof withActs>> {
    const artists = await this.artists.findFeatured(shows.flatMap(({ artistIds }) => artistIds));
    artists.delete(id);
    return withActs(shows, artists);
  }

  private async artistOf(user: SessionUser): Promise<number> {
    const id = await this.artists.findIdOfAccount(user.id);
    if (id === undefined) throw profileMissing();
    return id;
  }

  private async holderOf(token: string): Promise<FeaturedArtist> {
    const feed = await this.feeds.findByToken(secretHash(token));
    const artist = feed && (await this.artists.findFeatured([feed.artistId])).get(feed.artistId);
    if (!artist || artist.userId === null) throw ownFeedNotFound();
    const user = await this.users.findById(artist.userId);
    if (!user?.isActive) throw ownFeedNotFound();
    return artist;
  }
}
