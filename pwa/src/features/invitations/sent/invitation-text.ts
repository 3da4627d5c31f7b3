import { answerableUntil } from '#contract/invitations';
import { twelveHourTime, wallClockAt } from '#contract/rules/clock';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { whenLine } from '#features/invitations/invitation-wording';
import type { Invitation } from '#features/invitations/invitations.queries';

interface AnsweredAt {
  /** Where the artist finds it, signed in: a link that answers in the artist's name is nobody else's to pass on. */
  address: string;
  /** Of the venue. */
  timeZone: string;
}

/** What the e-mail of an invitation says, for staff to pass on where nothing can be sent (design §4 "Delivery"). */
export const invitationText = (invitation: Invitation, { address, timeZone }: AnsweredAt): string => {
  const { artist, eventName, duration, budget, description, invitationMessage } = invitation;
  const end = wallClockAt(answerableUntil(invitation, timeZone), timeZone);
  const terms = [
    `Show: ${eventName}`,
    duration && `Duration: ${duration}`,
    budget && `Budget: ${budget}`,
    description && `About it: ${description}`,
  ];
  return [
    `${artist.name}, we would love to have you on ${whenLine(invitation)}.`,
    terms.filter(Boolean).join('\n'),
    invitationMessage,
    `Please accept or decline by ${formatLongDate(end.date)} at ${twelveHourTime(end.time)}. You find the invitation in your account: ${address}`,
  ]
    .filter(Boolean)
    .join('\n\n');
};
