import { DAY_MS } from '#contract/calendar-date';
import { counted } from '#shared/lib/counted';
import type { InvitationStatus } from '#contract/invitations';
import { twelveHourTime } from '#contract/rules/clock';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import type { ToastMessage } from '#shared/ui/feedback/toast-store';

export const INVITATION_STATUS_NAMES: Record<InvitationStatus, string> = {
  pending: 'Waiting for an answer',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  cancelled: 'Cancelled',
};

/** Where an invitation is sent from; each has its own words (spec §8). */
export type InvitePlace = 'calendar' | 'admin';

/** Spec §8's defaults for an invitation that was not sent. */
export const SEND_FAILED: Record<InvitePlace, string> = {
  calendar: 'Failed to send invitation.',
  admin: 'Failed to send invitation. Please try again.',
};

/** Spec §8's toasts for one that was. */
export const SENT: Record<InvitePlace, ToastMessage> = {
  calendar: { title: 'Invitation Sent!', description: 'The artist will get an e-mail or SMS.' },
  admin: { title: 'Invitation Sent', description: 'The artist will get an e-mail or SMS.' },
};

/** Friday, November 20, 2026 at 8:00 PM (spec §9). */
export const whenLine = ({ eventDate, eventTime }: { eventDate: string; eventTime: string }): string =>
  `${formatLongDate(eventDate)} at ${twelveHourTime(eventTime)}`;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long an invitation can still be answered: whole days, then hours, then minutes, never more than there is. */
export const timeLeft = (end: Date, now: Date): string => {
  const left = end.getTime() - now.getTime();
  if (left >= DAY_MS) return `${counted(Math.floor(left / DAY_MS), 'day')} left to answer`;
  if (left >= HOUR_MS) return `${counted(Math.floor(left / HOUR_MS), 'hour')} left to answer`;
  return left >= MINUTE_MS
    ? `${counted(Math.floor(left / MINUTE_MS), 'minute')} left to answer`
    : 'Expires any moment';
};

/** Said of a venue that can send neither e-mails nor text messages. */
const NO_PROVIDER = 'No mail server is set up';

/** The toast for an invitation that was sent; it promises nothing where there is nobody to send by. */
export const sentWords = (place: InvitePlace, { canSend }: { canSend: boolean }): ToastMessage =>
  canSend
    ? SENT[place]
    : { ...SENT[place], description: `${NO_PROVIDER}: the artist will find it in their account.` };

interface Reach {
  emailSent: boolean;
  smsSent: boolean;
  /** Whether the venue has somebody to send by. */
  canSend: boolean;
}

/** How the invitation reached the artist, as far as the providers have said. */
export const reachedBy = ({ emailSent, smsSent, canSend }: Reach): string => {
  if (emailSent && smsSent) return 'Sent by email and SMS';
  if (emailSent) return 'Sent by email';
  if (smsSent) return 'Sent by SMS';
  return canSend ? 'Not delivered yet' : NO_PROVIDER;
};

/** Read aloud with a day of the invitation calendar. */
export const freeArtistsWords = (count: number): string => `${counted(count, 'artist')} available`;
