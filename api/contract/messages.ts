/** What messages are about that their reader may do without (`rules/message-kinds.ts`). */
export const MESSAGE_TOPICS = ['invitations', 'bookings', 'reminders'] as const;

export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

/** How messages leave the venue. */
export const MESSAGE_CHANNELS = ['email', 'sms'] as const;

export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** Where a message stands: it waits, it went out, the provider refused it, or nobody tried. */
export const MESSAGE_STATUSES = ['queued', 'sent', 'failed', 'not-sent'] as const;

export type MessageStatus = (typeof MESSAGE_STATUSES)[number];
