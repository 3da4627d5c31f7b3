import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';
import { ShowFollowersService } from '#src/modules/events/artist/show-followers.service.js';
import { InvitationMessagesService } from '#src/modules/invitations/messages/invitation-messages.service.js';
import { InvitationsRepository } from '#src/modules/invitations/invitations.repository.js';
import { VenueService } from '#src/modules/venue/venue.service.js';

/** Withdraws invitations to join a show that is cancelled or deleted (decision 50). */
@Injectable()
export class InvitationShowFollower {
  constructor(
    shows: ShowFollowersService,
    private readonly invitations: InvitationsRepository,
    private readonly messages: InvitationMessagesService,
    private readonly venue: VenueService,
  ) {
    shows.register({
      statusChanged: async (transaction, { id, status }) => {
        if (status === 'cancelled') await this.takeBack(transaction, id);
      },
      leaves: (transaction, { id }) => this.takeBack(transaction, id),
    });
  }

  private async takeBack(transaction: Transaction, eventId: number): Promise<void> {
    const { timeZone } = await this.venue.findWithin(transaction);
    for (const invitation of await this.invitations.lockWaitingFor(transaction, eventId, timeZone)) {
      await this.invitations.settle(transaction, invitation.id, { status: 'cancelled' });
      await this.messages.withdraw(transaction, invitation.id);
      if (invitation.status === 'pending') await this.messages.tellCancelled(transaction, invitation);
    }
  }
}
