import { setTimeout as pause } from 'node:timers/promises';
import { secretHash } from '#src/common/secrets/secret-token.js';
import { until } from '#test/until.js';
import * as drawn from '#test/images/drawn-images.js';
import { linkToken, type MailServer, startMailServer } from '#test/servers/mail-server.js';
import {
  createAccount,
  createEvent,
  createSecondProcess,
  createTestApp,
  type TestAccount,
  type TestApp,
} from '#test/test-app.js';

const PROFILE = {
  name: 'The Trio',
  genre: 'country',
  description: 'Three of us, and a banjo.',
  email: 'trio@example.com',
  experience: 'Years',
  equipment: 'Own PA',
  priceRange: '$500',
  availability: 'Weekends',
};

describe('one’s own data', () => {
  let server: MailServer;
  let venue: TestApp;
  let other: TestApp;

  beforeAll(async () => {
    server = await startMailServer();
    venue = await createTestApp({ SMTP_URL: server.url, MAIL_FROM: 'hello@venue.example', JOBS: 'true' });
    other = await createSecondProcess(venue);
  });
  afterAll(async () => {
    await other.close();
    await venue.close();
    await server.close();
  });
  beforeEach(() => venue.sql(`DELETE FROM users WHERE user_type = 'admin'`));

  const as = ({ sessionId }: TestAccount) => ({ Authorization: `Bearer ${sessionId}` });
  const look = (account: TestAccount) => venue.http().get('/api/own-data').set(as(account));
  const ask = (account: TestAccount, currentPassword = account.password) =>
    venue.http().post('/api/own-data/erasure').set(as(account)).send({ currentPassword });
  const confirm = (token: string, process = venue) =>
    process.http().post('/api/own-data/erasure/confirm').send({ token });
  const isThere = async ({ id }: TestAccount) =>
    (await venue.sql('SELECT FROM users WHERE id = $1', [id])).length === 1;
  /** That of the mail which the account asks for. */
  const linkOf = async (account: TestAccount): Promise<string> => {
    await ask(account).expect(200);
    return linkToken((await server.waitFor(account.email)).at(-1));
  };

  it('is forgotten by a link in a mail alone, which works again and says the same', async () => {
    const account = await createAccount(venue, 'user');
    const token = await linkOf(account);
    expect(await isThere(account)).toBe(true);
    const [mail] = server.mailsTo(account.email);
    expect(mail?.text).toContain(`/verify-email#token=${token}&for=erasure`);

    for (const _ of ['once', 'again']) {
      const { body } = await confirm(token).expect(200);
      expect(body).toEqual({ message: 'You are forgotten.' });
    }

    expect(await isThere(account)).toBe(false);
    await venue.http().get('/api/auth/me').set(as(account)).expect(401);
    expect(await venue.sql('SELECT asked_by, token_hash FROM erasures')).toEqual([
      { asked_by: 'themselves', token_hash: secretHash(token) },
    ]);
    expect(await venue.sql('SELECT id FROM messages WHERE recipient = $1', [account.email])).toEqual([]);
  });

  it('asks for the password, and counts the wrong ones', async () => {
    const account = await createAccount(venue, 'user');
    const { body } = await ask(account, 'not-mine').expect(400);
    expect(body).toMatchObject({
      code: 'auth.wrong-password',
      fields: { currentPassword: expect.any(String) },
    });
    for (let tries = 0; tries < 9; tries += 1) await ask(account, 'not-mine').expect(400);
    await ask(account).expect(429);
    expect(server.mailsTo(account.email)).toEqual([]);
  });

  it('writes ten times a day to an address that was only typed, and to a proved one as often as it is asked', async () => {
    const [typed, proved] = [await createAccount(venue, 'user'), await createAccount(venue, 'user')];
    await venue.sql('UPDATE users SET email_verified_at = now() WHERE id = $1', [proved.id]);
    for (let mail = 0; mail < 10; mail += 1)
      for (const account of [typed, proved]) await ask(account).expect(200);
    expect((await ask(typed).expect(429)).body.code).toBe('auth.too-many-attempts');
    await ask(proved).expect(200);
  });

  it('takes only the newest link, for a day, and none to an address that was only typed', async () => {
    const account = await createAccount(venue, 'user');
    const older = await linkOf(account);
    await ask(account).expect(200);
    const newer = linkToken((await server.waitFor(account.email, 2))[1]);
    expect((await confirm(older).expect(400)).body.code).toBe('auth.link-ended');
    await venue.sql(`UPDATE account_links SET expires_at = now() - interval '1 second' WHERE user_id = $1`, [
      account.id,
    ]);
    expect((await confirm(newer).expect(400)).body.code).toBe('auth.link-ended');

    await venue.sql(`UPDATE users SET proved_email = email, email = 'thief-of-' || email WHERE id = $1`, [
      account.id,
    ]);
    expect((await look(account).expect(200)).body.email).toBe(account.email);
    expect(await isThere(account)).toBe(true);
  });

  it('keeps what is known by an e-mail that the account has not proved', async () => {
    await venue.sql(`INSERT INTO loyalty_members (name, email) VALUES ('Patsy', 'patsy@example.com')`);
    const squatter = await createAccount(venue, 'user', { email: 'patsy@example.com' });
    const { body } = await look(squatter).expect(200);
    expect(body).toEqual({ email: squatter.email, isEmailProved: false, isLastAdmin: false, showsAhead: [] });
  });

  it('is gone once, from two processes at once', async () => {
    const account = await createAccount(venue, 'user');
    const token = await linkOf(account);
    const before = (await venue.sql('SELECT FROM erasures')).length;
    const answers = await Promise.all([venue, other, venue, other].map((process) => confirm(token, process)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await venue.sql('SELECT FROM erasures')).toHaveLength(before + 1);
  });

  it('stays whole when it breaks off in the middle, and goes with the next press', async () => {
    const account = await createAccount(venue, 'user');
    const token = await linkOf(account);
    await venue.sql(
      `INSERT INTO bookings (customer_name, customer_email, party_size) VALUES ('Loretta', $1, 2)`,
      [account.email],
    );
    await venue.sql(`ALTER TABLE erasures ADD CONSTRAINT ck_broken CHECK (id < 0) NOT VALID`);
    await confirm(token).expect(500);
    expect(await isThere(account)).toBe(true);
    expect(
      await venue.sql('SELECT customer_name FROM bookings WHERE customer_email = $1', [account.email]),
    ).toEqual([{ customer_name: 'Loretta' }]);
    await venue.sql('ALTER TABLE erasures DROP CONSTRAINT ck_broken');
    await confirm(token).expect(200);
    expect(await isThere(account)).toBe(false);
    expect(await venue.sql('SELECT FROM bookings WHERE customer_email IS NOT NULL')).toEqual([]);
  });

  describe('of an admin', () => {
    it('stays while there is no other, also when the last two go at once', async () => {
      const [june, loretta] = [await createAccount(venue, 'admin'), await createAccount(venue, 'admin')];
      const tokens = [await linkOf(june), await linkOf(loretta)];

      const answers = await Promise.all(tokens.map((token) => confirm(token)));

      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [left] = [june, loretta].filter((_, index) => answers[index]?.status === 409);
      expect(left && (await look(left).expect(200)).body.isLastAdmin).toBe(true);
      expect(left && (await ask(left).expect(409)).body.code).toBe('rights.last-admin');
    });
  });

  it('tells an artist of the nights ahead', async () => {
    const artist = await createAccount(venue, 'artist');
    const [row] = await venue.sql<{ id: number }>(
      `INSERT INTO artists (user_id, name, genre, email) VALUES ($1, 'The Trio', 'country', 'a@example.com') RETURNING id`,
      [artist.id],
    );
    await createEvent(venue, { name: 'New Year', date: '2099-12-31', artistId: row?.id ?? 0 });
    await createEvent(venue, { name: 'Long ago', date: '2020-12-31', artistId: row?.id ?? 0 });
    const { body } = await look(artist).expect(200);
    expect(body.showsAhead).toEqual([{ name: 'New Year', date: '2099-12-31', time: '20:00' }]);
  });

  it('takes nothing of a number that an artist typed after the approval, until staff have seen it', async () => {
    const admin = await createAccount(venue, 'admin');
    const [table] = await venue.sql<{ id: number }>(
      `INSERT INTO bookings (event_id, customer_name, customer_phone, party_size)
       VALUES ($1, 'Ruby Lee', '6155550191', 2) RETURNING id`,
      [await createEvent(venue)],
    );
    const named = async () => {
      const [found] = await venue.sql<{ name: string }>(
        'SELECT customer_name AS name FROM bookings WHERE id = $1',
        [table?.id],
      );
      return found?.name;
    };
    /** An approved artist, who types Ruby's number. */
    const anArtist = async () => {
      const artist = await createAccount(venue, 'artist');
      const send = (who: TestAccount, method: 'post' | 'put', path: string, body: object) =>
        venue.http()[method](`/api/artists${path}`).set(as(who)).send(body);
      const { body } = await send(artist, 'post', '', { ...PROFILE, phone: '615 555 0190' }).expect(201);
      await send(admin, 'put', `/${body.id}/approval`, { isApproved: true }).expect(200);
      const save = async (who: TestAccount) =>
        (await send(who, 'put', `/${body.id}`, { ...PROFILE, phone: '615 555 0191' }).expect(200)).body;
      expect(await save(artist)).toMatchObject({ isApproved: true, isPhoneKnown: false });
      return { artist, save };
    };
    const thief = await anArtist();
    await confirm(await linkOf(thief.artist)).expect(200);
    expect(await named()).toBe('Ruby Lee');

    const { artist, save } = await anArtist();
    expect((await save(admin)).isPhoneKnown).toBe(true);
    expect((await save(artist)).isPhoneKnown).toBe(true);
    await confirm(await linkOf(artist)).expect(200);
    expect(await named()).toBe('Former guest');
  });

  it('takes a photo that is still on its way', async () => {
    const account = await createAccount(venue, 'user');
    const eventId = await createEvent(venue);
    const token = await linkOf(account);
    const photo = await drawn.jpegPhoto();
    const upload = venue
      .http()
      .post('/api/event-photos/upload')
      .set(as(account))
      .field('eventId', String(eventId))
      .field('isVerificationPhoto', 'true')
      .attach('photo', photo, 'me.jpg')
      .then();
    const [{ status }] = await Promise.all([upload, confirm(token).expect(200)]);
    expect([201, 401]).toContain(status);
    expect(await isThere(account)).toBe(false);
    await until(async () => (await venue.sql('SELECT FROM event_photos')).length === 0);
  });

  it('sends nothing that waited for them', async () => {
    const account = await createAccount(venue, 'user');
    const token = await linkOf(account);
    await venue.sql(
      `INSERT INTO messages (channel, recipient, kind, subject, text_body, user_id, next_attempt_at)
       VALUES ('email', $1, 'check-in.approved', 'Late news', 'x', $2, now() + interval '1 second')`,
      [account.email, account.id],
    );
    await confirm(token).expect(200);
    await pause(1_500);
    expect(server.mailsTo(account.email).map(({ subject }) => subject)).not.toContain('Late news');
    expect(await venue.sql('SELECT FROM messages WHERE recipient = $1', [account.email])).toEqual([]);
  });

  it('lets a device ask which of its accounts are gone', async () => {
    const [here, gone] = [await createAccount(venue, 'user'), await createAccount(venue, 'user')];
    await venue.sql('DELETE FROM users WHERE id = $1', [gone.id]);
    const call = venue.http().post('/api/own-data/gone-accounts').set(as(gone));
    const { body } = await call.send({ userIds: [here.id, gone.id] }).expect(200);
    expect(body).toEqual({ gone: [gone.id] });
    await venue.http().post('/api/own-data/gone-accounts').send({ userIds: [] }).expect(400);
  });
});
