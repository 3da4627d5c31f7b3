import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { DataSource } from 'typeorm';
import * as drawn from '#test/images/drawn-images.js';
import { createAccount, createEvent, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import { until } from '#test/until.js';

/** Members whose balance is not what their ledger says; there is none, ever. */
const UNTRUE_BALANCES = `
  SELECT member.id FROM loyalty_members member LEFT JOIN loyalty_transactions entry ON entry.member_id = member.id
  GROUP BY member.id
  HAVING member.total_points <> coalesce(sum(entry.points), 0)
      OR member.events_attended <> count(entry.id) FILTER (WHERE entry.type = 'attendance')`;

/** Everything the tables below say, as one text: what is not in it is kept nowhere. */
const EVERYTHING = `
  SELECT (SELECT json_agg(m) FROM loyalty_members m)::text || (SELECT json_agg(a) FROM event_attendance a)::text ||
         (SELECT json_agg(p) FROM photo_attendance p)::text || coalesce((SELECT json_agg(f) FROM event_photos f)::text, '') ||
         (SELECT json_agg(t) FROM loyalty_transactions t)::text AS everything`;

describe('deleting a guest’s account', () => {
  let venue: TestApp;
  let admin: TestAccount;
  let guest: TestAccount;
  let eventId: number;

  beforeEach(async () => {
    venue = await createTestApp({ JOBS: 'true' });
    // No badge comes a second after a check-in, between two numbers that are compared here.
    await venue.sql('UPDATE badges SET is_active = 0');
    admin = await createAccount(venue, 'admin');
    guest = await createAccount(venue, 'user', { email: 'loretta@example.com' });
    eventId = await createEvent(venue);
    await venue.sql(
      `INSERT INTO loyalty_members (name, email, phone, user_id) VALUES ($1, $2, '555-0100', $3)`,
      ['Loretta Hayes', guest.email, guest.id],
    );
  });
  afterEach(() => venue.close());

  const upload = async (by: TestAccount | null, share = false): Promise<number> => {
    const call = venue.http().post('/api/event-photos/upload');
    if (by) call.set('Authorization', `Bearer ${by.sessionId}`);
    const { body } = await call
      .field('eventId', String(eventId))
      .field('isVerificationPhoto', 'true')
      .field('shareInGallery', String(share))
      .attach('photo', await drawn.jpegPhoto(), 'loretta-hayes.jpg')
      .expect(201);
    return Number(body.photoId);
  };
  const checkIn = async (
    by: TestAccount | null,
    { name, email, photoId }: { name: string; email?: string; photoId?: number },
  ) => {
    const call = venue.http().post('/api/photo-attendance').set('Idempotency-Key', randomUUID());
    if (by) call.set('Authorization', `Bearer ${by.sessionId}`);
    const photo = photoId ?? (await upload(by));
    await call.send({ eventId, photoId: photo, customerName: name, customerEmail: email }).expect(201);
  };
  const deleteGuest = () =>
    venue
      .http()
      .delete(`/api/admin/users/${guest.id}`)
      .set('Authorization', `Bearer ${admin.sessionId}`)
      .expect(200);
  const everything = async () =>
    (await venue.sql<{ everything: string }>(EVERYTHING)).map((row) => row.everything).join();

  it('keeps counts and points, and no name, address or phone', async () => {
    await checkIn(guest, { name: 'Loretta Hayes', email: guest.email });

    await deleteGuest();

    const [member] = await venue.sql(
      `SELECT name, phone, user_id, total_points, events_attended FROM loyalty_members`,
    );
    expect(member).toEqual({
      name: 'Former member',
      phone: null,
      user_id: null,
      total_points: 50,
      events_attended: 1,
    });
    expect(
      await venue.sql('SELECT customer_name, customer_email, points_awarded FROM event_attendance'),
    ).toEqual([{ customer_name: 'Former guest', customer_email: null, points_awarded: 50 }]);
    expect(await everything()).not.toMatch(/loretta|hayes|555-0100/i);
    expect(await venue.sql(UNTRUE_BALANCES)).toEqual([]);
  });

  it('deletes their faces with all files, shared and unused ones too', async () => {
    await checkIn(guest, { name: 'Loretta', email: guest.email, photoId: await upload(guest, true) });
    await upload(guest);
    await until(async () => (await venue.sql('SELECT id FROM event_photos WHERE sizes_ready')).length === 2);

    await deleteGuest();

    expect(await venue.sql('SELECT id FROM event_photos')).toEqual([]);
    expect(await venue.sql('SELECT photo_id FROM photo_attendance')).toEqual([{ photo_id: null }]);
    await until(async () => (await readdir(venue.uploads)).every((name) => name.startsWith('.')));
  });

  it('deletes their profile image', async () => {
    await venue
      .http()
      .post('/api/auth/profile-image')
      .set('Authorization', `Bearer ${guest.sessionId}`)
      .attach('profileImage', await drawn.jpegPhoto(), 'me.jpg')
      .expect(200);
    expect((await readdir(venue.uploads)).filter((name) => name.startsWith('person-'))).toHaveLength(1);

    await deleteGuest();

    await until(async () => !(await readdir(venue.uploads)).some((name) => name.startsWith('person-')));
  });

  it('includes what staff recorded for their e-mail at the door', async () => {
    await checkIn(admin, { name: 'Loretta H.', email: guest.email });

    await deleteGuest();

    expect(await everything()).not.toMatch(/loretta/i);
    expect(await venue.sql('SELECT id FROM event_photos')).toEqual([]);
  });

  it('leaves a friend alone whom they checked in', async () => {
    await checkIn(guest, { name: 'Patsy', email: 'patsy@example.com' });

    await deleteGuest();

    expect(await venue.sql('SELECT customer_name, customer_email FROM event_attendance')).toEqual([
      { customer_name: 'Patsy', customer_email: 'patsy@example.com' },
    ]);
    expect(await venue.sql('SELECT uploaded_by FROM event_photos')).toEqual([{ uploaded_by: null }]);
    expect(await venue.sql('SELECT total_points FROM loyalty_members ORDER BY id')).toEqual([
      { total_points: 0 },
      { total_points: 50 },
    ]);
  });

  it('touches no member whose e-mail they only claimed', async () => {
    await venue.sql('UPDATE loyalty_members SET user_id = NULL');
    await checkIn(null, { name: 'Loretta', email: guest.email });

    await deleteGuest();

    expect(await venue.sql('SELECT name, email FROM loyalty_members')).toEqual([
      { name: 'Loretta Hayes', email: guest.email },
    ]);
    expect(await venue.sql('SELECT customer_name FROM event_attendance')).toEqual([
      { customer_name: 'Loretta' },
    ]);
  });

  it('forgets that member, too, once the e-mail was proved to be theirs', async () => {
    await venue.sql('UPDATE loyalty_members SET user_id = NULL');
    await venue.sql('UPDATE users SET email_verified_at = now() WHERE id = $1', [guest.id]);
    await checkIn(null, { name: 'Loretta', email: guest.email });

    await deleteGuest();

    expect(await everything()).not.toMatch(/loretta/i);
    expect(await venue.sql(UNTRUE_BALANCES)).toEqual([]);
  });

  it('lets the same e-mail begin again', async () => {
    await checkIn(guest, { name: 'Loretta', email: guest.email });
    await deleteGuest();

    await checkIn(null, { name: 'Loretta', email: guest.email });

    const members = await venue.sql('SELECT name, total_points FROM loyalty_members ORDER BY id');
    expect(members).toEqual([
      { name: 'Former member', total_points: 50 },
      { name: 'Loretta', total_points: 50 },
    ]);
  });

  it('asks for a new sign-in when the account goes while a check-in or photo is on its way', async () => {
    const photoId = await upload(null);
    const runner = venue.app.get(DataSource).createQueryRunner();
    await runner.startTransaction();
    await runner.query('DELETE FROM users WHERE id = $1', [guest.id]);
    const as = { Authorization: `Bearer ${guest.sessionId}` };
    const body = { eventId, photoId, customerName: 'Loretta', customerEmail: 'new@example.com' };
    const sent = venue.http().post('/api/photo-attendance').set(as).send(body).then();
    const photo = venue
      .http()
      .post('/api/event-photos/upload')
      .set(as)
      .field('eventId', String(eventId))
      .field('isVerificationPhoto', 'true')
      .attach('photo', await drawn.jpegPhoto(), 'me.jpg')
      .then();
    await until(async () => {
      const held = await venue.sql(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return held.length >= 2;
    });
    await runner.commitTransaction();
    await runner.release();

    for (const { status } of await Promise.all([sent, photo])) expect(status).toBe(401);
    expect(await venue.sql(`SELECT id FROM loyalty_members WHERE email = 'new@example.com'`)).toEqual([]);
    expect(await venue.sql(UNTRUE_BALANCES)).toEqual([]);
  });
});
