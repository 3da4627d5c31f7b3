import { longDate } from '#contract/rules/texts.js';
import { type MailReader, mailTo, type NewMail } from '#src/modules/notifications/notifications.service.js';
import { answerBy, type AnswerLink, type InvitationFacts, when } from './invitation-wording.js';

interface ArtistTo extends MailReader {
  name: string;
}

interface AdminTo {
  id: number;
  email: string;
}

type Attachments = NonNullable<NewMail['attachments']>;

const terms = ({ eventName, duration, budget, description }: InvitationFacts): string =>
  [
    `Show: ${eventName}`,
    duration && `Duration: ${duration}`,
    budget && `Budget: ${budget}`,
    description && `About it: ${description}`,
  ]
    .filter(Boolean)
    .join('\n');

/** Asks the artist to play. Its link answers for the artist, so it is a secret until the invitation ends. */
export const invitationMail = (
  artist: ArtistTo,
  invitation: InvitationFacts,
  { url, timeZone }: AnswerLink,
): NewMail => ({
  ...mailTo(artist, 'invitations.invited'),
  subject: `Can you play on ${longDate(invitation.eventDate)}?`,
  content: {
    heading: 'You are invited to play',
    paragraphs: [
      `${artist.name}, we would love to have you on ${when(invitation)}.`,
      terms(invitation),
      ...(invitation.invitationMessage ? [invitation.invitationMessage] : []),
      `Please accept or decline by ${answerBy(invitation, timeZone)}. After that the invitation expires.`,
    ],
    action: { label: 'See the invitation', url },
    closing: 'The link answers in your name: please do not pass this message on.',
  },
  secretUntil: invitation.expiresAt,
});

/** The same, shortly before it expires. */
export const reminderMail = (
  artist: ArtistTo,
  invitation: InvitationFacts,
  { url, timeZone }: AnswerLink,
): NewMail => ({
  ...mailTo(artist, 'invitations.reminder'),
  subject: `Still waiting for your answer: ${longDate(invitation.eventDate)}`,
  content: {
    heading: 'Your invitation expires soon',
    paragraphs: [
      `${artist.name}, we still hope to have you on ${when(invitation)}.`,
      terms(invitation),
      `The invitation expires on ${answerBy(invitation, timeZone)}.`,
    ],
    action: { label: 'Accept or decline', url },
    closing: 'The link answers in your name: please do not pass this message on.',
  },
  secretUntil: invitation.expiresAt,
});

/** Tells the artist that the venue took the invitation back. */
export const cancelledMail = (artist: ArtistTo, invitation: InvitationFacts): NewMail => ({
  ...mailTo(artist, 'invitations.cancelled'),
  subject: `Invitation cancelled: ${longDate(invitation.eventDate)}`,
  content: {
    heading: 'We had to cancel our invitation',
    paragraphs: [
      `${artist.name}, our invitation to play “${invitation.eventName}” on ${when(invitation)} no longer stands. You need not answer it.`,
      'We hope to see you on our stage another time.',
    ],
  },
});

/** Tells an artist whose invitation ended because the night is taken. */
export const slotTakenMail = (artist: ArtistTo, invitation: InvitationFacts): NewMail => ({
  ...mailTo(artist, 'invitations.slot-taken'),
  subject: `No longer needed: ${longDate(invitation.eventDate)}`,
  content: {
    heading: 'This night is taken',
    paragraphs: [
      `${artist.name}, our invitation to play “${invitation.eventName}” on ${when(invitation)} has ended, because that time is filled now. You need not answer it.`,
      'We hope to see you on our stage another time.',
    ],
  },
});

/** Confirms to the artist what was agreed, with the show for the artist's calendar. */
export const agreedMail = (
  artist: ArtistTo,
  invitation: InvitationFacts,
  { eventUrl, attachments }: { eventUrl: string; attachments: Attachments },
): NewMail => ({
  ...mailTo(artist, 'invitations.agreed'),
  subject: `It is settled: ${longDate(invitation.eventDate)}`,
  content: {
    heading: 'You are on the bill',
    paragraphs: [
      `${artist.name}, thank you for accepting. We look forward to ${when(invitation)}.`,
      terms(invitation),
      'The show is on our calendar, and goes with this message for yours.',
    ],
    action: { label: 'See the event', url: eventUrl },
  },
  attachments,
});

const words = (message: string | null): string[] => (message === null ? [] : [`Their words: ${message}`]);

/** Tells the admin who invited that the artist comes. */
export const acceptedMail = (
  admin: AdminTo,
  invitation: InvitationFacts & { artistName: string; responseMessage: string | null },
  { eventUrl, attachments }: { eventUrl: string; attachments: Attachments },
): NewMail => ({
  ...mailTo({ userId: admin.id, email: admin.email }, 'invitations.accepted'),
  subject: `${invitation.artistName} accepted: ${longDate(invitation.eventDate)}`,
  content: {
    heading: `${invitation.artistName} will play`,
    paragraphs: [
      `${invitation.artistName} accepted “${invitation.eventName}” on ${when(invitation)}. The event is on the calendar.`,
      ...words(invitation.responseMessage),
    ],
    action: { label: 'See the event', url: eventUrl },
  },
  attachments,
});

/** Tells the admin who invited that the artist does not come. */
export const declinedMail = (
  admin: AdminTo,
  invitation: InvitationFacts & { artistName: string; responseMessage: string | null },
  invitationsUrl: string,
): NewMail => ({
  ...mailTo({ userId: admin.id, email: admin.email }, 'invitations.declined'),
  subject: `${invitation.artistName} declined: ${longDate(invitation.eventDate)}`,
  content: {
    heading: `${invitation.artistName} cannot play`,
    paragraphs: [
      `${invitation.artistName} declined “${invitation.eventName}” on ${when(invitation)}.`,
      ...words(invitation.responseMessage),
    ],
    action: { label: 'Invite somebody else', url: invitationsUrl },
  },
});
