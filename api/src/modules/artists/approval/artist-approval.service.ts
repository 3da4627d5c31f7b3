import { Injectable } from '@nestjs/common';
import { orThrow } from '#src/common/errors/domain-error.js';
import { isStale } from '#src/common/http/if-match.js';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import { Database, type Transaction } from '#src/database/database.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import {
  artistChangedMeanwhile,
  artistNotFound,
  profileUnfinished,
} from '#src/modules/artists/artist-errors.js';
import { approvalCause, approvalWithdrawnMail, profileApprovedMail } from './artist-mails.js';
import { toProfile } from '#src/modules/artists/artist-view.js';
import type { ArtistEdit } from '#src/modules/artists/profiles/artist-content.js';
import { ArtistWritingRepository } from '#src/modules/artists/profiles/artist-writing.repository.js';
import type { ArtistProfileResponse } from '#src/modules/artists/artists.dto.js';
import type { ArtistEntity } from '#src/modules/artists/entities/artist.entity.js';

/** The staff's word on a profile (spec §4 "Artist", §6). */
@Injectable()
export class ArtistApprovalService {
  constructor(
    private readonly database: Database,
    private readonly writing: ArtistWritingRepository,
    private readonly notifications: NotificationsService,
    private readonly address: PublicAddress,
  ) {}

  /**
   * Makes a profile public, or takes it off the public list, and tells the artist by mail; saying the same again tells
   * nobody.
   * @throws DomainError `artists.not-found`, `artists.changed-meanwhile`, `artists.profile-unfinished`
   */
  decide({ id, expectedVersion }: ArtistEdit, isApproved: boolean): Promise<ArtistProfileResponse> {
    return this.database.transaction(async (transaction) => {
      const artist = orThrow(await this.writing.lock(transaction, id), artistNotFound);
      if (isStale(expectedVersion, artist.version)) throw artistChangedMeanwhile();
      await this.decideIn(transaction, artist, isApproved);
      return toProfile(artist);
    });
  }

  /**
   * As `decide`, in the transaction of a change of the profile.
   * @param artist held by the transaction, as the change leaves them; says afterwards what was decided
   */
  async decideIn(transaction: Transaction, artist: ArtistEntity, isApproved: boolean): Promise<void> {
    if (artist.isApproved === isApproved) return;
    if (isApproved && artist.genre === '') throw profileUnfinished();
    artist.isApproved = isApproved;
    if (isApproved) artist.knownPhone = artist.phone;
    await this.writing.setApproved(transaction, artist);
    // As the database says: neither a public profile nor one that was taken back waits for staff (decision 48).
    artist.reviewSince = null;
    await this.notifications.withdraw(transaction, approvalCause(artist.id));
    await this.notifications.queueMail(transaction, this.mailOn(artist, isApproved));
  }

  /** The artist is about to be deleted: a word on the profile that waits is withdrawn. */
  leave(transaction: Transaction, artistId: number): Promise<void> {
    return this.notifications.withdraw(transaction, approvalCause(artistId));
  }

  private mailOn(artist: ArtistEntity, isApproved: boolean) {
    return isApproved
      ? profileApprovedMail(artist, this.address.link(`/artists/${artist.id}`))
      : approvalWithdrawnMail(artist, this.address.link('/account/artist'));
  }
}
