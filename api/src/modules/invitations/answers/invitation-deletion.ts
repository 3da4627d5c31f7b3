import { Injectable } from '@nestjs/common';
import { ArtistProfilesService } from '#src/modules/artists/profiles/artist-profiles.service.js';
import { InvitationMessagesService } from '#src/modules/invitations/messages/invitation-messages.service.js';
import { InvitationsRepository } from '#src/modules/invitations/invitations.repository.js';

/** The invitations of a deleted artist go along, so nobody is asked for an answer to them any more (decision 18). */
@Injectable()
export class InvitationDeletion {
  constructor(
    artists: ArtistProfilesService,
    invitations: InvitationsRepository,
    messages: InvitationMessagesService,
  ) {
    artists.beforeDeletion(async (transaction, artistId) => {
      const waiting = await invitations.findWaitingOf(transaction, artistId);
      for (const id of waiting) await messages.withdraw(transaction, id);
    });
  }
}
