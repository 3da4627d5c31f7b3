import { randomUUID } from 'node:crypto';
import { createEvent } from '#test/test-app.js';
import { createArtist, createSignedInArtist } from '#test/venue/bookings.js';
import { call, insert, type PrepareCall, type StaffedCalls } from './prepare-call.js';

/** Fields of a show that name what a filled venue does not have, or whose artist has that night already. */
const WITHOUT = { imageUrl: undefined, artistId: undefined, artistIds: undefined, actTimes: undefined };

/** A night that no other call uses. */
let nights = 0;
const ownNight = (): string => `2098-${String(1 + (++nights % 12)).padStart(2, '0')}-11`;

const show = async ({ venue }: StaffedCalls): Promise<number> => createEvent(venue, { date: ownNight() });

const series = (staff: StaffedCalls) =>
  call<{ events: { id: number }[] }>(staff, '/api/events/series', {
    name: `Friday Dance ${randomUUID()}`,
    type: 'country',
    date: '2038-02-26',
    time: '20:00',
    repeat: { frequency: 'weekly', count: 3 },
  });

const firstOfSeries = async (staff: StaffedCalls): Promise<number> =>
  (await series(staff)).events[0]?.id ?? 0;

const acceptedProposal = async (staff: StaffedCalls): Promise<number> =>
  insert(
    staff,
    `artist_bookings (artist_id, proposed_date, proposed_time, status) VALUES ($1, $2, '20:00', 'accepted')`,
    [(await createSignedInArtist(staff.venue)).artistId, ownNight()],
  );

const invitation = async (staff: StaffedCalls): Promise<number> =>
  insert(
    staff,
    `artist_invitations (artist_id, event_date, event_time, event_type, event_name) VALUES ($1, $2, '20:00', 'rock', 'Barn Dance')`,
    [await createArtist(staff.venue), ownNight()],
  );

const textRequest = (staff: StaffedCalls): Promise<number> =>
  insert(staff, `sms_event_requests (phone_number, message_text) VALUES ('+16155550124', 'Barn Dance')`);

const madeOfText = async (staff: StaffedCalls) => {
  const id = await textRequest(staff);
  const event = { name: 'Barn Dance', type: 'country', date: ownNight(), time: '20:00' };
  const { eventId } = await call<{ eventId: number }>(staff, `/api/admin/sms-requests/${id}/event`, event);
  return { id, body: { eventId } };
};

/** Of the calendar, artists, and what becomes a show. */
export const PROGRAMME_CALLS: Partial<Record<string, PrepareCall>> = {
  'PUT /api/venue': () => ({ body: { name: `The ${randomUUID()}`, logoUrl: undefined } }),
  'PUT /api/event-types/:id': async (staff) => ({
    id: await insert(staff, `event_types (name, color) VALUES ($1, '#7A1E22')`, [randomUUID()]),
    body: { name: randomUUID() },
  }),
  'PUT /api/artists/:id/approval': async ({ venue }) => ({
    id: await createArtist(venue, { isApproved: false }),
  }),
  'DELETE /api/artists/:id': async ({ venue }) => ({ id: await createArtist(venue) }),
  'POST /api/artist-invitations': async (staff) => {
    const [artistId, eventDate] = [await createArtist(staff.venue), ownNight()];
    await insert(staff, 'artist_availability (artist_id, date) VALUES ($1, $2)', [artistId, eventDate]);
    return { body: { artistId, eventDate, eventId: undefined } };
  },
  'PUT /api/artist-invitations/:id/cancel': async (staff) => ({ id: await invitation(staff) }),
  'POST /api/events': () => ({ body: { ...WITHOUT, date: ownNight() } }),
  'POST /api/events/series': () => ({ body: { ...WITHOUT, repeat: { frequency: 'weekly', count: 2 } } }),
  'PUT /api/events/:id': async (staff) => ({ id: await show(staff), body: { ...WITHOUT, date: ownNight() } }),
  'PATCH /api/events/:id': async (staff) => ({
    id: await show(staff),
    body: { ...WITHOUT, date: ownNight() },
  }),
  'DELETE /api/events/:id': async (staff) => ({ id: await show(staff) }),
  'POST /api/events/:id/series-changes': async (staff) => ({
    id: await firstOfSeries(staff),
    body: { ...WITHOUT, scope: 'all', time: '21:00' },
  }),
  'POST /api/events/:id/series-deletions': async (staff) => ({ id: await firstOfSeries(staff) }),
  'POST /api/series-changes/:key/undo': async (staff) => {
    const [id, key] = [await firstOfSeries(staff), randomUUID()];
    const change = { scope: 'all', time: '21:00' };
    await call(staff, `/api/events/${id}/series-changes`, change, { key });
    return { id: key };
  },
  'POST /api/artist-bookings': async ({ venue }) => ({
    body: { artistId: (await createSignedInArtist(venue)).artistId },
  }),
  'PUT /api/artist-bookings/:id': async (staff) => ({ id: await acceptedProposal(staff) }),
  'DELETE /api/artist-bookings/:id': async (staff) => ({ id: await acceptedProposal(staff) }),
  'DELETE /api/booking-requests/:id': async (staff) => ({
    id: await insert(
      staff,
      `booking_requests (artist_id, event_date, event_time, event_type, event_name, contact_email)
       VALUES ($1, $2, '20:00', 'rock', 'Barn Dance', 'guest@example.com')`,
      [await createArtist(staff.venue), ownNight()],
    ),
  }),
  'PUT /api/admin/sms-requests/seen': async (staff) => ({ body: { ids: [await textRequest(staff)] } }),
  'POST /api/admin/sms-requests/:id/event': async (staff) => ({
    id: await textRequest(staff),
    body: { ...WITHOUT, date: ownNight() },
  }),
  'POST /api/admin/sms-requests/:id/event/undo': madeOfText,
  'POST /api/admin/sms-requests/:id/decision': async (staff) => ({
    id: await insert(
      staff,
      `sms_event_requests (phone_number, message_text, status, parse) VALUES ('+16155550124', 'Barn Dance', 'failed', $1)`,
      [{ problems: [{ kind: 'unclear' }], suggested: { problems: [], questions: [] } }],
    ),
    body: { wish: 'suggested', readTexts: 1 },
  }),
  'DELETE /api/admin/sms-requests/:id': async (staff) => ({ id: await textRequest(staff) }),
};
