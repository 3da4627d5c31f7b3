import { randomUUID } from 'node:crypto';
import { createAccount } from '#test/test-app.js';
import { insert, type PrepareCall, type StaffedCalls } from './prepare-call.js';

const guest = async ({ venue }: StaffedCalls) => ({ id: (await createAccount(venue, 'user')).id });

const chosenAccount = async ({ venue }: StaffedCalls) => {
  const { id: userId, email } = await createAccount(venue, 'user');
  return { userId, email };
};

const ownAccount = async ({ venue }: StaffedCalls) => createAccount(venue, 'admin');

/** Another device of an account: the key of its session. */
const otherSession = async ({ venue }: StaffedCalls, userId: number): Promise<string> => {
  const key = randomUUID();
  await venue.sql(
    `INSERT INTO sessions (id, user_id, key, expires_at) VALUES ($1, $2, $3, now() + interval '1 day')`,
    [`hash of ${key}`, userId, key],
  );
  return key;
};

/** Of one's own account, of others' accounts, and of messages. */
export const ACCOUNT_CALLS: Partial<Record<string, PrepareCall>> = {
  'POST /api/auth/logout': async (staff) => ({ session: (await ownAccount(staff)).sessionId }),
  'PUT /api/auth/profile': () => ({ body: { email: `${randomUUID()}@example.com` } }),
  'PUT /api/auth/password': async (staff) => {
    const { sessionId: session, password: currentPassword } = await ownAccount(staff);
    const newPassword = 'boot-scoot-1978';
    return { session, body: { currentPassword, newPassword, confirmPassword: newPassword } };
  },
  'POST /api/auth/profile-image': () => ({ picture: 'profileImage' }),
  'DELETE /api/auth/profile-image': async (staff) => {
    const { id, sessionId: session } = await ownAccount(staff);
    await staff.venue.sql(`UPDATE users SET profile_image = '/uploads/profile-1.webp' WHERE id = $1`, [id]);
    return { session };
  },
  'DELETE /api/auth/sessions': async (staff) => {
    const { id, sessionId: session } = await ownAccount(staff);
    await otherSession(staff, id);
    return { session };
  },
  'DELETE /api/auth/sessions/:key': async (staff) => {
    const { id, sessionId: session } = await ownAccount(staff);
    return { session, id: await otherSession(staff, id) };
  },
  'POST /api/admin/users': () => ({
    body: { username: `staff-${randomUUID().slice(0, 8)}`, email: `${randomUUID()}@example.com` },
  }),
  'PUT /api/admin/users/:id/role': async (staff) => {
    const { sessionId: session, password: currentPassword } = await ownAccount(staff);
    const { id } = await createAccount(staff.venue, 'staff');
    return { session, id, body: { userType: 'admin', currentPassword } };
  },
  'PUT /api/admin/users/:id/block': guest,
  'PUT /api/admin/users/:id/unblock': async (staff) => {
    const { id } = await guest(staff);
    await staff.venue.sql('UPDATE users SET is_active = false WHERE id = $1', [id]);
    return { id };
  },
  'DELETE /api/admin/users/:id': guest,
  'POST /api/admin/people/export': async (staff) => ({ body: await chosenAccount(staff) }),
  'POST /api/admin/people/erasure': async (staff) => {
    const chosen = await chosenAccount(staff);
    return { body: { ...chosen, confirmation: chosen.email } };
  },
  'POST /api/admin/messages/:id/resend': async (staff) => ({ id: await failedMail(staff) }),
  'POST /api/admin/messages/:id/set-aside': async (staff) => ({ id: await failedMail(staff) }),
};

const failedMail = (staff: StaffedCalls): Promise<number> =>
  insert(
    staff,
    `messages (channel, recipient, kind, subject, text_body, status)
     VALUES ('email', 'june@example.com', 'bookings.request-received', 'Howdy', 'Howdy June', 'failed')`,
  );
