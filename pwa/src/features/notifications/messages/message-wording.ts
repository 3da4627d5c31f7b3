import type { MessageChannel, MessageStatus } from '#contract/messages';
import type { MessageTopic } from '#contract/message-topics';
import type { MessageKind } from '#contract/rules/message-kinds';

/** How messages leave the venue, in a manager's words. */
export const CHANNEL_WORDS: Record<MessageChannel, string> = {
  email: 'Email',
  sms: 'Text message',
  push: 'Notification',
};

export const STATUS_WORDS: Record<MessageStatus, string> = {
  sent: 'Sent',
  queued: 'Waiting',
  failed: 'Failed',
  'not-sent': 'Not sent',
};

/** What is shown while a channel has no provider, and what sets one up (`.env.example`). */
export const MISSING_PROVIDER: Record<MessageChannel, string> = {
  email: 'No mail server is set up (SMTP_URL), so emails are kept here and not sent.',
  sms: 'No text message provider is set up (Twilio), so text messages are kept here and not sent.',
  push: 'Notifications cannot be sent.',
};

/** Topics as their readers see them: a name, and what belongs to it. */
export const TOPIC_WORDS: Record<MessageTopic, { label: string; hint: string }> = {
  shows: {
    label: 'Shows',
    hint: 'On the day of a show that you have a table for or want to be reminded of, or that it is off.',
  },
  artists: { label: 'Artists', hint: 'New shows of artists you follow.' },
  invitations: { label: 'Invitations', hint: 'The venue asks an artist to play, or takes it back.' },
  bookings: { label: 'Bookings', hint: 'Proposals and requests, and what became of them.' },
  reminders: {
    label: 'Reminders',
    hint: 'Your shows, a week and a day ahead, and what still waits for your answer.',
  },
  texts: { label: 'Text requests', hint: 'Somebody asks for a show by text message.' },
  photos: { label: 'Photos to verify', hint: 'Check-ins wait for a look, told of together.' },
  failures: { label: 'Messages', hint: 'An email or text message could not be sent.' },
};

/** What each message is for, in a manager's words. */
const KIND_WORDS: Record<MessageKind, string> = {
  'auth.password-reset': 'Account: link for a new password',
  'auth.email-verification': 'Account: link to confirm an email',
  'auth.email-changed': 'Account: email changed',
  'auth.password-changed': 'Account: password changed',
  'rights.erasure': 'Account: asked to be forgotten',
  'artists.profile-approved': 'Artist: profile approved',
  'artists.approval-withdrawn': 'Artist: approval withdrawn',
  'invitations.invited': 'Invitation to play',
  'invitations.reminder': 'Invitation: reminder to answer',
  'invitations.cancelled': 'Invitation: cancelled',
  'invitations.slot-taken': 'Invitation: the night is taken',
  'invitations.agreed': 'Invitation: confirmed to the artist',
  'invitations.accepted': 'Invitation: the artist accepted',
  'invitations.declined': 'Invitation: the artist declined',
  'bookings.proposed': 'Booking: proposed to the artist',
  'bookings.proposal-waits': 'Booking: reminder to answer',
  'bookings.accepted': 'Booking: the artist accepted',
  'bookings.declined': 'Booking: the artist declined',
  'bookings.confirmed': 'Booking: confirmed to the artist',
  'bookings.withdrawn': 'Booking: proposal withdrawn',
  'bookings.request-received': 'Booking request: received',
  'bookings.request-approved': 'Booking request: approved',
  'bookings.request-rejected': 'Booking request: rejected',
  'bookings.requested': 'Booking request: told to the artist',
  'bookings.artist-request-approved': 'Booking request: approval told to the artist',
  'bookings.artist-request-rejected': 'Booking request: rejection told to the artist',
  'bookings.table-pending': 'Table: request received',
  'bookings.table-confirmed': 'Table: confirmed',
  'bookings.table-declined': 'Table: declined',
  'bookings.table-cancelled': 'Table: cancelled',
  'bookings.table-today': 'Table: reminder on the day',
  'bookings.show-scheduled': 'Table: the show is back on',
  'bookings.show-postponed': 'Table: the show is postponed',
  'bookings.show-moved': 'Table: the show has a new time',
  'bookings.show-cancelled': 'Table: the show is cancelled',
  'check-in.rejected': 'Check-in: does not count',
  'check-in.approved': 'Check-in: counts after all',
  'reminders.show-today': 'Reminder: a show today',
  'reminders.show-off': 'Reminder: the show is off',
  'reminders.playing': 'Reminder: an artist’s own show',
  'reminders.new-shows': 'Artist: new shows told to a follower',
  'sms.waiting': 'Staff: text requests wait',
  'check-in.waiting': 'Staff: photos wait',
  'notifications.failed': 'Staff: messages failed',
  'sms.on-calendar': 'Text request: on the calendar',
};

const wordsOf: Partial<Record<string, string>> = KIND_WORDS;

/** What a message is for; one kept by an older version may be of a kind that is gone. */
export const kindLine = (kind: string): string => wordsOf[kind] ?? 'Other message';
