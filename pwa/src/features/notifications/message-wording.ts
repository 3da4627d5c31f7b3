import type { MessageChannel, MessageStatus, MessageTopic } from '#contract/message-topics';

/** How messages leave the venue, in a manager's words. */
export const CHANNEL_WORDS: Record<MessageChannel, string> = { email: 'Email', sms: 'Text message' };

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
};

/** Topics as their readers see them: a name, and what belongs to it. */
export const TOPIC_WORDS: Record<MessageTopic, { label: string; hint: string }> = {
  invitations: { label: 'Invitations', hint: 'The venue asks an artist to play, or takes it back.' },
  bookings: { label: 'Bookings', hint: 'Proposals, requests and tables, and what became of them.' },
  reminders: { label: 'Reminders', hint: 'A date or an answer is coming up.' },
  news: { label: 'News', hint: 'What is on at the venue.' },
};

/** 'bookings.request-received' → 'Bookings: request received' */
export const kindLine = (kind: string): string => {
  const [area = '', what = ''] = kind.split('.');
  const words = `${area}: ${what}`.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
