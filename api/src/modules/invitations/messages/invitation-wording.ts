import { answerableUntil } from '#contract/invitations.js';
import { twelveHourTime, wallClockAt } from '#contract/rules/clock.js';
import { longDate } from '#contract/rules/texts.js';

export interface InvitationFacts {
  eventName: string;
  eventDate: string;
  eventTime: string;
  duration: string | null;
  budget: string | null;
  description: string | null;
  invitationMessage: string | null;
  expiresAt: Date;
}

/** Where the artist answers, and the clock that its end is given by. */
export interface AnswerLink {
  url: string;
  timeZone: string;
}

/** Friday, November 20, 2026 at 8:00 PM */
export const when = ({ eventDate, eventTime }: InvitationFacts): string =>
  `${longDate(eventDate)} at ${twelveHourTime(eventTime)}`;

/** The last moment to answer, by the venue's clock. */
export const answerBy = (invitation: InvitationFacts, timeZone: string): string => {
  const { date, time } = wallClockAt(answerableUntil(invitation, timeZone), timeZone);
  return `${longDate(date)} at ${twelveHourTime(time)}`;
};
