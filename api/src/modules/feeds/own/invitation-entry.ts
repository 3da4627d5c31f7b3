import type { CalendarEntry } from '#src/integrations/calendar-file/calendar-entry.js';
import { hostOf, showEntry, type ShowVenue } from '#src/integrations/calendar-file/show-invite.js';
import type { InvitationsService } from '#src/modules/invitations/invitations.service.js';

/** What an artist is asked to play. */
type WaitingInvitation = Awaited<ReturnType<InvitationsService['findWaitingOf']>>[number];

/**
 * A date that is not agreed yet; once it is, the show is an entry of its own and this one goes.
 * @param url where the artist answers
 */
export const invitationEntry = (
  { id, eventName, eventDate, eventTime, endTime, createdAt }: WaitingInvitation,
  venue: ShowVenue,
  url: string,
): CalendarEntry => ({
  ...showEntry({ id, name: eventName, date: eventDate, time: eventTime, endTime, url }, venue, {
    sequence: 0,
    changedAt: createdAt,
  }),
  uid: `invitation-${id}@${hostOf(url)}`,
  status: 'TENTATIVE',
  title: `Invitation: ${eventName}`,
  description: 'You have not answered yet.',
});
