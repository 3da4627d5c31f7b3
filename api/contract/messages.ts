import type { StaffTopic } from './message-topics.js';

/** How messages leave the venue. */
export const MESSAGE_CHANNELS = ['email', 'sms', 'push'] as const;

export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/**
 * How an account would be told of what it asked for: by push message, else by mail. Nothing comes to an address that is not proved, or
 * where mails about it are refused.
 */
export const NOTICE_WAYS = ['push', 'email', 'unproved', 'refused'] as const;

export type NoticeWay = (typeof NOTICE_WAYS)[number];

/** What the service worker gets of a push message (RFC 8030), as JSON. */
export interface PushContent {
  /** The message's id: a second copy of it is shown without a sound. */
  id: number;
  title: string;
  text: string;
  /** The address within the app that a press opens. */
  page: string;
  /** A later one with the same tag stands in its place. */
  tag: string;
  /** How much waits for staff now, of this topic. */
  waiting?: { topic: StaffTopic; count: number };
}

/** Where a message stands: it waits, it went out, the provider refused it, or nobody tried. */
export const MESSAGE_STATUSES = ['queued', 'sent', 'failed', 'not-sent'] as const;

export type MessageStatus = (typeof MESSAGE_STATUSES)[number];
