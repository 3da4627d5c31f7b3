import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { createAccount, createEvent, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';

const UNKNOWN_CURSOR = Buffer.from('[-1]').toString('base64url');

describe('user management', () => {
  let venue: TestApp;
  let admin: TestAccount;

  beforeEach(async () => {
    venue = await createTestApp();
    admin = await createAccount(venue, 'admin', { username: 'june' });
  });
  afterEach(() => venue.close());

  const as = ({ sessionId }: TestAccount) => ({ Authorization: `Bearer ${sessionId}` });
  const list = (query = '') => venue.http().get(`/api/admin/users${query}`).set(as(admin));
  const usernames = async (query: string): Promise<string[]> => {
    const { body } = await list(query);
    return body.map(({ username }: { username: string }) => username);
  };
  const command = (method: 'put' | 'delete', path: string) =>
    venue.http()[method](`/api/admin/users/${path}`).set(as(admin));
  const block = (id: number) => command('put', `${id}/block`);
  const unblock = (id: number) => command('put', `${id}/unblock`);
  const me = (account: TestAccount) => venue.http().get('/api/auth/me').set(as(account));

  /** A change that somebody else is making, and has not committed. */
  const change = async (sql: string) => {
    const runner = venue.app.get(DataSource).createQueryRunner();
    await runner.startTransaction();
    await runner.query(sql);
    return { commit: () => runner.commitTransaction().finally(() => runner.release()) };
  };
  /** Until this many others wait for it. */
  const waiting = async (count = 1) => {
    for (let tries = 0; tries < 100; tries += 1) {
      const held = await venue.sql(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      if (held.length >= count) return;
      await pause(50);
    }
    throw new Error('Nobody waits.');
  };

  describe('the list', () => {
    it('shows an account without its password', async () => {
      const { id } = await createAccount(venue, 'artist', { username: 'loretta' });

      const { body } = await list('?role=artist').expect(200);

      expect(body).toEqual([
        {
          id,
          username: 'loretta',
          email: 'loretta@example.com',
          firstName: 'Loretta',
          lastName: 'Hayes',
          userType: 'artist',
          isActive: true,
          emailVerified: false,
          hasPin: false,
          profileImage: null,
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        },
      ]);
    });

    it('finds people by username, e-mail and full name, in any case, and takes % and _ as they are', async () => {
      await createAccount(venue, 'user', { username: 'hank_w', email: 'hank@opry.example' });
      await createAccount(venue, 'user', { username: 'patsy' });
      await venue.sql(`UPDATE users SET first_name = 'Patsy', last_name = 'Cline' WHERE username = 'patsy'`);

      expect(await usernames('?q=HANK_')).toEqual(['hank_w']);
      expect(await usernames('?q=opry.example')).toEqual(['hank_w']);
      expect(await usernames('?q=patsy%20cli')).toEqual(['patsy']);
      expect(await usernames('?q=%25')).toEqual([]);
    });

    it('keeps to one role and one status', async () => {
      const { id } = await createAccount(venue, 'user', { username: 'rowdy' });
      await createAccount(venue, 'user', { username: 'calm' });
      await block(id).expect(200);

      expect(await usernames('?role=admin')).toEqual(['june']);
      expect(await usernames('?status=blocked')).toEqual(['rowdy']);
      expect(await usernames('?role=user&status=active')).toEqual(['calm']);
      await list('?role=owner').expect(400);
      await list('?status=gone').expect(400);
    });

    it('shows the newest first, page by page, until there is no next one', async () => {
      for (const username of ['first', 'second', 'third']) await createAccount(venue, 'user', { username });

      const page = await list('?role=user&limit=2').expect(200);
      const [next = ''] = /(?<=<)[^>]+/.exec(String(page.headers.link)) ?? [];
      const rest = await venue.http().get(next).set(as(admin)).expect(200);

      expect(page.body.map(({ username }: { username: string }) => username)).toEqual(['third', 'second']);
      expect(rest.body.map(({ username }: { username: string }) => username)).toEqual(['first']);
      expect(rest.headers.link).toBeUndefined();
      await list(`?cursor=${UNKNOWN_CURSOR}`).expect(400);
    });
  });

  describe('blocking', () => {
    it('signs the person out with their next request, and keeps them out', async () => {
      const artist = await createAccount(venue, 'artist');
      await me(artist).expect(200);

      const { body } = await block(artist.id).expect(200);

      expect(body).toMatchObject({ id: artist.id, isActive: false });
      await me(artist).expect(401);
      expect(await venue.sql('SELECT id FROM sessions WHERE user_id = $1', [artist.id])).toEqual([]);
      const login = { usernameOrEmail: artist.username, password: artist.password };
      await venue.http().post('/api/auth/login').send(login).expect(401);
    });

    it('may be said twice, and taken back twice', async () => {
      const { id, username, password } = await createAccount(venue, 'user');
      await block(id).expect(200);
      await block(id).expect(200);
      await unblock(id).expect(200);
      const { body } = await unblock(id).expect(200);

      expect(body.isActive).toBe(true);
      await venue.http().post('/api/auth/login').send({ usernameOrEmail: username, password }).expect(200);
    });

    it('leaves a person signed in who was not blocked', async () => {
      const guest = await createAccount(venue, 'user');
      await unblock(guest.id).expect(200);
      await me(guest).expect(200);
    });

    it('lets no login through that is under way', async () => {
      const guest = await createAccount(venue, 'user');
      const login = { usernameOrEmail: guest.username, password: guest.password };
      const blocking = await change(`UPDATE users SET is_active = false WHERE id = ${guest.id}`);
      const answer = venue.http().post('/api/auth/login').send(login).then();
      await waiting();
      await blocking.commit();
      const { body } = await answer;
      await unblock(guest.id).expect(200);

      const token = String(body.sessionId);
      await venue.http().get('/api/auth/me').set('Authorization', `Bearer ${token}`).expect(401);
    });

    it('says when there is nobody of that number', async () => {
      const { body } = await block(999_999).expect(404);
      expect(body).toMatchObject({ code: 'users.not-found', message: 'This user no longer exists.' });
    });
  });

  describe('admins', () => {
    it('can be neither blocked, unblocked nor deleted, not even by themselves', async () => {
      const other = await createAccount(venue, 'admin');
      const calls = [block(other.id), unblock(other.id), command('delete', `${other.id}`), block(admin.id)];
      for (const call of calls) {
        const { body } = await call.expect(409);
        expect(body).toMatchObject({
          code: 'users.protected',
          message: 'Admin accounts are protected: they cannot be blocked or deleted.',
        });
      }
      await me(other).expect(200);
    });

    it('are protected from the moment they become one', async () => {
      const { id } = await createAccount(venue, 'user');
      const promotion = await change(`UPDATE users SET user_type = 'admin' WHERE id = ${id}`);
      const calls = [block(id).then(), command('delete', `${id}`).then()];
      await waiting(2);
      await promotion.commit();

      for (const { status } of await Promise.all(calls)) expect(status).toBe(409);
      expect(await venue.sql('SELECT is_active FROM users WHERE id = $1', [id])).toEqual([
        { is_active: true },
      ]);
    });
  });

  describe('deleting', () => {
    const remove = (id: number) => command('delete', `${id}`);

    it('takes the account and its sessions, for good', async () => {
      const guest = await createAccount(venue, 'user');

      const { body } = await remove(guest.id).expect(200);

      expect(body).toEqual({ message: 'User deleted permanently' });
      await me(guest).expect(401);
      expect(await usernames('?role=user')).toEqual([]);
      await remove(guest.id).expect(404);
    });

    it('frees the username and the e-mail', async () => {
      const guest = await createAccount(venue, 'user', { username: 'hank' });
      await remove(guest.id).expect(200);
      await createAccount(venue, 'user', { username: 'hank' });
    });

    it('has decided about everything that refers to an account', async () => {
      const links = await venue.sql<{ link: string }>(
        `SELECT conrelid::regclass || '.' || attname AS link
           FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
          WHERE contype = 'f' AND confrelid = 'users'::regclass AND confdeltype <> 'c' ORDER BY 1`,
      );
      // What does not go with the account stands in decision 11: add a new link there first.
      expect(links.map(({ link }) => link)).toEqual([
        'api_tokens.made_by',
        'artist_bookings.admin_id',
        'artist_invitations.admin_id',
        'artists.user_id',
        'door_devices.paired_by',
        'door_exits.recorded_by',
        'door_refusals.recorded_by',
        'door_undos.recorded_by',
        'event_attendance.recorded_by',
        'event_photos.uploaded_by',
        'imports.created_by',
        'loyalty_members.user_id',
        'loyalty_transactions.created_by',
        'photo_attendance.user_id',
        'photo_attendance.verified_by',
        'sms_event_requests.processed_by',
        'sms_event_undos.processed_by',
      ]);
    });

    it('takes an artist’s empty profile along, and keeps one the venue works with', async () => {
      const eventId = await createEvent(venue);
      const [empty, filled, booked] = await Promise.all(
        ['empty', 'filled', 'booked'].map((username) => createAccount(venue, 'artist', { username })),
      );
      const accounts = [empty, filled, booked].map((account) => account?.id ?? 0);
      await venue.sql(
        `INSERT INTO artists (user_id, name, genre, email)
         VALUES ($1, 'Empty', '', 'a@example.com'), ($2, 'Filled', 'country', 'b@example.com'), ($3, 'Booked', '', 'c@example.com')`,
        accounts,
      );
      await venue.sql(
        `UPDATE events SET artist_id = (SELECT id FROM artists WHERE name = 'Booked') WHERE id = $1`,
        [eventId],
      );

      for (const id of accounts) await remove(id).expect(200);

      const artists = await venue.sql('SELECT name, user_id, email FROM artists ORDER BY name');
      expect(artists).toEqual([
        { name: 'Booked', user_id: null, email: 'c@example.com' },
        { name: 'Filled', user_id: null, email: 'b@example.com' },
      ]);
      expect(await venue.sql('SELECT id FROM events WHERE artist_id IS NOT NULL')).toEqual([{ id: eventId }]);
    });
  });
});
