import { createKnownArtist, textMessage, WEBHOOK, YEAR } from '#test/sms/text-messages.js';
import { createEvent } from '#test/test-app.js';
import { checkInAt } from '#test/venue/check-ins.js';
import { createToldVenue, type ToldVenue } from '#test/connections/told-venue.js';

const TONIGHT = '2099-01-16';

describe('other programs', () => {
  let venue: ToldVenue;

  beforeAll(async () => {
    venue = await createToldVenue();
  });
  beforeEach(() => venue.clear());
  afterAll(() => venue.close());

  it('hear of a show from its announcement to its end, in order, signed', async () => {
    const { secret } = await venue.add();
    const id = await createEvent(venue, { name: 'Barn Dance', date: TONIGHT });
    await venue.asAdmin().patch(`/api/events/${id}`).send({ name: 'Barn Dance II' }).expect(200);
    await venue.asAdmin().patch(`/api/events/${id}`).send({ artistNotes: 'Bring the fiddle' }).expect(200);
    await venue.asAdmin().patch(`/api/events/${id}`).send({ status: 'cancelled' }).expect(200);
    await venue.asAdmin().delete(`/api/events/${id}`).expect(200);
    await venue.send();

    expect(venue.typesOf(secret)).toEqual([
      'show.announced',
      'show.changed',
      'show.cancelled',
      'show.deleted',
    ]);
    const opened = venue.receiver.open(venue.receiver.calls[1], secret);
    expect(opened.data).toEqual({
      id,
      name: 'Barn Dance II',
      type: 'country',
      date: TONIGHT,
      time: '20:00',
      doorsTime: null,
      endTime: null,
      status: 'scheduled',
      artistId: null,
      artistIds: [],
      actTimes: {},
    });
    expect(JSON.stringify(venue.receiver.calls)).not.toContain('fiddle');
  });

  it('hear only what they asked for, and nothing of shows that are over or of changes that are taken back', async () => {
    const { secret } = await venue.add(['show.announced', 'show.changed']);
    await createEvent(venue, { date: '2020-01-17' });
    const id = await createEvent(venue, { date: TONIGHT });
    await venue.sql('DELETE FROM events WHERE id = $1', [id]);
    await venue
      .sql(
        `DO $$ BEGIN
      INSERT INTO events (name, type, date, time) VALUES ('Never', 'rock', '${TONIGHT}', '20:00');
      RAISE EXCEPTION 'thought better of it';
    END $$`,
      )
      .catch(() => undefined);
    await venue.send();
    expect(venue.typesOf(secret)).toEqual(['show.announced']);
  });

  it('hear of a show that is moved into the past, and of nothing of it after that', async () => {
    const id = await createEvent(venue, { date: TONIGHT });
    const { secret } = await venue.add(['show.changed']);
    await venue.sql(`UPDATE events SET date = '2020-01-17' WHERE id = $1`, [id]);
    await venue.sql(`UPDATE events SET name = 'Long ago' WHERE id = $1`, [id]);
    await venue.send();
    expect(venue.receiver.calls.map((call) => venue.receiver.open(call, secret).data['date'])).toEqual([
      '2020-01-17',
    ]);
  });

  it('hear of check-ins and what became of them, without names', async () => {
    const { secret } = await venue.add(['check-in.recorded', 'check-in.undone']);
    const eventId = await createEvent(venue);
    await checkInAt(venue, eventId, { email: 'ruby@example.com' });
    await venue.sql('UPDATE event_attendance SET undone_at = now() WHERE event_id = $1', [eventId]);
    await venue.send();
    expect(venue.typesOf(secret)).toEqual(['check-in.recorded', 'check-in.undone']);
    expect(venue.receiver.open(venue.receiver.calls[0], secret).data).toMatchObject({
      eventId,
      isLate: false,
    });
    expect(JSON.stringify(venue.receiver.calls)).not.toMatch(/ruby/i);
  });

  it("hear of a guest's second check-in when it counts", async () => {
    const { secret } = await venue.add(['check-in.recorded', 'check-in.undone']);
    const eventId = await createEvent(venue);
    await checkInAt(venue, eventId, { email: 'ruby@example.com' });
    await checkInAt(venue, eventId, { email: 'ruby@example.com' });
    await venue.sql(
      'UPDATE event_attendance SET undone_at = now() WHERE event_id = $1 AND NOT is_duplicate',
      [eventId],
    );
    await venue.sql(
      'UPDATE event_attendance SET is_duplicate = false WHERE event_id = $1 AND undone_at IS NULL',
      [eventId],
    );
    await venue.send();
    expect(venue.typesOf(secret).sort()).toEqual([
      'check-in.recorded',
      'check-in.recorded',
      'check-in.undone',
    ]);
  });

  it('hear of answers and of texts that wait', async () => {
    const { secret } = await venue.add(['artist.answered', 'text-request.waiting']);
    const [artist] = await venue.sql<{ id: number }>(
      `INSERT INTO artists (name, genre, email) VALUES ('Patsy', 'country', 'patsy@example.com') RETURNING id`,
    );
    await venue.sql(
      `INSERT INTO artist_invitations (artist_id, event_date, event_time, event_type, event_name)
       VALUES ($1, $2, '20:00', 'rock', 'Barn Dance')`,
      [artist?.id, TONIGHT],
    );
    await venue.sql(`UPDATE artist_invitations SET status = 'accepted'`);
    await venue.sql(`INSERT INTO artist_bookings (artist_id, proposed_date) VALUES ($1, $2)`, [
      artist?.id,
      TONIGHT,
    ]);
    await venue.sql(`UPDATE artist_bookings SET status = 'declined'`);
    await venue.sql(
      `INSERT INTO sms_event_requests (phone_number, message_text, extracted_date) VALUES ('+16155550123', 'Secret', $1)`,
      [TONIGHT],
    );
    await venue.send();
    // What was not understood waits once more is said of it.
    await venue.sql(`UPDATE sms_event_requests SET status = 'failed'`);
    await venue.sql(`UPDATE sms_event_requests SET status = 'pending'`);
    await venue.send();
    const waits = 'text-request.waiting';
    expect(venue.typesOf(secret)).toEqual(['artist.answered', 'artist.answered', waits, waits]);
    expect(venue.receiver.calls.map((call) => venue.receiver.open(call, secret).data)).toMatchObject([
      { about: 'invitation', artistId: artist?.id, answer: 'accepted' },
      { about: 'proposal', artistId: artist?.id, answer: 'declined' },
      { date: TONIGHT },
      { date: TONIGHT },
    ]);
    expect(JSON.stringify(venue.receiver.calls)).not.toMatch(/Secret|6155550123/);
  });

  it('hear that a sender wants a show on the calendar otherwise', async () => {
    const { secret } = await venue.add(['text-request.waiting']);
    const artistId = await createKnownArtist(venue, 'The Rattlers');
    const say = (body: string) => venue.http().post(WEBHOOK).type('form').send(textMessage(body)).expect(200);
    await say(`The Rattlers nov 27 ${YEAR} 8pm`);
    await venue.sql(
      `UPDATE sms_event_requests SET status = 'processed', event_id = $1 WHERE artist_id = $2`,
      [await createEvent(venue, { date: `${YEAR}-11-27` }), artistId],
    );
    await say('make it 9');
    await venue.send();
    expect(venue.typesOf(secret)).toEqual(['text-request.waiting', 'text-request.waiting']);
    const asked = await venue.sql<{ id: number }>(`SELECT id FROM sms_event_requests WHERE kind = 'change'`);
    expect(venue.receiver.open(venue.receiver.calls[1], secret).data).toMatchObject({
      id: asked[0]?.id,
      date: null,
    });
  });
});
