import type { NewSms } from '#src/modules/notifications/notifications.service.js';
import { answerBy, type AnswerLink, type InvitationFacts, when } from './invitation-wording.js';

/** The phone that a text message goes to, and the venue that sends it. */
export interface TextTo {
  phone: string;
  userId: number | null;
  venueName: string;
}

/* Plain letters and marks: one curly quote doubles what a text message costs. */

/** Asks the artist to play, short enough to be read at a glance. */
export const invitationText = (
  { phone, userId, venueName }: TextTo,
  invitation: InvitationFacts,
  { url, timeZone }: AnswerLink,
): NewSms => ({
  kind: 'invitations.invited',
  recipient: phone,
  userId,
  subject: `Invitation: ${invitation.eventName}`,
  text: `${venueName}: can you play on ${when(invitation)}? Answer by ${answerBy(invitation, timeZone)}: ${url}`,
  secretUntil: invitation.expiresAt,
});

/** The same, shortly before it expires. */
export const reminderText = (
  { phone, userId, venueName }: TextTo,
  invitation: InvitationFacts,
  { url, timeZone }: AnswerLink,
): NewSms => ({
  kind: 'invitations.reminder',
  recipient: phone,
  userId,
  subject: `Reminder: ${invitation.eventName}`,
  text: `${venueName}: your invitation for ${when(invitation)} expires on ${answerBy(invitation, timeZone)}. Answer: ${url}`,
  secretUntil: invitation.expiresAt,
});
