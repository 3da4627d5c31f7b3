import { longDate } from '#contract/rules/texts.js';
import { type MailReader, mailTo, type NewMail } from '#src/modules/notifications/notifications.service.js';

interface VerdictFor extends MailReader {
  /** Of the check-in. */
  id: number;
  event: { name: string; date: string };
  eventUrl: string;
}

/*
 * Neither repeats a name that was typed: anybody may check in with anybody's address. Neither has a topic to refuse: both
 * are about points of theirs, and the first is followed by the second at most.
 */

const CLOSING = 'You did not check in? Then somebody mistyped an address; there is nothing to do.';

const nightOf = ({ event }: VerdictFor): string => `${event.name}\n${longDate(event.date)}`;

/** Names the mails on one check-in: a new one replaces the one that waits. */
export const verdictCause = (id: number): string => `check-in:${id}`;

/**
 * Tells a guest that their check-in does not count, and why.
 * @param points taken back; 0 when there were none
 */
export const rejectedMail = (
  verdict: VerdictFor,
  { reason, points }: { reason: string; points: number },
): NewMail => ({
  ...mailTo(verdict, 'check-in.rejected'),
  cause: verdictCause(verdict.id),
  subject: `About your check-in: ${verdict.event.name}`,
  content: {
    heading: 'We could not count your check-in',
    paragraphs: [
      nightOf(verdict),
      `Thank you for coming by. We look at every check-in photo, and with yours there was a difficulty: ${withStop(reason)}`,
      points > 0
        ? `So the ${points} points for this show were taken back for now.`
        : 'So there are no points for this show for now.',
      'If you were there, just talk to us at the bar or write to us. We are happy to look again.',
    ],
    action: { label: 'See the show', url: verdict.eventUrl },
    closing: CLOSING,
  },
});

/**
 * Tells a guest that a check-in counts which was late, or was rejected before.
 * @param wasRejected they were told otherwise
 */
export const countsMail = (verdict: VerdictFor, { wasRejected }: { wasRejected: boolean }): NewMail => ({
  ...mailTo(verdict, 'check-in.approved'),
  cause: verdictCause(verdict.id),
  subject: `Your check-in counts: ${verdict.event.name}`,
  content: {
    heading: wasRejected ? 'Your check-in counts after all' : 'Your check-in counts',
    paragraphs: [
      nightOf(verdict),
      wasRejected
        ? 'We looked at your check-in again, and it counts. Your points for this show are yours. Sorry for the trouble!'
        : 'We looked at your check-in, and it counts. Your points for this show are yours. Thank you for coming by!',
    ],
    action: { label: 'See the show', url: verdict.eventUrl },
    closing: CLOSING,
  },
});

const withStop = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);
