import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createEvent, createTwoProcesses, createVerificationPhoto, type TestApp } from '#test/test-app.js';
import { CheckInRepository } from '#src/modules/check-in/check-in.repository.js';

describe('a check-in at a show where somebody checked in before', () => {
  let venue: TestApp;
  let other: TestApp;
  let close: () => Promise<void>;

  beforeAll(async () => void ({ venue, other, close } = await createTwoProcesses()));
  afterAll(() => close());

  const guestAt = async (eventId: number) => ({
    eventId,
    photoId: await createVerificationPhoto(venue, eventId),
    customerName: 'Loretta Hayes',
    customerEmail: `${randomUUID()}@example.com`,
  });
  const checkIn = async (body: object, to: { process?: TestApp; key?: string } = {}) => {
    const { process = venue, key = randomUUID() } = to;
    const answer = await process.http().post('/api/photo-attendance').set('Idempotency-Key', key).send(body);
    return { status: answer.status, code: answer.body.code as unknown, body: answer.body as unknown };
  };
  const rememberedShow = async (): Promise<number> => {
    const eventId = await createEvent(venue);
    expect((await checkIn(await guestAt(eventId))).status).toBe(201);
    return eventId;
  };
  const attendancesTried = async (): Promise<unknown> => {
    const [row] = await venue.sql<{ last_value: unknown }>('SELECT last_value FROM event_attendance_id_seq');
    return row?.last_value;
  };

  it.each([
    ['called off', `UPDATE events SET status = 'cancelled' WHERE id = $1`, 409, 'check-in.not-open'],
    ['moved to next year', `UPDATE events SET date = '2099-01-01' WHERE id = $1`, 409, 'check-in.not-open'],
    ['deleted', 'DELETE FROM events WHERE id = $1', 404, 'events.not-found'],
  ])('is judged by the show as it is now: %s', async (_what, change, status, code) => {
    const eventId = await rememberedShow();
    const guest = await guestAt(eventId);
    await venue.sql(change, [eventId]);
    expect(await checkIn(guest)).toMatchObject({ status, code });
  });

  it('is not tried again with a show that was called off', async () => {
    const eventId = await rememberedShow();
    const guest = await guestAt(eventId);
    await venue.sql(`UPDATE events SET status = 'cancelled' WHERE id = $1`, [eventId]);
    const tried = jest.spyOn(venue.app.get(CheckInRepository), 'record');
    await checkIn(guest);
    expect(tried).toHaveBeenCalledTimes(1);
    expect((await checkIn(guest)).status).toBe(409);
    expect(tried).toHaveBeenCalledTimes(1);
    tried.mockRestore();
  });

  it('is recorded with what the show is now, where that is still open', async () => {
    const eventId = await rememberedShow();
    await venue.sql(`UPDATE events SET name = 'Barn Dance', time = '21:00' WHERE id = $1`, [eventId]);
    const guest = await guestAt(eventId);
    expect((await checkIn(guest)).status).toBe(201);
    const awards = await venue.sql(
      `SELECT description FROM loyalty_transactions entry JOIN loyalty_members member ON member.id = entry.member_id
        WHERE email = $1`,
      [guest.customerEmail],
    );
    expect(awards).toEqual([{ description: 'Attended Barn Dance' }]);
  });

  it('is judged by the zone that the venue is in now', async () => {
    const eventId = await rememberedShow();
    const guest = await guestAt(eventId);
    const [{ time_zone: before } = { time_zone: '' }] = await venue.sql<{ time_zone: string }>(
      'SELECT time_zone FROM venue',
    );
    await venue.sql(`UPDATE venue SET time_zone = 'Not/AZone'`);
    try {
      expect((await checkIn(guest)).status).toBe(500);
    } finally {
      await venue.sql('UPDATE venue SET time_zone = $1', [before]);
    }
    expect((await checkIn(guest)).status).toBe(201);
  });

  it('is answered the same when it is sent again, to this process or another, without trying to record it', async () => {
    const guest = await guestAt(await rememberedShow());
    const key = randomUUID();
    const first = await checkIn(guest, { key });
    const tried = await attendancesTried();
    for (const process of [venue, other, other])
      expect(await checkIn(guest, { key, process })).toEqual({ ...first, status: 200 });
    expect(await attendancesTried()).toEqual(tried);
  });

  it('is tried once, however many times a phone sends it before it has the answer', async () => {
    const guest = await guestAt(await rememberedShow());
    const key = randomUUID();
    const tried = Number(await attendancesTried());
    const locked = venue.sql(
      'DO $$ BEGIN LOCK TABLE event_attendance IN SHARE MODE; PERFORM pg_sleep(1); END $$',
    );
    await pause(200);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => checkIn(guest, { key })));
    await locked;
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(Number(await attendancesTried())).toBe(tried + 1);
  });

  it('never counts two of one key, however many processes it reaches at once', async () => {
    const guest = await guestAt(await rememberedShow());
    const key = randomUUID();
    const answers = await Promise.all(
      [venue, other, venue, other, venue, other].map((process) => checkIn(guest, { key, process })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    const [{ points } = { points: 0 }] = await venue.sql<{ points: number }>(
      'SELECT total_points AS points FROM loyalty_members WHERE email = $1',
      [guest.customerEmail],
    );
    expect(points).toBe(50);
  });
});
