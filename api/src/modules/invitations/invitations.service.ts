import { Injectable } from '@nestjs/common';
import { ACTS } from '#contract/rules/events/bills.js';
import { orThrow } from '#src/common/errors/domain-error.js';
import { billFull } from '#src/modules/events/event-errors.js';
import { LIST_LIMIT } from '#contract/limits.js';
import { endTimeAfter } from '#contract/rules/events/show-times.js';
import { wallClockAt } from '#contract/rules/clock.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import type { Once } from '#src/common/http/created-once.decorator.js';
import { type Page, pageById, type PagePart } from '#src/common/paging/page.js';
import { newSecretToken, secretHash } from '#src/common/secrets/secret-token.js';
import { Database, type Transaction } from '#src/database/database.js';
import {
  ArtistContactsService,
  type HeldArtist,
} from '#src/modules/artists/approval/artist-contacts.service.js';
import { ArtistsService } from '#src/modules/artists/artists.service.js';
import { AvailabilityService } from '#src/modules/availability/availability.service.js';
import { EventTypesService } from '#src/modules/event-types/event-types.service.js';
import { EventBillsService } from '#src/modules/events/writing/event-bills.service.js';
import { ArtistStageService } from '#src/modules/events/artist/artist-stage.service.js';
import {
  alreadyInvited,
  dateRefused,
  invitationKeyReused,
  invitationNotFound,
  inviteeBlocked,
  inviteeNotApproved,
  inviteeNotAvailable,
  inviteeUnknown,
} from './invitation-errors.js';
import { InvitationMessagesService } from '#src/modules/invitations/messages/invitation-messages.service.js';
import { eventDateProblem, invitationHash, mustBeJoinable } from './invitation-rules.js';
import { toLinkedInvitationResponse } from './invitation-view.js';
import type {
  InvitationRequest,
  InvitationResponse,
  InvitationsQuery,
  LinkedInvitationResponse,
} from './invitations.dto.js';
import { type InvitationRow, InvitationsRepository, type NewInvitation } from './invitations.repository.js';
import { ShownInvitationsService } from './shown-invitations.service.js';

/** Inviting artists to play, and reading what was sent (spec §7, design §4 "Invitations"). */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly database: Database,
    private readonly invitations: InvitationsRepository,
    private readonly messages: InvitationMessagesService,
    private readonly shown: ShownInvitationsService,
    private readonly artists: ArtistsService,
    private readonly contacts: ArtistContactsService,
    private readonly availability: AvailabilityService,
    private readonly stage: ArtistStageService,
    private readonly bills: EventBillsService,
    eventTypes: EventTypesService,
  ) {
    eventTypes.register({ rename: (transaction, from, to) => invitations.renameType(transaction, from, to) });
  }

  /**
   * Invites an artist who is approved, marked available on the date and free at the time, and queues the messages; once for
   * each key; to a show of its own, or to join one on the calendar (decision 50). Nobody is invited twice for hours that overlap while the first invitation waits.
   * @returns the invitation, and whether this call sent it
   * @throws DomainError `invitations.date-refused`, `invitations.artist-unknown`, `invitations.artist-not-approved`,
   *   `invitations.artist-blocked`, `invitations.artist-not-available`, `invitations.already-invited`,
   *   `invitations.show-changed`, `events.artist-busy`, `events.bill-full`, `invitations.key-reused`
   */
  async send(
    request: InvitationRequest,
    clientKey: string | null,
    admin: SessionUser,
  ): Promise<Once<InvitationResponse>> {
    const sender = await this.messages.findSender();
    const token = newSecretToken();
    const asked = newInvitation(request, { adminId: admin.id, clientKey, token });
    const wanted = { ...asked, ...(await this.showOf(asked)) };
    const made = await this.database.transaction(async (transaction) => {
      const sent = await this.sendOnce(transaction, wanted, sender.timeZone);
      if (sent.isNew) await this.messages.invite(transaction, sent.invitation, { token, sender });
      return sent;
    });
    return { answer: await this.shown.showOne(made.invitation), isNew: made.isNew };
  }

  /** The invitations of an artist that wait for an answer, the newest first. */
  async findWaitingOf(artistId: number): Promise<InvitationRow[]> {
    const { timeZone } = await this.messages.findSender();
    return this.invitations.findMany({ artistId, status: 'pending', take: LIST_LIMIT.max, timeZone });
  }

  /**
   * Invitations, the newest first: all for admins, an artist's own.
   * @throws DomainError naming `cursor` when it is not one of ours
   */
  async findPage(
    { status, ...query }: InvitationsQuery,
    user: SessionUser,
  ): Promise<Page<InvitationResponse>> {
    const artistId = user.userType === 'admin' ? null : await this.artists.findIdOfAccount(user.id);
    const { timeZone } = await this.messages.findSender();
    const find = async (part: PagePart) =>
      artistId === undefined ? [] : this.invitations.findMany({ ...part, artistId, status, timeZone });
    const page = await pageById(query, find);
    return { ...page, shown: await this.shown.show(page.shown) };
  }

  /**
   * What the link shows. Looking changes nothing: mail programs look, too.
   * @throws DomainError `invitations.not-found`
   */
  async findByToken(token: string): Promise<LinkedInvitationResponse> {
    const { timeZone } = await this.messages.findSender();
    const invitation = orThrow(
      await this.invitations.find({ tokenHash: secretHash(token) }, timeZone),
      invitationNotFound,
    );
    return toLinkedInvitationResponse(await this.shown.showOne(invitation));
  }

  /** The fields of an invitation that its show decides; none without a show, or when the show is deleted. */
  private async showOf({ eventId }: NewInvitation): Promise<Partial<NewInvitation>> {
    const show = eventId === null ? undefined : await this.bills.find(eventId);
    if (!show) return {};
    const { name: eventName, type: eventType, date: eventDate, time: eventTime, endTime } = show;
    return { eventName, eventType, eventDate, eventTime, endTime };
  }

  /** Copies that arrive at once come one after the other, and find what the first has made. */
  private async sendOnce(
    transaction: Transaction,
    wanted: NewInvitation,
    timeZone: string,
  ): Promise<{ invitation: InvitationRow; isNew: boolean }> {
    await this.invitations.holdNight(transaction, wanted);
    const show = wanted.eventId === null ? null : await this.bills.hold(transaction, wanted.eventId);
    const invitee = await this.contacts.hold(transaction, wanted.artistId);
    const earlier = await this.findEarlier(transaction, wanted, timeZone);
    if (earlier) return { invitation: earlier, isNew: false };
    if (wanted.eventId !== null) {
      mustBeJoinable(show, wanted);
      if (show.artistIds.length >= ACTS.max) throw billFull();
    }
    await this.mustBeInvitable(transaction, wanted, { invitee, timeZone });
    return this.insert(transaction, wanted, timeZone);
  }

  private async findEarlier(
    transaction: Transaction,
    { clientKey, requestHash }: NewInvitation,
    timeZone: string,
  ): Promise<InvitationRow | null> {
    if (clientKey === null) return null;
    const earlier = await this.invitations.find({ clientKey }, timeZone, transaction);
    if (earlier && earlier.requestHash !== requestHash) throw invitationKeyReused();
    return earlier;
  }

  private async mustBeInvitable(
    transaction: Transaction,
    wanted: NewInvitation,
    { invitee, timeZone }: { invitee: HeldArtist | undefined; timeZone: string },
  ): Promise<void> {
    const { artistId, eventDate: date, eventTime: time, endTime } = wanted;
    const problem = eventDateProblem({ date, time }, wallClockAt(new Date(), timeZone));
    if (problem !== undefined) throw dateRefused(problem);
    if (!invitee) throw inviteeUnknown();
    if (!invitee.isApproved) throw inviteeNotApproved(invitee.name);
    if (invitee.isBlocked) throw inviteeBlocked(invitee.name);
    if (!(await this.availability.isAvailable(transaction, artistId, date)))
      throw inviteeNotAvailable(invitee.name, date);
    await this.stage.mustBeFree(transaction, [
      { artistIds: [artistId], date, time, endTime, status: 'scheduled' },
    ]);
    if (await this.invitations.isInvited(transaction, wanted, timeZone))
      throw alreadyInvited(invitee.name, date);
  }

  /** When copies of one key for different artists arrive at once, one inserts; the others wait for it and are refused. */
  private async insert(
    transaction: Transaction,
    wanted: NewInvitation,
    timeZone: string,
  ): Promise<{ invitation: InvitationRow; isNew: boolean }> {
    const id = await this.invitations.insert(transaction, wanted);
    const invitation =
      id === undefined
        ? await this.findEarlier(transaction, wanted, timeZone)
        : await this.invitations.find({ id }, timeZone, transaction);
    if (!invitation) throw new Error('an invitation was not made');
    return { invitation, isNew: id !== undefined };
  }
}

const newInvitation = (
  request: InvitationRequest,
  { adminId, clientKey, token }: { adminId: number; clientKey: string | null; token: string },
): NewInvitation => {
  const content = {
    artistId: request.artistId,
    eventDate: request.eventDate,
    eventTime: request.eventTime,
    eventType: request.eventType,
    eventName: request.eventName,
    duration: request.duration,
    description: request.description ?? null,
    budget: request.budget ?? null,
    invitationMessage: request.invitationMessage ?? null,
    // Left out without a show to join, so that requests from before bills keep their hash.
    ...(request.eventId !== undefined && { eventId: request.eventId }),
  };
  return {
    eventId: null,
    ...content,
    adminId,
    clientKey,
    endTime: endTimeAfter(request.eventTime, request.duration),
    responseToken: secretHash(token),
    requestHash: invitationHash({ ...content, adminId }),
  };
};
