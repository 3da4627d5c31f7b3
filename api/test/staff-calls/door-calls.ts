import { randomUUID } from 'node:crypto';
import { createAccount, createDevice, createEvent } from '#test/test-app.js';
import { rewarded } from './guest-calls.js';
import { call, insert, type PrepareCall, type StaffedCalls } from './prepare-call.js';

/** Tonight's show, and somebody at the door, who needs no photos. */
const evening = async ({ venue }: StaffedCalls) => {
  await venue.sql('UPDATE venue SET door_needs_photo = false');
  return { eventId: await createEvent(venue), recordedBy: (await createAccount(venue, 'staff')).id };
};

const atDoor = async (staff: StaffedCalls) => ({ body: await evening(staff) });

/** Of the tablets at the door. */
export const DOOR_CALLS: Partial<Record<string, PrepareCall>> = {
  'DELETE /api/door/device': async ({ venue }) => ({ session: await createDevice(venue) }),
  'POST /api/door/check-ins': async (staff) => ({
    body: { ...(await evening(staff)), photoId: undefined, memberId: undefined, customerEmail: undefined },
  }),
  'POST /api/door/undos': async (staff) => {
    const [{ eventId, recordedBy }, checkInKey] = [await evening(staff), randomUUID()];
    const checkIn = { eventId, recordedBy, customerName: 'Ruby Lee', partySize: 2 };
    await call(staff, '/api/door/check-ins', checkIn, { key: checkInKey, as: staff.device });
    return { body: { recordedBy, checkInKey } };
  },
  'POST /api/door/exits': atDoor,
  'POST /api/door/refusals': atDoor,
  'POST /api/door/redemptions': async (staff) => {
    const { recordedBy } = await evening(staff);
    const { memberId, rewardId } = await rewarded(staff);
    const redemptionId = await insert(
      staff,
      `redemptions (member_id, reward_id, reward_name, points, status) VALUES ($1, $2, 'A beer', 50, 'asked')`,
      [memberId, rewardId],
    );
    return { body: { recordedBy, memberId, rewardId, redemptionId } };
  },
};
