import { MESSAGE_CHANNELS, type MessageChannel } from '#contract/messages.js';
import { MESSAGE_TOPICS, type MessageTopic } from '#contract/message-topics.js';
import type { UserType } from '#contract/users.js';

interface KindOfMessage {
  channels: readonly MessageChannel[];
  /** What its readers may refuse, and whose account has the switch; left out for what always goes. */
  topic?: MessageTopic;
  /** The same of its push messages, where its mail always goes. */
  pushTopic?: MessageTopic;
  readers?: readonly UserType[];
  /** What opens from its push message, where each has no page of its own. */
  page?: string;
}

const MAIL = { channels: ['email'] } as const;
const MAIL_OR_PUSH = { channels: ['email', 'push'] } as const;
const PUSH = { channels: ['push'] } as const;
const TO_ARTIST = { readers: ['artist'] } as const;
const TO_ADMIN = { readers: ['admin'] } as const;
const TO_EVERYBODY = { readers: ['user', 'artist', 'admin'] } as const;
const IN_ARTISTS_DATES = { ...TO_ARTIST, page: '/account/dates' } as const;
const IN_ARTISTS_BOOKINGS = { ...TO_ARTIST, page: '/account/bookings' } as const;
const IN_INVITE_TAB = { ...TO_ADMIN, page: '/admin/invitations' } as const;
const IN_BOOKINGS_TAB = { ...TO_ADMIN, page: '/admin/bookings' } as const;

/**
 * Every message the venue sends. Those of an account's security have no topic, and neither has the one answer to what
 * somebody asked.
 */
export const MESSAGE_KINDS = {
  'auth.password-reset': MAIL,
  'auth.email-verification': MAIL,
  'auth.email-changed': MAIL,
  'auth.password-changed': MAIL,
  'rights.erasure': MAIL,
  'artists.profile-approved': MAIL,
  'artists.approval-withdrawn': MAIL,
  'invitations.invited': { channels: ['email', 'sms', 'push'], topic: 'invitations', ...IN_ARTISTS_BOOKINGS },
  'invitations.reminder': { channels: ['email', 'sms', 'push'], topic: 'reminders', ...IN_ARTISTS_BOOKINGS },
  'invitations.cancelled': { ...MAIL_OR_PUSH, topic: 'invitations', ...IN_ARTISTS_BOOKINGS },
  'invitations.slot-taken': { ...MAIL_OR_PUSH, topic: 'invitations', ...IN_ARTISTS_BOOKINGS },
  'invitations.agreed': { ...MAIL_OR_PUSH, pushTopic: 'invitations', ...IN_ARTISTS_BOOKINGS },
  'invitations.accepted': { ...MAIL_OR_PUSH, topic: 'invitations', ...IN_INVITE_TAB },
  'invitations.declined': { ...MAIL_OR_PUSH, topic: 'invitations', ...IN_INVITE_TAB },
  'bookings.proposed': { ...MAIL_OR_PUSH, topic: 'bookings', ...IN_ARTISTS_BOOKINGS },
  'bookings.proposal-waits': { ...MAIL_OR_PUSH, topic: 'reminders', ...IN_ARTISTS_BOOKINGS },
  'bookings.accepted': { ...MAIL_OR_PUSH, topic: 'bookings', ...IN_BOOKINGS_TAB },
  'bookings.declined': { ...MAIL_OR_PUSH, topic: 'bookings', ...IN_BOOKINGS_TAB },
  'bookings.confirmed': { ...MAIL_OR_PUSH, pushTopic: 'bookings', ...IN_ARTISTS_BOOKINGS },
  'bookings.withdrawn': { ...MAIL_OR_PUSH, pushTopic: 'bookings', ...IN_ARTISTS_BOOKINGS },
  'bookings.request-received': MAIL,
  'bookings.request-approved': MAIL,
  'bookings.request-rejected': MAIL,
  'bookings.requested': { ...MAIL_OR_PUSH, topic: 'bookings', ...IN_ARTISTS_BOOKINGS },
  'bookings.artist-request-approved': { ...MAIL_OR_PUSH, topic: 'bookings', ...IN_ARTISTS_BOOKINGS },
  'bookings.artist-request-rejected': { ...MAIL_OR_PUSH, topic: 'bookings', ...IN_ARTISTS_BOOKINGS },
  'bookings.table-pending': MAIL,
  'bookings.table-confirmed': MAIL,
  'bookings.table-declined': MAIL,
  'bookings.table-cancelled': MAIL,
  'bookings.table-today': { ...MAIL, topic: 'shows', ...TO_EVERYBODY },
  'bookings.show-scheduled': MAIL,
  'bookings.show-postponed': MAIL,
  'bookings.show-cancelled': MAIL,
  'bookings.show-moved': MAIL,
  'check-in.rejected': MAIL,
  'check-in.approved': MAIL,
  'reminders.show-today': { ...MAIL_OR_PUSH, topic: 'shows', ...TO_EVERYBODY },
  'reminders.show-off': { ...MAIL_OR_PUSH, topic: 'shows', ...TO_EVERYBODY },
  'reminders.playing': { channels: ['email', 'sms', 'push'], topic: 'reminders', ...IN_ARTISTS_DATES },
  'reminders.new-shows': { ...MAIL_OR_PUSH, topic: 'artists', ...TO_EVERYBODY },
  'sms.on-calendar': { channels: ['sms'] },
  'sms.waiting': { ...PUSH, topic: 'texts', ...TO_ADMIN, page: '/admin/sms' },
  'check-in.waiting': { ...PUSH, topic: 'photos', ...TO_ADMIN, page: '/admin/photos' },
  'notifications.failed': { ...PUSH, topic: 'failures', ...TO_ADMIN, page: '/admin/messages' },
} as const satisfies Record<string, KindOfMessage>;

type Kinds = typeof MESSAGE_KINDS;

/** `area.what-happened`: a kind of message that goes by this channel. */
export type MessageKind<Channel extends MessageChannel = MessageChannel> = {
  [Kind in keyof Kinds]: Channel & Kinds[Kind]['channels'][number] extends never ? never : Kind;
}[keyof Kinds];

const kinds: readonly KindOfMessage[] = Object.values(MESSAGE_KINDS);

/** What a message of this kind is about by this channel, if its reader may do without. */
export const topicOf = (kind: MessageKind, channel: MessageChannel): MessageTopic | undefined =>
  topicBy(MESSAGE_KINDS[kind], channel);

const topicBy = ({ topic, pushTopic }: KindOfMessage, channel: MessageChannel): MessageTopic | undefined =>
  channel === 'push' ? (pushTopic ?? topic) : topic;

/** Whether messages of this kind go as push messages, too. */
export const isPushed = (kind: MessageKind): kind is MessageKind<'push'> => {
  const { channels }: KindOfMessage = MESSAGE_KINDS[kind];
  return channels.includes('push');
};

/** What opens from a push message of this kind; undefined where each has a page of its own. */
export const pushPageOf = (kind: MessageKind<'push'>): string | undefined => {
  const { page }: KindOfMessage = MESSAGE_KINDS[kind];
  return page;
};

/** A topic, and the channels by which messages about it go to such an account. */
export interface MessageSwitches {
  topic: MessageTopic;
  channels: readonly MessageChannel[];
}

/** The switches that a message obeys, for this kind of account. */
export const messageSwitchesOf = (userType: UserType): MessageSwitches[] =>
  MESSAGE_TOPICS.map((topic) => {
    const theirs = kinds.filter((kind) => kind.readers?.includes(userType));
    const channels = MESSAGE_CHANNELS.filter((channel) =>
      theirs.some((kind) => kind.channels.includes(channel) && topicBy(kind, channel) === topic),
    );
    return { topic, channels };
  }).filter(({ channels }) => channels.length > 0);
