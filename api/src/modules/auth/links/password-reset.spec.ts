import { setTimeout as pause } from 'node:timers/promises';
import { Database } from '#src/database/database.js';
import { linkToken, type MailServer, startMailServer } from '#test/servers/mail-server.js';
import { createAccount, createTestApp, type TestApp } from '#test/test-app.js';

const ENDED = 'auth.link-ended';
const NEW_PASSWORD = 'new-boots-62';

describe('a forgotten password', () => {
  let server: MailServer;
  let venue: TestApp;

  beforeAll(async () => {
    server = await startMailServer();
    venue = await createTestApp({
      SMTP_URL: server.url,
      MAIL_FROM: 'hello@venue.example',
      JOBS: 'true',
      TRUST_PROXY: 'true',
    });
  });
  afterAll(async () => {
    await venue.close();
    await server.close();
  });

  let caller = 0;
  const forgot = (email: string, address = `198.51.100.${(caller += 1)}`) =>
    venue.http().post('/api/auth/forgot-password').set('X-Forwarded-For', address).send({ email });
  const reset = (token: string, overrides: object = {}) =>
    venue
      .http()
      .post('/api/auth/reset-password')
      .send({ token, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, ...overrides });
  const login = (usernameOrEmail: string, password: string) =>
    venue.http().post('/api/auth/login').send({ usernameOrEmail, password });
  const me = (sessionId: string) =>
    venue.http().get('/api/auth/me').set('Authorization', `Bearer ${sessionId}`);
  const tokenFor = async (email: string): Promise<string> => {
    await forgot(email);
    return linkToken((await server.waitFor(email))[0]);
  };

  it('is replaced by way of the link in the mail, and every device is signed out', async () => {
    const account = await createAccount(venue, 'user');
    const answer = await forgot(account.email.toUpperCase());
    expect(answer.status).toBe(200);
    const [mail] = await server.waitFor(account.email);
    expect(mail?.text).toMatch(/\nhttp:\/\/127\.0\.0\.1:\d+\/reset-password#token=[\w-]{43}\n/);
    expect(mail?.html).toContain(`#token=${linkToken(mail)}`);

    expect((await reset(linkToken(mail))).status).toBe(200);
    expect((await me(account.sessionId)).status).toBe(401);
    expect((await login(account.username, account.password)).status).toBe(401);
    expect((await login(account.username, NEW_PASSWORD)).status).toBe(200);
    const [, notice] = await server.waitFor(account.email, 2);
    expect(notice?.subject).toBe('Your password was changed');
  });

  it('answers the same for an unknown, a known and a blocked account, and writes to the known alone', async () => {
    const [account, blocked] = [await createAccount(venue, 'user'), await createAccount(venue, 'user')];
    await venue.sql('UPDATE users SET is_active = false WHERE id = $1', [blocked.id]);
    const nobody = 'nobody-at-all@example.com';
    const answers = [await forgot(nobody), await forgot(blocked.email), await forgot(account.email)];
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([200, answers[0]?.body]);
    await server.waitFor(account.email);
    expect([...server.mailsTo(nobody), ...server.mailsTo(blocked.email)]).toEqual([]);
  });

  it('keeps neither the token nor, once it is sent, the mail’s words', async () => {
    const account = await createAccount(venue, 'user');
    const token = await tokenFor(account.email);
    const kept = async () =>
      JSON.stringify([
        await venue.sql('SELECT * FROM account_links'),
        await venue.sql('SELECT * FROM messages WHERE user_id = $1', [account.id]),
      ]);
    for (let tries = 0; tries < 100 && (await kept()).includes(token); tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(await kept()).not.toContain(token);
  });

  it('takes a link once', async () => {
    const token = await tokenFor((await createAccount(venue, 'user')).email);
    expect((await reset(token)).status).toBe(200);
    const again = await reset(token);
    expect([again.status, again.body.code]).toEqual([400, ENDED]);
  });

  it('has one winner when a link is used twice at once', async () => {
    const token = await tokenFor((await createAccount(venue, 'user')).email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => reset(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  it('ends the other links of the account with the first that is used', async () => {
    const account = await createAccount(venue, 'user');
    const first = await tokenFor(account.email);
    await forgot(account.email);
    const second = linkToken((await server.waitFor(account.email, 2))[1]);
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first)).body.code).toBe(ENDED);
  });

  it('ends the link by which the account is forgotten', async () => {
    const account = await createAccount(venue, 'user');
    await venue
      .http()
      .post('/api/own-data/erasure')
      .set('Authorization', `Bearer ${account.sessionId}`)
      .send({ currentPassword: account.password });
    const erasure = linkToken((await server.waitFor(account.email))[0]);
    await forgot(account.email);
    expect((await reset(linkToken((await server.waitFor(account.email, 2))[1]))).status).toBe(200);
    const late = await venue.http().post('/api/own-data/erasure/confirm').send({ token: erasure });
    expect([late.status, late.body.code]).toEqual([400, ENDED]);
  });

  it.each([
    ['an hour', `UPDATE account_links SET expires_at = now() WHERE user_id = $1`],
    ['the account was blocked', `UPDATE users SET is_active = false WHERE id = $1`],
    ['the account left the address', `UPDATE users SET email = 'left-' || email WHERE id = $1`],
  ])('opens nothing after %s', async (_, change) => {
    const account = await createAccount(venue, 'user');
    const token = await tokenFor(account.email);
    await venue.sql(change, [account.id]);
    const answer = await reset(token);
    expect([answer.status, answer.body.code]).toEqual([400, ENDED]);
  });

  it('ends open links when the password is changed in the account', async () => {
    const account = await createAccount(venue, 'user');
    const token = await tokenFor(account.email);
    await venue
      .http()
      .put('/api/auth/password')
      .set('Authorization', `Bearer ${account.sessionId}`)
      .send({ currentPassword: account.password, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD });
    expect((await reset(token)).body.code).toBe(ENDED);
  });

  it.each(['garbage', 'x'.repeat(255), `' OR 1=1 --`])('refuses the made-up token %j', async (token) => {
    const answer = await reset(token);
    expect([answer.status, answer.body.code]).toEqual([400, ENDED]);
  });

  it('leaves a link open when the passwords differ or are too short', async () => {
    const token = await tokenFor((await createAccount(venue, 'user')).email);
    const differ = await reset(token, { confirmPassword: 'other-boots' });
    expect(differ.body.fields).toEqual({ confirmPassword: "Passwords don't match" });
    const short = await reset(token, { newPassword: 'boots', confirmPassword: 'boots' });
    expect(short.body.fields.newPassword).toBe('Password must be at least 6 characters');
    expect((await reset(token)).status).toBe(200);
  });

  it('signs nobody in whose old password was checked just before', async () => {
    const account = await createAccount(venue, 'user');
    const entering = await venue.app.get(Database).transaction(async (transaction) => {
      await transaction.query(`UPDATE users SET password = 'another hash' WHERE id = $1`, [account.id]);
      const answer = login(account.username, account.password).then(({ status, body }) => [
        status,
        body.code,
      ]);
      await pause(500);
      return { answer };
    });
    expect(await entering.answer).toEqual([401, 'auth.invalid-credentials']);
  });

  it('does not take a link that verifies an address', async () => {
    const email = `hank-${Date.now()}@example.com`;
    await venue
      .http()
      .post('/api/auth/register')
      .send({
        username: `hank-${Date.now()}`,
        email,
        password: 'boots!',
        firstName: 'Hank',
        lastName: 'Mercer',
        userType: 'user',
      });
    const token = linkToken((await server.waitFor(email))[0]);
    expect((await reset(token)).body.code).toBe(ENDED);
  });

  it('makes an address wait that asks for many accounts, known or not', async () => {
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, index) => forgot(`nobody-${index}@example.com`, '203.0.113.77')),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it('writes to an account no more after five wishes from one address or twenty from all, and says nothing', async () => {
    const [teased, besieged] = [await createAccount(venue, 'user'), await createAccount(venue, 'user')];
    const ask = async (email: string, times: number, address?: string) => {
      const answers = await Promise.all(Array.from({ length: times }, () => forgot(email, address)));
      expect(answers.map(({ status }) => status)).toEqual(Array(times).fill(200));
    };
    await ask(teased.email, 7, '203.0.113.78');
    await server.waitFor(teased.email, 5);
    await ask(teased.email, 1, '203.0.113.79');
    await server.waitFor(teased.email, 6);
    await ask(besieged.email, 22);
    await server.waitFor(besieged.email, 20);
    await pause(300);
    expect([server.mailsTo(teased.email).length, server.mailsTo(besieged.email).length]).toEqual([6, 20]);
  });

  describe('of an account whose address was changed', () => {
    const newAddress = () => `elsewhere-${Math.random().toString(36).slice(2, 10)}@example.com`;
    const verified = async () => {
      const account = await createAccount(venue, 'user');
      await venue.sql('UPDATE users SET email_verified_at = now() WHERE id = $1', [account.id]);
      return account;
    };
    const move = ({ sessionId }: { sessionId: string }, email: string) =>
      venue
        .http()
        .put('/api/auth/profile')
        .set('Authorization', `Bearer ${sessionId}`)
        .send({ firstName: 'June', lastName: 'Calloway', email });
    const verify = async (email: string) => {
      const token = linkToken((await server.waitFor(email))[0]);
      expect((await venue.http().post('/api/auth/verify-email').send({ token })).status).toBe(200);
    };
    const accountOf = async ({ id }: { id: number }) => {
      const [account] = await venue.sql(
        `SELECT email, email_verified_at IS NOT NULL AS "isProved", proved_email AS "provedEmail" FROM users
          WHERE id = $1`,
        [id],
      );
      return account;
    };

    it('is asked of the proved address alone, whichever was typed, until the new one is proved', async () => {
      const account = await verified();
      const next = newAddress();
      await move(account, next);
      await server.waitFor(account.email);
      await forgot(next);
      await forgot(account.email);
      const mails = await server.waitFor(account.email, 3);
      expect(server.mailsTo(next).map(({ subject }) => subject)).toEqual([
        'Please confirm your email address',
      ]);
      await verify(next);
      expect((await reset(linkToken(mails.at(-1)))).body.code).toBe(ENDED);
      await forgot(next);
      const [, link] = await server.waitFor(next, 2);
      expect((await reset(linkToken(link))).status).toBe(200);
    });

    it('is no longer asked by links to an address that was left and taken again', async () => {
      const account = await verified();
      const old = await tokenFor(account.email);
      await move(account, newAddress());
      await move(account, account.email);
      expect((await reset(old)).body.code).toBe(ENDED);
    });

    it('ends the question to the new address, so that who moved the account gets it by no older link', async () => {
      const account = await verified();
      const thief = newAddress();
      await move(account, thief);
      const question = linkToken((await server.waitFor(thief))[0]);
      await server.waitFor(account.email);
      await forgot(account.email);
      expect((await reset(linkToken((await server.waitFor(account.email, 2))[1]))).status).toBe(200);
      const late = await venue.http().post('/api/auth/verify-email').send({ token: question });
      expect([late.status, late.body.code]).toEqual([400, ENDED]);
      expect(await accountOf(account)).toEqual({ email: thief, isProved: false, provedEmail: account.email });
    });

    it('is given back to who had it, by one link, even after the new address was proved', async () => {
      const account = await verified();
      await venue.sql(
        `INSERT INTO loyalty_members (name, email, user_id) SELECT 'June', email, id FROM users WHERE id = $1`,
        [account.id],
      );
      const memberAddress = async () =>
        (await venue.sql('SELECT email FROM loyalty_members WHERE user_id = $1', [account.id]))[0]?.email;
      const [thief, further] = [newAddress(), newAddress()];
      await move(account, thief);
      const [offer] = await server.waitFor(account.email);
      await verify(thief);
      expect(await memberAddress()).toBe(thief);
      await move(account, further);
      const thiefsOffer = (await server.waitFor(thief, 2))[1];
      const token = linkToken(offer);
      expect((await reset(token)).status).toBe(200);
      expect(await accountOf(account)).toEqual({ email: account.email, isProved: true, provedEmail: null });
      expect(await memberAddress()).toBe(account.email);
      expect((await me(account.sessionId)).status).toBe(401);
      expect((await login(account.email, NEW_PASSWORD)).status).toBe(200);
      expect((await reset(token)).body.code).toBe(ENDED);
      expect((await reset(linkToken(thiefsOffer))).body.code).toBe(ENDED);
    });

    it('is not kept from its owner by a thief who takes changes back or the address for another account', async () => {
      const account = await verified();
      const [first, second] = [newAddress(), newAddress()];
      await move(account, first);
      const [offer] = await server.waitFor(account.email);
      await verify(first);
      await move(account, second);
      const thiefsOffer = (await server.waitFor(first, 2))[1];
      expect((await reset(linkToken(thiefsOffer))).status).toBe(200);
      const squatter = await createAccount(venue, 'user', { email: account.email });
      expect((await reset(linkToken(offer))).status).toBe(200);
      expect(await accountOf(account)).toEqual({ email: first, isProved: false, provedEmail: account.email });
      expect((await login(account.username, NEW_PASSWORD)).status).toBe(200);
      expect((await accountOf(squatter))?.email).toBe(account.email);
    });
  });
});

describe('a forgotten password behind a proxy', () => {
  it('gets a link to the public address, whatever host the request names', async () => {
    const server = await startMailServer();
    const venue = await createTestApp({
      SMTP_URL: server.url,
      MAIL_FROM: 'hello@venue.example',
      JOBS: 'true',
      PUBLIC_URL: 'https://venue.example/',
    });
    const { email } = await createAccount(venue, 'user');
    await venue.http().post('/api/auth/forgot-password').set('Host', 'evil.example').send({ email });
    const [mail] = await server.waitFor(email);
    expect(mail?.text).toContain('https://venue.example/reset-password#token=');
    expect(JSON.stringify(mail)).not.toContain('evil.example');
    await venue.close();
    await server.close();
  });
});
