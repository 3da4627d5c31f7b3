import { randomUUID } from 'node:crypto';
import { createVerificationPhoto, openShow, type TestAccount, type TestApp } from '#test/test-app.js';

/** Does something while the check-in of a show on any date is open. */
export const whileOpen = async <T>(venue: TestApp, eventId: number, work: () => Promise<T>): Promise<T> => {
  const [show] = await venue.sql('SELECT date, time, doors_time AS "doorsTime" FROM events WHERE id = $1', [
    eventId,
  ]);
  const move = ({ date, time, doorsTime }: Record<string, unknown>) =>
    venue.sql('UPDATE events SET date = $2, time = $3, doors_time = $4 WHERE id = $1', [
      eventId,
      date,
      time,
      doorsTime,
    ]);
  await move(openShow());
  const done = await work();
  if (show) await move(show);
  return done;
};

/** A check-in through the API with a photo's row without its files; ids of its verification and of its photo. */
export const checkInAt = async (
  venue: TestApp,
  eventId: number,
  guest: { name?: string; email?: string | null; account?: TestAccount } = {},
): Promise<{ id: number; photoId: number }> => {
  const photoId = await createVerificationPhoto(venue, eventId);
  const call = venue.http().post('/api/photo-attendance').set('Idempotency-Key', randomUUID());
  if (guest.account) call.set('Authorization', `Bearer ${guest.account.sessionId}`);
  await call
    .send({
      eventId,
      photoId,
      customerName: guest.name ?? 'Ruby Lee',
      customerEmail: guest.email ?? undefined,
    })
    .expect(201);
  return { id: await verificationOf(venue, photoId), photoId };
};

/** The verification that a photo belongs to. */
export const verificationOf = async ({ sql }: TestApp, photoId: number): Promise<number> => {
  const [row] = await sql<{ id: number }>('SELECT id FROM photo_attendance WHERE photo_id = $1', [photoId]);
  return row?.id ?? 0;
};

/** A member's sums, stored and by the ledger. */
export const sumsOf = async (venue: TestApp, email: string) => {
  const [member] = await venue.sql(
    `SELECT total_points AS points, events_attended AS shows,
            (SELECT coalesce(sum(points), 0)::int FROM loyalty_transactions WHERE member_id = member.id) AS ledger
       FROM loyalty_members member WHERE email = $1`,
    [email],
  );
  return member;
};

/** Of who checked in once, and that counts. */
export const STANDING = { points: 50, shows: 1, ledger: 50 };
/** Of whose only check-in does not count any more. */
export const TAKEN = { points: 0, shows: 0, ledger: 0 };
