import { Injectable } from '@nestjs/common';
import { hasBegun, wallClockAt } from '#contract/rules/clock.js';
import type { Transaction } from '#src/database/database.js';
import { type ChangedShow, ShowFollowersService } from '#src/modules/events/artist/show-followers.service.js';
import { InvitationMessagesService } from '#src/modules/invitations/messages/invitation-messages.service.js';
import { InvitationsRepository } from '#src/modules/invitations/invitations.repository.js';
import { VenueService } from '#src/modules/venue/venue.service.js';

/**
 * Withdraws invitations to join a show that is cancelled or deleted (decision 50), and the words that wait of a show that was agreed
 * on and has moved, is off or has lost its artist (decision 18).
 */
@Injectable()
export class InvitationShowFollower {
  constructor(
    shows: ShowFollowersService,
    private readonly invitations: InvitationsRepository,
    private readonly messages: InvitationMessagesService,
    private readonly venue: VenueService,
  ) {
    shows.register({
      statusChanged: async (transaction, show) => {
        if (show.status === 'cancelled') await this.takeBack(transaction, show.id);
        await this.followAgreed(transaction, show, []);
      },
      moved: (transaction, show) => this.followAgreed(transaction, show, []),
      leaves: async (transaction, show) => {
        await this.takeBack(transaction, show.id);
        await this.followAgreed(transaction, { ...show, status: 'cancelled' }, []);
      },
      billChanged: (transaction, show) => this.followAgreed(transaction, show, show.artistIds),
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

  /** Withdraws what waits, except about artists for whom it is still true; what was taken back of artists who play is told again. */
  private async followAgreed(
    transaction: Transaction,
    show: ChangedShow,
    trueFor: readonly number[],
  ): Promise<void> {
    const agreed = await this.invitations.findAcceptedFor(transaction, show.id);
    if (agreed.length === 0) return;
    const untrue = agreed.filter(({ artistId }) => !trueFor.includes(artistId));
    await this.messages.withdrawSettled(
      transaction,
      untrue.map(({ id }) => id),
    );
    const venue = await this.venue.findWithin(transaction);
    if (show.status !== 'scheduled' || hasBegun(show, wallClockAt(new Date(), venue.timeZone))) return;
    const { id: eventId, name: eventName, date: eventDate, time: eventTime, endTime } = show;
    const playing = agreed
      .filter(({ artistId }) => show.artistIds.includes(artistId))
      .map((invitation) => ({ ...invitation, eventId, eventName, eventDate, eventTime, endTime }));
    await this.messages.tellAcceptedAgain(transaction, playing, venue);
  }
}
