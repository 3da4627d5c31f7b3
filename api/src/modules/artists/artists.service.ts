import { Injectable } from '@nestjs/common';
import { LIST_LIMIT } from '#contract/limits.js';
import { orThrow } from '#src/common/errors/domain-error.js';
import { mapPage, type Page, pageOf } from '#src/common/paging/page.js';
import type { SqlRunner, Transaction } from '#src/database/database.js';
import { EventTypesService } from '#src/modules/event-types/event-types.service.js';
import { UserManagementService } from '#src/modules/users/user-management.service.js';
import { artistCursor } from './artist-cursor.js';
import { artistNotFound, profileMissing } from './artist-errors.js';
import { type ArtistViewer, maySeeArtist, toArtistResponse, toProfile } from './artist-view.js';
import type { ArtistProfileResponse, ArtistResponse, ArtistsQuery } from './artists.dto.js';
import { ArtistsRepository } from './artists.repository.js';
import type { ArtistEntity } from './entities/artist.entity.js';

/** What an event shows of its artist, and whose account that is. */
export type FeaturedArtist = NonNullable<Awaited<ReturnType<ArtistsRepository['findFeatured']>>>;

/** Reading artists, and what other areas ask of them. */
@Injectable()
export class ArtistsService {
  constructor(
    private readonly artists: ArtistsRepository,
    eventTypes: EventTypesService,
    users: UserManagementService,
  ) {
    // An artist's genre is an event type's name (spec §2 "Artist Profile").
    eventTypes.register({
      rename: (transaction, from, to) => artists.renameGenre(transaction, from, to),
    });
    // The venue books and pays by a profile, so it stays when its account goes; only the empty one goes along (decision 11).
    users.beforeDeletion((transaction, { id }) => artists.deleteUntouchedStub(transaction, id));
  }

  /** Gives a new artist account its unapproved profile, to be filled in later (design §4 "Registration"). */
  startProfile(
    transaction: Transaction,
    person: { userId: number; name: string; email: string },
  ): Promise<void> {
    return this.artists.insertStub(transaction, person);
  }

  /**
   * For admins all artists, those that wait first; for everybody else the approved ones, by name, as everybody may know
   * them (spec §7, design §4 "Roles"). An artist's own entry tells the artist all.
   * @throws DomainError naming `cursor` when it is not one of ours
   */
  async findPage(
    { cursor, limit = LIST_LIMIT.default, q, status }: ArtistsQuery,
    viewer: ArtistViewer,
  ): Promise<Page<ArtistResponse | ArtistProfileResponse>> {
    const isAdmin = viewer?.userType === 'admin';
    if (!isAdmin && status === 'waiting') return { shown: [] };
    const found = await this.artists.findMany({
      q,
      status: isAdmin ? status : 'approved',
      searches: isAdmin ? 'all' : 'public',
      after: artistCursor.read(cursor),
      take: limit + 1,
    });
    const page = pageOf(found, limit, artistCursor.write);
    return mapPage(page, (artist) => toArtistResponse(artist, viewer));
  }

  /** @throws DomainError `artists.not-found`, also for one that waits and is not this viewer's */
  async findOne(id: number, viewer: ArtistViewer): Promise<ArtistResponse | ArtistProfileResponse> {
    const artist = await this.artists.findById(id);
    if (!artist || !maySeeArtist(artist, viewer)) throw artistNotFound();
    return toArtistResponse(artist, viewer);
  }

  /** @throws DomainError `artists.no-profile` */
  async findOwn(userId: number): Promise<ArtistProfileResponse> {
    const artist = orThrow(await this.artists.findByUserId(userId), profileMissing);
    return toProfile(artist);
  }

  /** All of the profiles of these that are there, for admins, in no order. */
  async findProfiles(ids: readonly number[]): Promise<ArtistProfileResponse[]> {
    return (await this.artists.findByIds(ids)).map(toProfile);
  }

  /** What events show of their artists, by artist id. Ids nobody has are left out. */
  async findFeatured(ids: readonly number[]): Promise<Map<number, FeaturedArtist>> {
    const found = await Promise.all([...new Set(ids)].map((id) => this.artists.findFeatured(id)));
    return new Map(found.flatMap((artist) => (artist ? [[artist.id, artist]] : [])));
  }

  /** The artist whose account this is; undefined for accounts without a profile. */
  findIdOfAccount(userId: number): Promise<number | undefined> {
    return this.artists.findIdOfAccount(userId);
  }

  /**
   * Holds these artists until the transaction ends: nobody else gives them a show, or changes their calendar, meanwhile.
   * @returns how many of them are there
   */
  lock(transaction: Transaction, ids: readonly number[]): Promise<number> {
    return this.artists.lock(transaction, ids);
  }

  /** All artists who have a page, each with when it last changed, by id. */
  findAddressed(): Promise<{ id: number; changedAt: Date }[]> {
    return this.artists.findAddressed();
  }

  countAddressed(): Promise<number> {
    return this.artists.countAddressed();
  }

  /** What the approved artists are called, by id: those who wait may call themselves anything. */
  findNames(runner: SqlRunner): Promise<Pick<ArtistEntity, 'id' | 'name'>[]> {
    return this.artists.findNames(runner);
  }

  /** Artists whose name contains the text, in any case. */
  findIdsNamedLike(text: string): Promise<number[]> {
    return this.artists.findIdsNamedLike(text);
  }
}
