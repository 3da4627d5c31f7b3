import { addDays } from '#contract/calendar-date.js';
import { INVITATION_DAYS } from '#contract/invitations.js';
import type { InvitationEntity } from '#src/modules/invitations/entities/invitation.entity.js';
import { showOf } from './plan-bookings.js';
import { type EventRow } from './plan-events.js';
import { ADMIN_ID } from './plan-people.js';
import { instantAt } from './venue-days.js';

const CODY = 2;

/** What differs from one invitation to the next; days are counted from today. */
interface Sketch extends Pick<
  InvitationEntity,
  'artistId' | 'status' | 'eventDate' | 'eventName' | 'eventType'
> {
  sentDaysAgo: number;
  answer?: { daysAgo: number; message: string };
  eventTime?: string;
  eventId?: number;
}

/** One invitation in every state, two that wait. The accepted one is on the calendar. */
export const planInvitations = (today: string, coming: readonly EventRow[]) => {
  const agreed = showOf(coming, CODY);
  const ahead = (days: number) => addDays(today, days);
  const sketches: Sketch[] = [
    {
      artistId: 3,
      status: 'pending',
      eventDate: ahead(24),
      eventName: 'Barn Dance Benefit',
      eventType: 'bluegrass',
      sentDaysAgo: 2,
    },
    {
      artistId: 1,
      status: 'pending',
      eventDate: ahead(31),
      eventName: 'Toy Drive Hoedown',
      eventType: 'country',
      sentDaysAgo: 1,
    },
    {
      artistId: CODY,
      status: 'accepted',
      eventDate: agreed?.date ?? ahead(1),
      eventTime: agreed?.time ?? '20:00',
      eventId: agreed?.id,
      eventName: 'Cody & the Coyotes',
      eventType: 'country',
      sentDaysAgo: 20,
      answer: { daysAgo: 18, message: 'Wild horses could not keep us away. Well, they could slow us down.' },
    },
    {
      artistId: 4,
      status: 'declined',
      eventDate: ahead(10),
      eventName: 'Rhinestone Revue',
      eventType: 'pop',
      sentDaysAgo: 15,
      answer: { daysAgo: 13, message: 'Booked on a cruise that week, sorry. Ask me for spring!' },
    },
    {
      artistId: 6,
      status: 'expired',
      eventDate: ahead(5),
      eventName: 'Blues Brunch',
      eventType: 'blues',
      sentDaysAgo: 19,
    },
    {
      artistId: 7,
      status: 'cancelled',
      eventDate: ahead(17),
      eventName: 'Swing Under the Stars',
      eventType: 'jazz',
      sentDaysAgo: 12,
    },
  ];
  return sketches.map((sketch) => invitation(today, sketch));
};

const invitation = (
  today: string,
  { sentDaysAgo, answer, eventTime = '20:00', eventId, ...given }: Sketch,
) => {
  const createdAt = instantAt(addDays(today, -sentDaysAgo), '09:30');
  const respondedAt = answer ? instantAt(addDays(today, -answer.daysAgo), '18:15') : null;
  return {
    ...given,
    adminId: ADMIN_ID,
    eventTime,
    description: 'Two forty-five minute sets with a break. House sound and lights, dinner included.',
    budget: '$800',
    duration: '3 hours',
    invitationMessage: 'We have a gap in the calendar and your name on our lips. Would you play it?',
    responseMessage: answer?.message ?? null,
    emailSent: false,
    smsSent: false,
    expiresAt: instantAt(addDays(today, INVITATION_DAYS - sentDaysAgo), '09:30'),
    respondedAt,
    eventId: eventId ?? null,
    createdAt,
    updatedAt: respondedAt ?? createdAt,
  };
};
