import { Injectable } from '@nestjs/common';
import { ArtistsService } from '#src/modules/artists/artists.service.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import { invitationNotFound } from './invitation-errors.js';
import { toInvitationResponse } from './invitation-view.js';
import type { InvitationResponse } from './invitations.dto.js';
import type { InvitationRow } from './invitations.repository.js';

/** Invitations with what other areas know of them. Not for use in a transaction, since it asks for connections of its own. */
@Injectable()
export class ShownInvitationsService {
  constructor(
    private readonly artists: ArtistsService,
    private readonly notifications: NotificationsService,
  ) {}

  /** In the same order; those whose artist was deleted this moment are left out. */
  async show(invitations: readonly InvitationRow[]): Promise<InvitationResponse[]> {
    const [artists, sent] = await Promise.all([
      this.artists.findFeatured(invitations.map(({ artistId }) => artistId)),
      this.notifications.findSent(invitations.flatMap(messagesOf)),
    ]);
    return invitations.flatMap((invitation) => {
      const artist = artists.get(invitation.artistId);
      if (!artist) return [];
      const { id, name, genre, profileImage } = artist;
      return [toInvitationResponse(invitation, { id, name, genre, profileImage }, sent)];
    });
  }

  /** @throws DomainError `invitations.not-found` when it went this moment, with its artist */
  async showOne(invitation: InvitationRow): Promise<InvitationResponse> {
    const [shown] = await this.show([invitation]);
    if (!shown) throw invitationNotFound();
    return shown;
  }
}

const messagesOf = ({ emailMessageId, smsMessageId }: InvitationRow): number[] =>
  [emailMessageId, smsMessageId].filter((id) => id !== null);
