import {
  MESSAGE_CHANNELS,
  MESSAGE_TOPICS,
  type MessageChannel,
  type MessageTopic,
} from '#contract/messages.js';
import type { UserType } from '#contract/users.js';

interface KindOfMessage {
  channels: readonly MessageChannel[];
  /** What its readers may refuse, and whose account has the switch; left out for what always goes. */
  topic?: MessageTopic;
  readers?: readonly UserType[];
}

const MAIL = { channels: ['email'] } as const;
const TO_ARTIST = { readers: ['artist'] } as const;
const TO_ADMIN = { readers: ['admin'] } as const;

/**
 * Every message the venue sends. Those of an account's security have no topic, and neither has the one answer to what
 * somebody asked.
 */
export const MESSAGE_KINDS = {
  'auth.password-reset': MAIL,
  'auth.email-verification': MAIL,
  'auth.email-changed': MAIL,
  'auth.password-changed': MAIL,
  'artists.profile-approved': MAIL,
  'artists.approval-withdrawn': MAIL,
  'invitations.invited': { channels: ['email', 'sms'], topic: 'invitations', ...TO_ARTIST },
  'invitations.reminder': { channels: ['email', 'sms'], topic: 'reminders', ...TO_ARTIST },
  'invitations.cancelled': { ...MAIL, topic: 'invitations', ...TO_ARTIST },
  'invitations.slot-taken': { ...MAIL, topic: 'invitations', ...TO_ARTIST },
  'invitations.agreed': MAIL,
  'invitations.accepted': { ...MAIL, topic: 'invitations', ...TO_ADMIN },
  'invitations.declined': { ...MAIL, topic: 'invitations', ...TO_ADMIN },
  'bookings.proposed': { ...MAIL, topic: 'bookings', ...TO_ARTIST },
  'bookings.accepted': { ...MAIL, topic: 'bookings', ...TO_ADMIN },
  'bookings.declined': { ...MAIL, topic: 'bookings', ...TO_ADMIN },
  'bookings.confirmed': MAIL,
  'bookings.request-received': MAIL,
  'bookings.request-approved': MAIL,
  'bookings.request-rejected': MAIL,
  'bookings.requested': { ...MAIL, topic: 'bookings', ...TO_ARTIST },
  'bookings.artist-request-approved': { ...MAIL, topic: 'bookings', ...TO_ARTIST },
  'bookings.artist-request-rejected': { ...MAIL, topic: 'bookings', ...TO_ARTIST },
  'bookings.table-pending': MAIL,
  'bookings.table-confirmed': MAIL,
  'bookings.table-declined': MAIL,
  'bookings.table-cancelled': MAIL,
  'bookings.show-scheduled': MAIL,
  'bookings.show-postponed': MAIL,
  'bookings.show-cancelled': MAIL,
  'check-in.rejected': MAIL,
  'check-in.approved': MAIL,
  'sms.on-calendar': { channels: ['sms'] },
} as const satisfies Record<string, KindOfMessage>;

type Kinds = typeof MESSAGE_KINDS;

/** `area.what-happened`: a kind of message that goes by this channel. */
export type MessageKind<Channel extends MessageChannel = MessageChannel> = {
  [Kind in keyof Kinds]: Channel & Kinds[Kind]['channels'][number] extends never ? never : Kind;
}[keyof Kinds];

const kinds: readonly KindOfMessage[] = Object.values(MESSAGE_KINDS);

/** What a message of this kind is about, if its reader may do without. */
export const topicOf = (kind: MessageKind): MessageTopic | undefined => {
  const { topic }: KindOfMessage = MESSAGE_KINDS[kind];
  return topic;
};

/** A topic, and the channels by which messages about it go to such an account. */
export interface MessageSwitches {
  topic: MessageTopic;
  channels: readonly MessageChannel[];
}

/** The switches that a message obeys, for this kind of account. */
export const messageSwitchesOf = (userType: UserType): MessageSwitches[] =>
  MESSAGE_TOPICS.map((topic) => {
    const theirs = kinds.filter((kind) => kind.topic === topic && kind.readers?.includes(userType));
    const channels = MESSAGE_CHANNELS.filter((channel) =>
      theirs.some((kind) => kind.channels.includes(channel)),
    );
    return { topic, channels };
  }).filter(({ channels }) => channels.length > 0);
