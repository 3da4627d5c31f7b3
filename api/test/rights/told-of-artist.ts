import { Database } from '#src/database/database.js';
import { answerMail } from '#src/modules/bookings/artist/artist-booking-mails.js';
import { acceptedMail, declinedMail } from '#src/modules/invitations/messages/invitation-mails.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import { newShowsNotice } from '#src/modules/reminders/artists/new-shows-notice.js';
import { onCalendarText } from '#src/modules/sms/events/sms-event-text.js';
import type { TestAccount, TestApp } from '#test/test-app.js';

interface NamedArtist {
  id: number;
  name: string;
}

const VENUE_URL = 'https://venue.example';
const SHOW = { id: 1, name: 'Friday Night', date: '2099-01-16', time: '20:00' };

/** Puts every message to others that names an artist into the outbox, as the product words it. */
export const tellOfArtist = async (
  venue: TestApp,
  artist: NamedArtist,
  staff: TestAccount,
): Promise<void> => {
  await askFor(venue, artist.id, staff);
  const { app } = venue;
  const notifications = app.get(NotificationsService);
  await app.get(Database).transaction(async (transaction) => {
    for (const mail of mailsOf(artist, staff)) await notifications.queueMail(transaction, mail);
    const asker = { phoneNumber: '+16155550999', fromForm: false, artistId: artist.id, otherActs: [] };
    const show = { ...SHOW, endTime: null, artistIds: [artist.id], actTimes: {} };
    const text = onCalendarText(asker, { show, artistName: artist.name }, 'Rusty Spur Hall');
    if (text) await notifications.queueSms(transaction, text);
  });
};

/** Somebody asks for the artist twice, which staff approve and reject. */
const askFor = async (venue: TestApp, artistId: number, staff: TestAccount): Promise<void> => {
  for (const status of ['approved', 'rejected']) await request(venue, { artistId, staff, status });
};

interface DecidedRequest {
  artistId: number;
  staff: TestAccount;
  status: string;
  by?: { contactEmail: string; description: string };
}

/** A request for an artist, by Ruby unless told, and what staff decide. */
export const request = async (
  venue: TestApp,
  {
    artistId,
    staff,
    status,
    by = { contactEmail: 'ruby@example.com', description: 'In the barn' },
  }: DecidedRequest,
): Promise<void> => {
  const wish = { eventDate: '2099-06-01', eventTime: '18:00', eventType: 'wedding', eventName: 'A wedding' };
  const { body } = await venue
    .http()
    .post('/api/booking-requests')
    .send({ artistId, ...wish, ...by })
    .expect(201);
  await venue
    .http()
    .put(`/api/booking-requests/${body.id}`)
    .set('Authorization', `Bearer ${staff.sessionId}`)
    .send({ status })
    .expect(200);
};

const mailsOf = ({ id: artistId, name: artistName }: NamedArtist, staff: TestAccount) => {
  const proposal = {
    proposedDate: SHOW.date,
    proposedTime: SHOW.time,
    proposedPayment: null,
    adminNotes: null,
  };
  const invitation = {
    artistName,
    eventName: SHOW.name,
    eventDate: SHOW.date,
    eventTime: SHOW.time,
    duration: null,
    budget: null,
    description: null,
    invitationMessage: null,
    expiresAt: new Date('2099-01-01T00:00:00Z'),
    responseMessage: `Cheers, ${artistName}`,
  };
  const answered = { booking: proposal, artistNotes: `Cheers, ${artistName}`, bookingsUrl: VENUE_URL };
  const announcement = { artistId, artistName, announcedAt: new Date(), timeZone: 'America/Chicago' };
  const follower = { userId: null, email: 'loretta@example.com' };
  return [
    answerMail(staff, artistName, { ...answered, status: 'accepted' }),
    answerMail(staff, artistName, { ...answered, status: 'declined' }),
    acceptedMail(staff, invitation, { eventUrl: VENUE_URL, attachments: [] }),
    declinedMail(staff, invitation, VENUE_URL),
    newShowsNotice([SHOW], { ...announcement, url: VENUE_URL, page: '/' }).mail(follower),
  ];
};
