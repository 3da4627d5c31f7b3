import { linkToken, type MailServer, startMailServer } from '#test/servers/mail-server.js';
import { createAccount, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';

const newAddress = () => `june-${Math.random().toString(36).slice(2, 10)}@example.com`;

describe('the own account', () => {
  let server: MailServer;
  let venue: TestApp;

  beforeAll(async () => {
    server = await startMailServer();
    venue = await createTestApp({ SMTP_URL: server.url, MAIL_FROM: 'hello@venue.example', JOBS: 'true' });
  });
  afterAll(async () => {
    await venue.close();
    await server.close();
  });

  const put = (path: string, { sessionId }: Pick<TestAccount, 'sessionId'>, body: object) =>
    venue.http().put(`/api/auth/${path}`).set('Authorization', `Bearer ${sessionId}`).send(body);
  const me = (sessionId: string) =>
    venue.http().get('/api/auth/me').set('Authorization', `Bearer ${sessionId}`);
  const login = (usernameOrEmail: string, password: string) =>
    venue.http().post('/api/auth/login').send({ usernameOrEmail, password });
  const profile = (overrides: object = {}) => ({
    firstName: 'June',
    lastName: 'Calloway',
    email: newAddress(),
    ...overrides,
  });

  describe('profile', () => {
    it('changes names and leaves a verified address verified', async () => {
      const account = await createAccount(venue, 'user');
      await venue.sql('UPDATE users SET email_verified_at = now() WHERE id = $1', [account.id]);
      const answer = await put('profile', account, profile({ email: account.email.toUpperCase() }));
      expect([answer.status, answer.body]).toEqual([
        200,
        {
          id: account.id,
          username: account.username,
          email: account.email,
          firstName: 'June',
          lastName: 'Calloway',
          userType: 'user',
          profileImage: null,
          emailVerified: true,
        },
      ]);
      expect((await me(account.sessionId)).body).toEqual(answer.body);
    });

    it('keeps what a change leaves out, as an address that was changed on another device meanwhile', async () => {
      const account = await createAccount(venue, 'user');
      const { body: moved } = await put('profile', account, { email: newAddress() });
      const answer = await put('profile', account, { firstName: 'Junie' });
      expect([answer.status, answer.body]).toEqual([200, { ...moved, firstName: 'Junie' }]);
      expect((await put('profile', account, {})).body).toEqual(answer.body);
      for (const part of [{ firstName: '' }, { lastName: null }, { email: '' }])
        expect((await put('profile', account, part)).status).toBe(400);
    });

    it('takes a new address as unverified, asks it, and tells the old one', async () => {
      const account = await createAccount(venue, 'user');
      await venue.sql('UPDATE users SET email_verified_at = now() WHERE id = $1', [account.id]);
      const email = newAddress();
      const answer = await put('profile', account, profile({ email }));
      expect(answer.body).toMatchObject({ email, emailVerified: false });
      const [[question], [notice]] = await Promise.all([
        server.waitFor(email),
        server.waitFor(account.email),
      ]);
      expect(question?.subject).toBe('Please confirm your email address');
      expect(notice?.subject).toBe('The email address of your account was changed');
      expect(notice?.text).not.toContain(email);
    });

    it('writes to nobody who never said that the address is theirs, however often it changes', async () => {
      const account = await createAccount(venue, 'user');
      const next = newAddress();
      await put('profile', account, profile({ email: next }));
      await put('profile', account, profile());
      await server.waitFor(next);
      const written = await venue.sql(
        `SELECT recipient FROM messages WHERE user_id = $1 AND kind = 'auth.email-changed'`,
        [account.id],
      );
      expect(written).toEqual([]);
    });

    it('makes accounts wait together that have one stranger asked again and again', async () => {
      const stranger = newAddress();
      const statuses: number[] = [];
      for (let ask = 0; ask < 12; ask += 1) {
        const account = await createAccount(venue, 'user');
        statuses.push((await put('profile', account, profile({ email: stranger }))).status);
        await venue.sql(`UPDATE users SET email = username || '@left.example' WHERE id = $1`, [account.id]);
      }
      expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    });

    it('asks a stranger ten times a day, also by registration, which goes on without the mail', async () => {
      const stranger = newAddress();
      const statuses: number[] = [];
      for (let ask = 0; ask < 12; ask += 1) {
        const username = `rider-${ask}-${Math.random().toString(36).slice(2, 10)}`;
        const names = { firstName: 'June', lastName: 'Calloway', userType: 'user', password: 'boots!' };
        const body = { username, email: stranger, ...names };
        const answer =
          ask % 2 === 0
            ? await venue.http().post('/api/auth/register').send(body)
            : await put('profile', await createAccount(venue, 'user'), profile({ email: stranger }));
        statuses.push(answer.status);
        await venue.sql(`UPDATE users SET email = username || '@left.example' WHERE email = $1`, [stranger]);
      }
      expect(statuses).toEqual([...Array(5).fill([201, 200]).flat(), 201, 429]);
      expect(await venue.sql('SELECT FROM messages WHERE recipient = $1', [stranger])).toHaveLength(10);
    });

    it('leaves the owner of an address their mails when others want it for their accounts', async () => {
      const owner = await createAccount(venue, 'user');
      const others = [await createAccount(venue, 'user'), await createAccount(venue, 'user')];
      for (const other of others)
        for (let ask = 0; ask < 5; ask += 1)
          expect((await put('profile', other, profile({ email: owner.email }))).status).toBe(409);
      const asked = venue
        .http()
        .post('/api/auth/verify-email/resend')
        .auth(owner.sessionId, { type: 'bearer' });
      expect((await asked).status).toBe(200);
    });

    it('refuses an address that somebody else has, naming the field, and changes nothing', async () => {
      const [account, other] = [await createAccount(venue, 'user'), await createAccount(venue, 'artist')];
      const answer = await put('profile', account, profile({ email: other.email }));
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([409, ['email']]);
      expect((await me(account.sessionId)).body).toMatchObject({
        firstName: 'Loretta',
        email: account.email,
      });
    });

    it.each([
      ['firstName', ' ', 'First name is required'],
      ['lastName', '', 'Last name is required'],
      ['email', 'nowhere', 'Invalid email address'],
      ['email', '', 'Invalid email address'],
    ])('names %s when it is %j', async (field, value, message) => {
      const account = await createAccount(venue, 'user');
      const answer = await put('profile', account, profile({ [field]: value }));
      expect([answer.status, answer.body.fields]).toEqual([400, { [field]: message }]);
    });

    it('makes somebody wait who writes to address after address', async () => {
      const account = await createAccount(venue, 'user');
      const statuses: number[] = [];
      for (let change = 0; change < 6; change += 1)
        statuses.push((await put('profile', account, profile())).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });
  });

  describe('password', () => {
    const passwords = (account: TestAccount, overrides: object = {}) => ({
      currentPassword: account.password,
      newPassword: 'new-boots-62',
      confirmPassword: 'new-boots-62',
      ...overrides,
    });

    it('is changed, stays signed in here, and signs out everywhere else', async () => {
      const account = await createAccount(venue, 'user');
      await venue.sql('UPDATE users SET email_verified_at = now() WHERE id = $1', [account.id]);
      const elsewhere = String((await login(account.username, account.password)).body.sessionId);
      const answer = await put('password', account, passwords(account));
      expect([answer.status, answer.body]).toEqual([200, { message: 'Password updated successfully' }]);
      expect((await me(account.sessionId)).status).toBe(200);
      expect((await me(elsewhere)).status).toBe(401);
      expect((await login(account.username, account.password)).status).toBe(401);
      expect((await login(account.username, 'new-boots-62')).status).toBe(200);
      const [notice] = await server.waitFor(account.email);
      expect(notice?.subject).toBe('Your password was changed');
    });

    it('is changed once by a phone that repeats what it asked, one after the other or at once', async () => {
      const account = await createAccount(venue, 'user');
      await venue.sql('UPDATE users SET email_verified_at = now() WHERE id = $1', [account.id]);
      const change = () => put('password', account, passwords(account));
      const answers = [...(await Promise.all([change(), change()])), await change()];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await me(account.sessionId)).status).toBe(200);
      expect((await login(account.username, 'new-boots-62')).status).toBe(200);
      expect(await venue.sql('SELECT FROM messages WHERE user_id = $1', [account.id])).toHaveLength(1);
      const guess = await put(
        'password',
        account,
        passwords(account, { newPassword: 'x-boots', confirmPassword: 'x-boots' }),
      );
      expect([guess.status, guess.body.code]).toEqual([400, 'auth.wrong-password']);
    });

    it.each([
      ['currentPassword', 'wrong', 'Current password is incorrect'],
      ['currentPassword', '', 'Current password is required'],
      ['newPassword', 'short', 'Password must be at least 6 characters'],
      ['confirmPassword', 'short', 'Please confirm your password'],
      ['confirmPassword', 'other-boots', "Passwords don't match"],
    ])('names %s when it is %j', async (field, value, message) => {
      const account = await createAccount(venue, 'user');
      const answer = await put('password', account, passwords(account, { [field]: value }));
      expect([answer.status, answer.body.fields]).toEqual([400, { [field]: message }]);
      expect((await login(account.username, account.password)).status).toBe(200);
    });

    it('ends the question to a new address, which another may have typed who knew the old password', async () => {
      const account = await createAccount(venue, 'user');
      await venue.sql('UPDATE users SET email_verified_at = now() WHERE id = $1', [account.id]);
      const email = newAddress();
      await put('profile', account, profile({ email }));
      const token = linkToken((await server.waitFor(email))[0]);
      const changed = await put('password', account, {
        currentPassword: account.password,
        newPassword: 'new-boots-62',
        confirmPassword: 'new-boots-62',
      });
      expect(changed.status).toBe(200);
      const late = await venue.http().post('/api/auth/verify-email').send({ token });
      expect([late.status, late.body.code]).toEqual([400, 'auth.link-ended']);
    });

    it('makes somebody wait who guesses the current password at a phone left open', async () => {
      const account = await createAccount(venue, 'user');
      const guesses = Array.from({ length: 15 }, () =>
        put('password', account, passwords(account, { currentPassword: 'guess' })),
      );
      const statuses = (await Promise.all(guesses)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 400)).toHaveLength(10);
      expect((await put('password', account, passwords(account))).status).toBe(429);
    });

    it('is changed by one of two at once that both knew the old one', async () => {
      const account = await createAccount(venue, 'user');
      const answers = await Promise.all([
        put('password', account, passwords(account)),
        put(
          'password',
          account,
          passwords(account, { newPassword: 'spurs-62!', confirmPassword: 'spurs-62!' }),
        ),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    });

    it('is changed ten times a day at most, and an address that was never proved hears nothing of it', async () => {
      const account = await createAccount(venue, 'user');
      const statuses: number[] = [];
      let { password } = account;
      for (let change = 0; change < 11; change += 1) {
        const newPassword = `boots-no-${change}`;
        const answer = await put(
          'password',
          account,
          passwords(account, { currentPassword: password, newPassword, confirmPassword: newPassword }),
        );
        statuses.push(answer.status);
        password = newPassword;
      }
      expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
      expect(await venue.sql('SELECT id FROM messages WHERE user_id = $1', [account.id])).toEqual([]);
    });
  });
});
