import { createHash } from 'node:crypto';
import type { PushContent } from '#contract/messages.js';
import { STAFF_TOPICS } from '#contract/message-topics.js';
import type { TakenMessage } from '#src/modules/notifications/messages.repository.js';

type SentMessage = Pick<TakenMessage, 'id' | 'cause' | 'subject' | 'text' | 'page' | 'topic' | 'waiting'>;

/**
 * By what push services and devices know that one message stands in another's place: those of one cause, and each copy of one
 * message. 32 letters are the most of RFC 8030 §5.4.
 */
export const pushTag = ({ id, cause }: Pick<SentMessage, 'id' | 'cause'>): string =>
  createHash('sha256')
    .update(cause ?? `message:${id}`)
    .digest('base64url')
    .slice(0, 32);

/** What the browser's service worker gets. */
export const pushContent = (message: SentMessage): PushContent => {
  const { id, subject, text, page, waiting } = message;
  const topic = STAFF_TOPICS.find((one) => one === message.topic);
  return {
    id,
    title: subject,
    text,
    page: page ?? '/',
    tag: pushTag(message),
    ...(topic && waiting !== null && { waiting: { topic, count: waiting } }),
  };
};
