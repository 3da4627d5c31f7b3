import { answerableUntil } from '#contract/invitations.js';
import { wallClockAt } from '#contract/rules/clock.js';
import { longDateTime } from '#contract/rules/texts.js';

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

export const when = ({ eventDate, eventTime }: InvitationFacts): string =>
  longDateTime({ date: eventDate, time: eventTime });

/** The last moment to answer, by the venue's clock. */
export const answerBy = (invitation: InvitationFacts, timeZone: string): string =>
  longDateTime(wallClockAt(answerableUntil(invitation, timeZone), timeZone));
