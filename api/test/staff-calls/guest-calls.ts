import { randomUUID } from 'node:crypto';
import { createEvent, createVerificationPhoto } from '#test/test-app.js';
import { checkInAt } from '#test/venue/check-ins.js';
import { call, insert, type PrepareCall, type StaffedCalls } from './prepare-call.js';

/** A reward, and a member with points for it. */
export const rewarded = async (staff: StaffedCalls): Promise<{ memberId: number; rewardId: number }> => {
  const memberId = await insert(staff, `loyalty_members (name, email) VALUES ('June', $1)`, [
    `${randomUUID()}@example.com`,
  ]);
  await insert(staff, `loyalty_transactions (member_id, points, type) VALUES ($1, 100, 'adjustment')`, [
    memberId,
  ]);
  return { memberId, rewardId: await insert(staff, `rewards (name, points) VALUES ('A beer', 50)`) };
};

const galleryPhoto = async (staff: StaffedCalls): Promise<number> =>
  insert(
    staff,
    `event_photos (event_id, filename, original_name, file_size, mime_type, is_approved)
     VALUES ($1, $2, 'stage.jpg', 1000, 'image/jpeg', false)`,
    [await createEvent(staff.venue), `photo-${randomUUID()}.jpg`],
  );

/** Of guests, their photos and their points. */
export const GUEST_CALLS: Partial<Record<string, PrepareCall>> = {
  'POST /api/bookings': async ({ venue }) => ({
    body: { eventId: await createEvent(venue, { date: '2097-05-01' }) },
  }),
  'POST /api/event-photos/upload': async ({ venue }) => ({
    picture: 'photo',
    body: { eventId: await createEvent(venue) },
  }),
  'POST /api/photo-attendance': async ({ venue }) => {
    const eventId = await createEvent(venue);
    return { body: { eventId, photoId: await createVerificationPhoto(venue, eventId) } };
  },
  'PUT /api/admin/event-photos/:id': async (staff) => ({
    id: await galleryPhoto(staff),
    body: { eventId: await createEvent(staff.venue) },
  }),
  'POST /api/admin/event-photos/:id/keep': async (staff) => {
    const [id, other] = [await galleryPhoto(staff), await galleryPhoto(staff)];
    await staff.venue.sql('UPDATE event_photos SET looks_like_id = $2 WHERE id = $1', [id, other]);
    return { id };
  },
  'DELETE /api/admin/event-photos/:id': async (staff) => ({ id: await galleryPhoto(staff) }),
  'PUT /api/admin/verifications/:id': async ({ venue }) => ({
    id: (await checkInAt(venue, await createEvent(venue))).id,
  }),
  'POST /api/loyalty/members/:id/merge': async (staff) => ({
    id: (await rewarded(staff)).memberId,
    body: { otherId: (await rewarded(staff)).memberId },
  }),
  'POST /api/loyalty/members': () => ({ body: { email: `${randomUUID()}@example.com` } }),
  'PUT /api/loyalty/rewards/:id': async (staff) => ({
    id: (await rewarded(staff)).rewardId,
    body: { name: 'Two beers' },
  }),
  'POST /api/loyalty/members/:id/redemptions': async (staff) => {
    const { memberId, rewardId } = await rewarded(staff);
    return { id: memberId, body: { rewardId, redemptionId: undefined } };
  },
  'POST /api/loyalty/redemptions/:id/reversal': async (staff) => {
    const { memberId, rewardId } = await rewarded(staff);
    return call(staff, `/api/loyalty/members/${memberId}/redemptions`, { rewardId });
  },
};
