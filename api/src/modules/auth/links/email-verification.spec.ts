import { setTimeout as pause } from 'node:timers/promises';
import { Database } from '#src/database/database.js';
import { linkToken, type MailServer, startMailServer } from '#test/servers/mail-server.js';
import {
  createAccount,
  createEvent,
  createTestApp,
  createVerificationPhoto,
  type TestApp,
} from '#test/test-app.js';

interface Member {
  id: number;
  email: string;
  user_id: number | null;
  total_points: number;
  events_attended: number;
}

/** Members whose balance is not what their ledger says. */
const WRONG_BALANCES = `
  SELECT member.id FROM loyalty_members member LEFT JOIN loyalty_transactions entry ON entry.member_id = member.id
    LEFT JOIN loyalty_transactions reversed ON reversed.id = entry.reverses_id
   GROUP BY member.id
  HAVING member.total_points <> coalesce(sum(entry.points), 0)
      OR member.events_attended <> count(*) FILTER (WHERE entry.type = 'attendance')
                                  - count(*) FILTER (WHERE reversed.type = 'attendance')`;

describe('verifying an address', () => {
  let server: MailServer;
  let venue: TestApp;

  beforeAll(async () => {
    server = await startMailServer();
    venue = await createTestApp({ SMTP_URL: server.url, MAIL_FROM: 'hello@venue.example', JOBS: 'true' });
    // No badge comes a second after a check-in, between two numbers that are compared here.
    await venue.sql('UPDATE badges SET is_active = 0');
  });
  afterEach(async () => expect(await venue.sql(WRONG_BALANCES)).toEqual([]));
  afterAll(async () => {
    await venue.close();
    await server.close();
  });

  const word = () => Math.random().toString(36).slice(2, 10);
  const newAddress = () => `rider-${word()}@example.com`;

  const register = async (email = newAddress()) => {
    const { body } = await venue.http().post('/api/auth/register').send({
      username: word(),
      email,
      password: 'boots!',
      firstName: 'June',
      lastName: 'Calloway',
      userType: 'user',
    });
    return { email, id: Number(body.user.id), sessionId: String(body.sessionId), user: body.user as object };
  };
  type Person = Awaited<ReturnType<typeof register>>;

  const as = ({ sessionId }: Person) => ({ Authorization: `Bearer ${sessionId}` });
  const me = async (person: Person) => (await venue.http().get('/api/auth/me').set(as(person))).body;
  const verify = (token: string) => venue.http().post('/api/auth/verify-email').send({ token });
  const resend = (person: Person) => venue.http().post('/api/auth/verify-email/resend').set(as(person));
  const changeAddress = (person: Person, email: string) =>
    venue
      .http()
      .put('/api/auth/profile')
      .set(as(person))
      .send({ firstName: 'June', lastName: 'Calloway', email });
  const tokenOf = async (email: string, mail = 1) => linkToken((await server.waitFor(email, mail))[mail - 1]);
  const verifyAddress = async (email: string) =>
    expect((await verify(await tokenOf(email))).status).toBe(200);

  const checkIn = async (email: string, eventId: number) => {
    const photoId = await createVerificationPhoto(venue, eventId);
    const { body } = await venue
      .http()
      .post('/api/photo-attendance')
      .send({ eventId, photoId, customerName: 'June', customerEmail: email });
    return Number(body.id);
  };
  const member = async (column: 'email' | 'user_id', value: unknown) =>
    (await venue.sql<Member>(`SELECT * FROM loyalty_members WHERE ${column} = $1`, [value]))[0];

  it('marks the address, once, by the link in the mail that registration sends', async () => {
    const person = await register();
    expect(await me(person)).toMatchObject({ emailVerified: false });
    const token = await tokenOf(person.email);
    const answer = await verify(token);
    expect([answer.status, answer.body]).toEqual([200, { message: 'Your email address is confirmed.' }]);
    expect(await me(person)).toMatchObject({ emailVerified: true });
    expect((await verify(token)).body.code).toBe('auth.link-ended');
  });

  it('sends nothing to a stranger that was typed into the form', async () => {
    const email = newAddress();
    const username = `win-at-evil.example-${word()}`;
    await venue.http().post('/api/auth/register').send({
      username,
      email,
      password: 'boots!',
      firstName: 'You won! Go to',
      lastName: 'evil.example',
      userType: 'user',
    });
    const [mail] = await server.waitFor(email);
    expect(JSON.stringify(mail)).not.toMatch(/evil\.example|You won/);
  });

  it('sends another link on request, which ends with the first that is used', async () => {
    const person = await register();
    const answer = await resend(person);
    expect([answer.status, answer.body.message]).toEqual([
      200,
      `We sent a confirmation email to ${person.email}.`,
    ]);
    const second = await tokenOf(person.email, 2);
    await verifyAddress(person.email);
    expect((await verify(second)).body.code).toBe('auth.link-ended');
    expect((await resend(person)).body.message).toBe('Your email address is already confirmed.');
    expect(server.mailsTo(person.email)).toHaveLength(2);
  });

  it('makes somebody wait who asks for mail after mail', async () => {
    const person = await register();
    const answers = await Promise.all(Array.from({ length: 7 }, () => resend(person)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it('refuses a link to an address that the account has left', async () => {
    const person = await register();
    const token = await tokenOf(person.email);
    await changeAddress(person, newAddress());
    expect((await verify(token)).body.code).toBe('auth.link-ended');
  });

  it('joins the history from the door to an account that had no member', async () => {
    const email = newAddress();
    await checkIn(email, await createEvent(venue));
    const person = await register(email);
    expect(await member('user_id', person.id)).toBeUndefined();
    await verifyAddress(email);
    expect(await member('user_id', person.id)).toMatchObject({ email, total_points: 50, events_attended: 1 });
  });

  it('shows nobody a history for typing its address, and joins it once the address is proved', async () => {
    const [tuesday, friday] = [await createEvent(venue), await createEvent(venue, { name: 'Friday' })];
    const person = await register();
    await checkIn(person.email, tuesday);
    const guestAddress = newAddress();
    await checkIn(guestAddress, tuesday);
    await checkIn(guestAddress, friday);
    await changeAddress(person, guestAddress);
    expect(await member('user_id', person.id)).toMatchObject({ email: person.email, total_points: 50 });
    expect(await member('email', guestAddress)).toMatchObject({ user_id: null, total_points: 100 });

    await verifyAddress(guestAddress);
    expect(await member('user_id', person.id)).toMatchObject({
      email: guestAddress,
      total_points: 100,
      events_attended: 2,
    });
    expect(await member('email', person.email)).toBeUndefined();
  });

  it('brings reversals, badges, adjustments and deleted events along, and evidence without points twice', async () => {
    const [shared, reversed, gone] = [
      await createEvent(venue),
      await createEvent(venue, { name: 'Reversed' }),
      await createEvent(venue, { name: 'Gone' }),
    ];
    const person = await register();
    const guestAddress = newAddress();
    await checkIn(person.email, shared);
    for (const event of [shared, reversed, gone]) await checkIn(guestAddress, event);
    const guest = await member('email', guestAddress);
    await venue.sql('DELETE FROM events WHERE id = $1', [gone]);
    await venue.sql(
      `INSERT INTO loyalty_transactions (member_id, event_id, points, type, reverses_id)
       SELECT member_id, event_id, -points, 'reversal', id FROM loyalty_transactions WHERE member_id = $1 AND event_id = $2`,
      [guest?.id, reversed],
    );
    await venue.sql(
      `INSERT INTO loyalty_transactions (member_id, points, type) VALUES ($1, 7, 'adjustment')`,
      [guest?.id],
    );
    const own = await member('user_id', person.id);
    for (const id of [own?.id, guest?.id]) {
      await venue.sql(
        `WITH badge AS (SELECT id, points FROM badges ORDER BY id LIMIT 1), awarded AS (
           INSERT INTO member_badges (member_id, badge_id) SELECT $1, id FROM badge)
         INSERT INTO loyalty_transactions (member_id, badge_id, points, type) SELECT $1, id, 20, 'badge' FROM badge`,
        [id],
      );
    }

    await changeAddress(person, guestAddress);
    await verifyAddress(guestAddress);

    const joined = await member('user_id', person.id);
    // Shared event once, reversed one not at all, the deleted one, the adjustment, the badge once.
    expect(joined).toMatchObject({ total_points: 50 + 50 + 7 + 20, events_attended: 2 });
    const evidence = await venue.sql(
      `SELECT event_id, points_awarded FROM photo_attendance WHERE loyalty_member_id = $1 ORDER BY id`,
      [joined?.id],
    );
    expect(evidence).toEqual([
      { event_id: shared, points_awarded: 50 },
      { event_id: shared, points_awarded: 0 },
      { event_id: reversed, points_awarded: 50 },
      { event_id: null, points_awarded: 50 },
    ]);
    expect(
      await venue.sql('SELECT badge_id FROM member_badges WHERE member_id = $1', [joined?.id]),
    ).toHaveLength(1);
  });

  it('never hands over the history of another account that used the address before', async () => {
    const first = await register();
    await checkIn(first.email, await createEvent(venue));
    await verifyAddress(first.email);
    await changeAddress(first, newAddress());
    const second = await register(first.email);
    expect((await verify(linkToken((await server.waitFor(first.email, 3)).at(-1)))).status).toBe(200);
    expect(await member('user_id', first.id)).toMatchObject({ total_points: 50 });
    expect(await member('user_id', second.id)).toMatchObject({ email: first.email, total_points: 0 });
  });

  it('loses no points that are being written down while histories are joined', async () => {
    const person = await register();
    const guestAddress = newAddress();
    await checkIn(guestAddress, await createEvent(venue));
    await changeAddress(person, guestAddress);
    const token = await tokenOf(guestAddress);
    const verifying = await venue.app.get(Database).transaction(async (transaction) => {
      await transaction.query(
        `INSERT INTO loyalty_transactions (member_id, points, type)
         SELECT id, 5, 'adjustment' FROM loyalty_members WHERE email = $1`,
        [guestAddress],
      );
      const answer = verify(token).then(({ status }) => status);
      await pause(500);
      return { answer };
    });
    expect(await verifying.answer).toBe(200);
    expect(await member('user_id', person.id)).toMatchObject({ total_points: 55, events_attended: 1 });
  });

  it('joins a guest who begins to collect with the address at the same moment', async () => {
    const person = await register();
    const guestAddress = newAddress();
    await changeAddress(person, guestAddress);
    const token = await tokenOf(guestAddress);
    const verifying = await venue.app.get(Database).transaction(async (transaction) => {
      await transaction.query(
        `WITH guest AS (INSERT INTO loyalty_members (name, email) VALUES ('June', $1) RETURNING id)
         INSERT INTO loyalty_transactions (member_id, points, type) SELECT id, 5, 'adjustment' FROM guest`,
        [guestAddress],
      );
      const answer = verify(token).then(({ status }) => status);
      await pause(500);
      return { answer };
    });
    expect(await verifying.answer).toBe(200);
    expect(await member('user_id', person.id)).toMatchObject({ email: guestAddress, total_points: 5 });
  });

  it('gives every check-in to one member while histories are joined', async () => {
    const person = await register();
    const guestAddress = newAddress();
    await checkIn(guestAddress, await createEvent(venue));
    await changeAddress(person, guestAddress);
    const token = await tokenOf(guestAddress);
    const events = await Promise.all(Array.from({ length: 8 }, () => createEvent(venue)));
    const [answer] = await Promise.all([
      verify(token),
      ...events.map((event) => checkIn(guestAddress, event)),
    ]);
    expect(answer.status).toBe(200);
    expect(await member('user_id', person.id)).toMatchObject({ total_points: 450, events_attended: 9 });
    expect(await venue.sql('SELECT FROM loyalty_members WHERE email = $1', [guestAddress])).toHaveLength(1);
  });
});

describe('verifying an address at a venue without a mail server', () => {
  it('does not say that a mail was sent', async () => {
    const venue = await createTestApp();
    const { sessionId } = await createAccount(venue, 'user');
    await venue.sql('UPDATE users SET email_verified_at = NULL');
    const { status, body } = await venue
      .http()
      .post('/api/auth/verify-email/resend')
      .auth(sessionId, { type: 'bearer' });
    expect([status, body.message]).toEqual([
      200,
      'This venue cannot send emails yet: the confirmation email waits until it can.',
    ]);
    await venue.close();
  });
});
