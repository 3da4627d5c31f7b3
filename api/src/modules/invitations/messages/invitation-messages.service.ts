import { Injectable } from '@nestjs/common';
import { UNDO_OVER_SECONDS } from '#contract/rules/undo.js';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import type { Transaction } from '#src/database/database.js';
import { showInvite } from '#src/integrations/calendar-file/show-invite.js';
import { ArtistContactsService } from '#src/modules/artists/approval/artist-contacts.service.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import { UsersService } from '#src/modules/users/users.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import {
  acceptedMail,
  agreedMail,
  cancelledMail,
  declinedMail,
  invitationMail,
  reminderMail,
  slotTakenMail,
} from './invitation-mails.js';
import { InvitationSendingsRepository } from './invitation-sendings.repository.js';
import { invitationText, reminderText, type TextTo } from './invitation-texts.js';
import type { AnswerLink } from './invitation-wording.js';
import type { InvitationRow } from '#src/modules/invitations/invitations.repository.js';

/** The venue that sends messages; read before a transaction, which must not ask for a second connection. */
export type Sender = Awaited<ReturnType<VenueService['find']>>;

/** Sends the messages about an invitation, in the transaction of their cause (design §4 "Delivery"). */
@Injectable()
export class InvitationMessagesService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly sendings: InvitationSendingsRepository,
    private readonly artists: ArtistContactsService,
    private readonly users: UsersService,
    private readonly address: PublicAddress,
    private readonly venue: VenueService,
  ) {}

  findSender(): Promise<Sender> {
    return this.venue.find();
  }

  /** Sends the artist the link by e-mail and, with a phone number, by SMS. */
  async invite(transaction: Transaction, invitation: InvitationRow, given: GivenLink): Promise<void> {
    const artist = await this.artistOf(transaction, invitation);
    const link = this.linkOf(given);
    const cause = causeOf(invitation.id);
    const mail = invitationMail(artist, invitation, link);
    const emailId = await this.notifications.queueMail(transaction, { ...mail, cause });
    const to = textTo(artist, given.sender);
    const text = to && { ...invitationText(to, invitation, link), cause };
    const smsId = text && (await this.notifications.queueSms(transaction, text));
    const messages = { emailMessageId: emailId, smsMessageId: smsId ?? null };
    await this.sendings.remember(transaction, invitation.id, messages);
  }

  /** Reminds of an unanswered invitation by the same channels. */
  async remind(transaction: Transaction, invitation: InvitationRow, given: GivenLink): Promise<void> {
    const artist = await this.artistOf(transaction, invitation);
    const link = this.linkOf(given);
    const cause = causeOf(invitation.id);
    const mail = reminderMail(artist, invitation, link);
    await this.notifications.queueMail(transaction, { ...mail, cause });
    const to = textTo(artist, given.sender);
    if (to) await this.notifications.queueSms(transaction, { ...reminderText(to, invitation, link), cause });
  }

  /** Takes back what still asks the artist for an answer: invitation, text message and reminder. */
  withdraw(transaction: Transaction, id: number): Promise<void> {
    return this.notifications.withdraw(transaction, causeOf(id));
  }

  /** Takes back what says that these invitations have become shows and has not gone out. */
  async withdrawSettled(transaction: Transaction, ids: readonly number[]): Promise<void> {
    const causes = ids.flatMap((id) => [agreedCause(id), acceptedCause(id)]);
    await this.notifications.withdrawAll(transaction, causes);
  }

  /** Those of these messages that went out. */
  findSent(ids: readonly number[]): Promise<Set<number>> {
    return this.notifications.findSent(ids);
  }

  async tellCancelled(transaction: Transaction, invitation: InvitationRow): Promise<void> {
    const artist = await this.artistOf(transaction, invitation);
    await this.notifications.queueMail(transaction, cancelledMail(artist, invitation));
  }

  async tellSlotTaken(transaction: Transaction, invitation: InvitationRow): Promise<void> {
    const artist = await this.artistOf(transaction, invitation);
    await this.notifications.queueMail(transaction, slotTakenMail(artist, invitation));
  }

  /** Confirms the agreed show to the artist and to the admin who invited, with the show for their calendars. */
  async tellAccepted(transaction: Transaction, invitation: AgreedInvitation, sender: Sender): Promise<void> {
    await this.tellArtist(transaction, invitation, { sender });
    await this.tellAdmin(transaction, invitation, { sender });
  }

  /** The same once more, to those from whom it was taken back, once staff can undo no more what has become of the shows. */
  async tellAcceptedAgain(
    transaction: Transaction,
    invitations: readonly AgreedInvitation[],
    sender: Sender,
  ): Promise<void> {
    const causes = invitations.flatMap(({ id }) => [agreedCause(id), acceptedCause(id)]);
    const takenBack = await this.notifications.findTakenBack(transaction, causes);
    const later = { sender, holdSeconds: UNDO_OVER_SECONDS };
    for (const invitation of invitations) {
      const { id } = invitation;
      if (takenBack.has(agreedCause(id))) await this.tellArtist(transaction, invitation, later);
      if (takenBack.has(acceptedCause(id))) await this.tellAdmin(transaction, invitation, later);
    }
  }

  async tellDeclined(transaction: Transaction, invitation: InvitationRow): Promise<void> {
    const artist = await this.artistOf(transaction, invitation);
    const admin = await this.adminOf(transaction, invitation);
    if (!admin) return;
    const answered = { ...invitation, artistName: artist.name };
    const url = this.address.link('/admin/invitations');
    await this.notifications.queueMail(transaction, declinedMail(admin, answered, url));
  }

  private async tellArtist(
    transaction: Transaction,
    invitation: AgreedInvitation,
    { sender, ...hold }: Told,
  ): Promise<void> {
    const artist = await this.artistOf(transaction, invitation);
    const mail = agreedMail(artist, invitation, this.showOf(invitation, sender));
    const cause = agreedCause(invitation.id);
    await this.notifications.queueMail(transaction, { ...mail, ...hold, cause });
  }

  private async tellAdmin(
    transaction: Transaction,
    invitation: AgreedInvitation,
    { sender, ...hold }: Told,
  ): Promise<void> {
    const artist = await this.artistOf(transaction, invitation);
    const admin = await this.adminOf(transaction, invitation);
    if (!admin) return;
    const answered = { ...invitation, artistName: artist.name };
    const mail = acceptedMail(admin, answered, this.showOf(invitation, sender));
    const cause = acceptedCause(invitation.id);
    await this.notifications.queueMail(transaction, { ...mail, ...hold, cause });
  }

  private async artistOf(transaction: Transaction, { artistId }: InvitationRow) {
    const artist = await this.artists.find(transaction, artistId);
    if (!artist) throw new Error('an invitation has no artist');
    return artist;
  }

  /** Undefined when the admin who invited is blocked or gone. */
  private async adminOf(transaction: Transaction, { adminId }: InvitationRow) {
    return adminId === null ? undefined : this.users.findActive(transaction, adminId);
  }

  private linkOf({ token, sender }: GivenLink): AnswerLink {
    return { url: this.address.link(`/invitations/${token}`), timeZone: sender.timeZone };
  }

  /** The show's page, and the show for a calendar. */
  private showOf(invitation: AgreedInvitation, sender: Sender) {
    const { eventId: id, eventName: name, eventDate: date, eventTime: time, endTime } = invitation;
    const eventUrl = this.address.link(`/events/${id}`);
    const file = showInvite({ id, name, date, time, endTime, url: eventUrl }, sender, new Date());
    return { eventUrl, attachments: file ? [file] : [] };
  }
}

/** An invitation that has become a show, with the show's name, date, time and end. */
type AgreedInvitation = InvitationRow & { eventId: number };

interface Told {
  sender: Sender;
  /** For how long staff may change the show back. */
  holdSeconds?: number;
}

/** The token of a link that is being sent, and in whose name. */
interface GivenLink {
  token: string;
  sender: Sender;
}

const causeOf = (id: number): string => `invitations:${id}`;
const agreedCause = (id: number): string => `invitation-agreed:${id}`;
const acceptedCause = (id: number): string => `invitation-accepted:${id}`;

/** Undefined for an artist who gave no phone number. */
const textTo = (
  { phone, userId }: { phone: string | null; userId: number | null },
  { name }: Sender,
): TextTo | undefined => (phone === null || phone === '' ? undefined : { phone, userId, venueName: name });
