import { Injectable } from '@nestjs/common';
import type { InvitationStatus } from '#contract/invitations.js';
import { orThrow } from '#src/common/errors/domain-error.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { secretHash } from '#src/common/secrets/secret-token.js';
import { Database, type Transaction } from '#src/database/database.js';
import { ArtistContactsService } from '#src/modules/artists/approval/artist-contacts.service.js';
import { ArtistProfilesService } from '#src/modules/artists/profiles/artist-profiles.service.js';
import { ArtistsService } from '#src/modules/artists/artists.service.js';
import { EventBillsService, type HeldShow } from '#src/modules/events/writing/event-bills.service.js';
import { EventEditingService } from '#src/modules/events/writing/event-editing.service.js';
import {
  acceptanceBlocked,
  acceptanceNotApproved,
  invitationNotFound,
  invitationOver,
} from '#src/modules/invitations/invitation-errors.js';
import {
  InvitationMessagesService,
  type Sender,
} from '#src/modules/invitations/messages/invitation-messages.service.js';
import { isInvitationMove, isRival, mustBeJoinable } from '#src/modules/invitations/invitation-rules.js';
import { toLinkedInvitationResponse } from '#src/modules/invitations/invitation-view.js';
import type {
  InvitationAnswerRequest,
  InvitationResponse,
  LinkedInvitationResponse,
} from '#src/modules/invitations/invitations.dto.js';
import {
  type InvitationAddress,
  type InvitationRow,
  InvitationsRepository,
  type Settlement,
} from '#src/modules/invitations/invitations.repository.js';
import { ShownInvitationsService } from '#src/modules/invitations/shown-invitations.service.js';

/** What the artist says. */
interface InvitationAnswer {
  accept: boolean;
  message: string | null;
  /** Null for callers that send none. */
  clientKey: string | null;
}

export const answerOf = (
  { accept, message }: InvitationAnswerRequest,
  clientKey: string | null,
): InvitationAnswer => ({ accept, message: message ?? null, clientKey });

/** Ends invitations: when several calls try at once, one succeeds (design §4 "Invitations"). */
@Injectable()
export class InvitationAnswersService {
  constructor(
    private readonly database: Database,
    private readonly invitations: InvitationsRepository,
    private readonly messages: InvitationMessagesService,
    private readonly shown: ShownInvitationsService,
    private readonly artists: ArtistsService,
    private readonly contacts: ArtistContactsService,
    private readonly events: EventEditingService,
    private readonly bills: EventBillsService,
    profiles: ArtistProfilesService,
  ) {
    // The invitations of a deleted artist go along, so nobody hears of them any more (decision 18).
    profiles.beforeDeletion(async (transaction, artistId) => {
      const waiting = await invitations.findIdsOf(transaction, artistId, 'pending');
      for (const id of waiting) await messages.withdraw(transaction, id);
      const accepted = await invitations.findIdsOf(transaction, artistId, 'accepted');
      await messages.withdrawSettled(transaction, accepted);
    });
  }

  /** Answers for the holder of the link. @throws DomainError `invitations.not-found`, and as `respond` */
  async respondByToken(token: string, answer: InvitationAnswer): Promise<LinkedInvitationResponse> {
    const invitation = await this.answer({ tokenHash: secretHash(token) }, answer);
    return toLinkedInvitationResponse(await this.shown.showOne(invitation));
  }

  /**
   * Answers for the signed-in artist. Accepting puts the event on the calendar, or the artist on the event's bill, and ends the
   * invitations that overlap. It does not ask whether the date is still marked available: the artist says so (decision 18). The
   * same answer under the same key is answered as the first time.
   * @throws DomainError `invitations.not-found` also for another artist's, `invitations.answered`, `invitations.expired`,
   *   `invitations.cancelled`, `invitations.artist-not-approved`, `invitations.artist-blocked`, `invitations.show-changed`,
   *   `events.artist-busy`, `events.bill-full`
   */
  async respond(id: number, answer: InvitationAnswer, user: SessionUser): Promise<InvitationResponse> {
    const artistId = await this.artists.findIdOfAccount(user.id);
    if (artistId === undefined) throw invitationNotFound();
    return this.shown.showOne(await this.answer({ id, artistId }, answer));
  }

  /**
   * Takes an invitation back, and tells the artist.
   * @throws DomainError `invitations.not-found`, `invitations.answered`, `invitations.expired`, `invitations.cancelled`
   */
  async cancel(id: number): Promise<InvitationResponse> {
    const { timeZone } = await this.messages.findSender();
    const cancelled = await this.database.transaction(async (transaction) => {
      const invitation = await this.invitations.lock(transaction, { id }, timeZone);
      mustMove(invitation, 'cancelled');
      await this.settle(transaction, id, { status: 'cancelled' });
      await this.messages.tellCancelled(transaction, invitation);
      return this.read(transaction, id, timeZone);
    });
    return this.shown.showOne(cancelled);
  }

  private async answer(address: InvitationAddress, answer: InvitationAnswer): Promise<InvitationRow> {
    const sender = await this.messages.findSender();
    return this.database.transaction(async (transaction) => {
      const { invitation, ...beside } = await this.hold(transaction, address, { answer, sender });
      if (isRepeat(invitation, answer)) return invitation;
      mustMove(invitation, statusOf(answer));
      if (answer.accept) await this.accept(transaction, { invitation, ...beside, answer, sender });
      else await this.decline(transaction, invitation, answer);
      return this.read(transaction, invitation.id, sender.timeZone);
    });
  }

  /** Accepting holds the night, the show to join and the rivals, too; declining leaves them alone. */
  private async hold(
    transaction: Transaction,
    address: InvitationAddress,
    { answer, sender: { timeZone } }: { answer: InvitationAnswer; sender: Sender },
  ): Promise<Held> {
    if (!answer.accept) {
      const invitation = orThrow(
        await this.invitations.lock(transaction, address, timeZone),
        invitationNotFound,
      );
      return { invitation, rivals: [], show: null };
    }
    const found = orThrow(await this.invitations.find(address, timeZone, transaction), invitationNotFound);
    await this.invitations.holdNight(transaction, found);
    const show = found.eventId === null ? null : await this.bills.hold(transaction, found.eventId);
    if (show) await this.invitations.followShow(transaction, found.id, show);
    const held = await this.invitations.lockWithRivals(transaction, found.id, timeZone);
    const invitation = orThrow(
      held.find(({ id }) => id === found.id),
      invitationNotFound,
    );
    const waiting = held.filter(({ id, status }) => id !== invitation.id && status === 'pending');
    return { invitation, show, rivals: waiting.filter((other) => isRival(other, invitation)) };
  }

  private async accept(
    transaction: Transaction,
    { invitation, rivals, show, answer, sender }: Acceptance,
  ): Promise<void> {
    await this.mustBeWelcome(transaction, invitation.artistId);
    const eventId =
      invitation.eventId === null
        ? await this.makeShow(transaction, invitation)
        : await this.joinShow(transaction, invitation, show);
    await this.settle(transaction, invitation.id, { ...settlementOf(answer), eventId });
    for (const rival of rivals) await this.endRival(transaction, rival, invitation);
    const accepted = { ...invitation, eventId, responseMessage: answer.message };
    await this.messages.tellAccepted(transaction, accepted, sender);
  }

  private makeShow(transaction: Transaction, invitation: InvitationRow): Promise<number> {
    return this.events.createForArtist(transaction, {
      artistId: invitation.artistId,
      name: invitation.eventName,
      type: invitation.eventType,
      description: invitation.description,
      date: invitation.eventDate,
      time: invitation.eventTime,
      endTime: invitation.endTime,
    });
  }

  /** In the place in which they were invited: before acts who accepted a later invitation (decision 50). */
  private async joinShow(
    transaction: Transaction,
    invitation: InvitationRow,
    show: HeldShow | null,
  ): Promise<number> {
    mustBeJoinable(show, invitation);
    const before = await this.invitations.findAcceptedAfter(transaction, show.id, invitation.id);
    await this.bills.join(transaction, show, { artistId: invitation.artistId, before });
    return show.id;
  }

  /** Staff may have changed their mind since they invited. */
  private async mustBeWelcome(transaction: Transaction, artistId: number): Promise<void> {
    const artist = await this.contacts.hold(transaction, artistId);
    if (!artist?.isApproved) throw acceptanceNotApproved();
    if (artist.isBlocked) throw acceptanceBlocked();
  }

  /** The artist who plays at that time gets no message that the time is taken. */
  private async endRival(
    transaction: Transaction,
    rival: InvitationRow,
    { artistId }: InvitationRow,
  ): Promise<void> {
    await this.settle(transaction, rival.id, { status: 'cancelled' });
    if (rival.artistId !== artistId) await this.messages.tellSlotTaken(transaction, rival);
  }

  private async decline(
    transaction: Transaction,
    invitation: InvitationRow,
    answer: InvitationAnswer,
  ): Promise<void> {
    await this.settle(transaction, invitation.id, settlementOf(answer));
    await this.messages.tellDeclined(transaction, {
      ...invitation,
      responseMessage: answer.message,
    });
  }

  /** Also withdraws the messages that still ask for an answer. */
  private async settle(transaction: Transaction, id: number, settlement: Settlement): Promise<void> {
    await this.invitations.settle(transaction, id, settlement);
    await this.messages.withdraw(transaction, id);
  }

  private async read(transaction: Transaction, id: number, timeZone: string): Promise<InvitationRow> {
    return orThrow(await this.invitations.find({ id }, timeZone, transaction), invitationNotFound);
  }
}

/** An invitation, what ends with its acceptance, and the show to join; held until the transaction ends. */
interface Held {
  invitation: InvitationRow;
  rivals: readonly InvitationRow[];
  show: HeldShow | null;
}

interface Acceptance extends Held {
  answer: InvitationAnswer;
  sender: Sender;
}

const statusOf = ({ accept }: InvitationAnswer): InvitationStatus => (accept ? 'accepted' : 'declined');

const settlementOf = (answer: InvitationAnswer) => ({
  status: statusOf(answer),
  responseMessage: answer.message,
  responseKey: answer.clientKey,
});

/** Whether a device repeats the answer that was given, since it never heard of its success. */
const isRepeat = (invitation: InvitationRow, answer: InvitationAnswer): boolean =>
  answer.clientKey !== null &&
  invitation.responseKey === answer.clientKey &&
  invitation.status === statusOf(answer) &&
  invitation.responseMessage === answer.message;

function mustMove(
  invitation: InvitationRow | null,
  to: InvitationStatus,
): asserts invitation is InvitationRow {
  if (!invitation) throw invitationNotFound();
  if (!isInvitationMove(invitation.status, to)) throw invitationOver(invitation.status);
}
