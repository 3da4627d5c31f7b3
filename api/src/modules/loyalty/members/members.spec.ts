import { randomUUID } from 'node:crypto';
import { createAccount, createEvent, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';

describe('members', () => {
  let venue: TestApp;
  let admin: TestAccount;

  beforeAll(async () => {
    venue = await createTestApp();
    admin = await createAccount(venue, 'admin');
  });
  afterAll(() => venue.close());

  const call = (method: 'get' | 'post', path: string, sessionId = admin.sessionId) =>
    venue.http()[method](`/api/loyalty${path}`).auth(sessionId, { type: 'bearer' });
  const enrol = (body: object, sessionId?: string) => call('post', '/members', sessionId).send(body);
  const address = () => `${randomUUID()}@example.com`;
  const member = async (email = address(), userId: number | null = null): Promise<number> => {
    const [row] = await venue.sql<{ id: number }>(
      `INSERT INTO loyalty_members (name, email, user_id) VALUES ('June Carter', $1, $2) RETURNING id`,
      [email, userId],
    );
    return row?.id ?? 0;
  };
  const attend = async (memberId: number, eventId: number): Promise<number> => {
    const [row] = await venue.sql<{ id: number }>(
      `INSERT INTO loyalty_transactions (member_id, event_id, points, type, description)
       VALUES ($1, $2, 50, 'attendance', 'Attended Barn Dance') RETURNING id`,
      [memberId, eventId],
    );
    return row?.id ?? 0;
  };
  /** No balance may ever differ from its ledger. */
  const wrongBalances = () =>
    venue.sql(
      `SELECT id FROM loyalty_members m WHERE total_points <>
         (SELECT coalesce(sum(points), 0) FROM loyalty_transactions WHERE member_id = m.id)`,
    );

  describe('enrolled by staff', () => {
    it('are found by a number in their name, with what stands around it', async () => {
      const made = [];
      for (const name of ['Guest 40770', 'Rider 40770', 'Guest 40771'])
        made.push((await enrol({ name, email: address() }).expect(201)).body);
      const found = (await call('get', '/members?q=GUEST%2040770').expect(200)).body;
      expect(found.map(({ id }: { id: number }) => id)).toEqual([made[0].id]);
    });

    it('are found by part of their name or e-mail, page by page, the newest first', async () => {
      const made = [];
      for (const name of ['Ruby 100% Lee', 'Ruby_Lee', 'Rubyx Lee'])
        made.push((await enrol({ name, email: address() }).expect(201)).body);
      const names = async (query: string) =>
        (await call('get', `/members?${query}`).expect(200)).body.map(({ name }: { name: string }) => name);
      expect(await names('q=ruby')).toEqual(['Rubyx Lee', 'Ruby_Lee', 'Ruby 100% Lee']);
      expect(await names('q=RUBY_')).toEqual(['Ruby_Lee']);
      expect(await names('q=100%25')).toEqual(['Ruby 100% Lee']);
      expect(await names(`q=${made[0].email.toUpperCase()}`)).toEqual(['Ruby 100% Lee']);
      const page = await call('get', '/members?q=ruby&limit=2');
      const next = /<\/api\/loyalty(.+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? '';
      expect((await call('get', next)).body.map(({ id }: { id: number }) => id)).toEqual([made[0].id]);
      await call('get', '/members?cursor=nonsense').expect(400);
    });

    it('are known by their e-mail in any case, with spaces around it, and made once however many ask', async () => {
      const email = address();
      const asked = [`  ${email.toUpperCase()} `, email, `${email} `];
      const answers = await Promise.all(asked.map((one) => enrol({ name: 'Hank', email: one })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect(answers[0]?.body).toMatchObject({
        name: 'Hank',
        email,
        phone: null,
        hasAccount: false,
        totalPoints: 0,
        eventsAttended: 0,
        membershipLevel: 'bronze',
        badgeCount: 0,
      });
    });

    it('are not taken for somebody else with their e-mail: what differs is refused, not dropped', async () => {
      const email = address();
      const { id } = (await enrol({ name: 'Hank', email, phone: '555-0100' }).expect(201)).body;
      const words = 'Somebody is already a member with this email.';
      for (const other of [{ name: 'Audrey', phone: '555-0100' }, { name: 'Hank' }]) {
        const { body } = await enrol({ email, ...other }).expect(409);
        expect(body).toMatchObject({
          code: 'loyalty.already-member',
          message: words,
          fields: { email: words },
        });
      }
      const again = await enrol({ name: 'Hank', email, phone: '555-0100' }).expect(200);
      expect(again.body).toMatchObject({ id, name: 'Hank', phone: '555-0100' });
    });

    it.each([
      [{ name: ' ' }, { name: 'Name is required' }],
      [{ name: 'x'.repeat(101) }, { name: 'Name must be at most 100 characters' }],
      [{ email: 'not an address' }, { email: 'Invalid email address' }],
      [{ email: '' }, { email: 'Invalid email address' }],
      [{ phone: '5'.repeat(21) }, { phone: 'Phone must be at most 20 characters' }],
    ])('are refused when they are %j', async (fault, fields) => {
      const { status, body } = await enrol({ name: 'Hank', email: address(), ...fault });
      expect([status, body.fields]).toEqual([400, fields]);
    });

    it.each(['615-555-0123 ext. 4', '555-TONK', 'ask Hank'])(
      'have the phone “%s” as it is written',
      async (phone) => {
        const { body } = await enrol({ name: 'Hank', email: address(), phone }).expect(201);
        expect(body.phone).toBe(phone);
      },
    );

    it('are shown with their badges, and not at all when there is no such member', async () => {
      const id = await member();
      const [{ id: badgeId } = { id: 0 }] = await venue.sql<{ id: number }>(
        `SELECT id FROM badges WHERE name = 'VIP'`,
      );
      await call('post', `/members/${id}/badges`).send({ badgeId }).expect(201);
      expect((await call('get', `/members/${id}`).expect(200)).body).toMatchObject({
        id,
        totalPoints: 150,
        membershipLevel: 'silver',
        badgeCount: 1,
        badges: [{ id: badgeId, name: 'VIP', icon: 'Crown', color: 'bg-purple-500' }],
      });
      expect((await call('get', '/members/999999')).body.code).toBe('loyalty.member-not-found');
    });
  });

  describe('who enrol themselves', () => {
    it('do so with their own e-mail alone, and find who they are already', async () => {
      const person = await createAccount(venue, 'artist');
      const mine = { name: 'Wade', email: ` ${person.email.toUpperCase()}` };
      const [first, second] = await Promise.all([
        enrol(mine, person.sessionId),
        enrol(mine, person.sessionId),
      ]);
      expect([first.status, second.status].sort()).toEqual([200, 201]);
      expect(first.body).toMatchObject({ email: person.email, hasAccount: true });
      expect(second.body.id).toBe(first.body.id);
      const renamed = await enrol({ ...mine, name: 'Wade T' }, person.sessionId).expect(200);
      expect(renamed.body).toMatchObject({ id: first.body.id, name: 'Wade' });
      const other = await enrol({ name: 'Wade', email: address() }, person.sessionId);
      expect([other.status, other.body.code]).toEqual([403, 'loyalty.not-your-email']);
    });

    it('get the points of their e-mail once they have proved that it is theirs', async () => {
      const person = await createAccount(venue, 'user');
      const id = await member(person.email);
      await attend(id, await createEvent(venue));
      const mine = { name: 'Wade', email: person.email };
      const unproved = await enrol(mine, person.sessionId);
      expect([unproved.status, unproved.body]).toEqual([
        409,
        expect.objectContaining({
          code: 'loyalty.verify-email',
          message: 'Verify your email to see the points collected with it.',
        }),
      ]);
      await venue.sql('UPDATE users SET email_verified_at = now() WHERE id = $1', [person.id]);
      expect((await enrol(mine, person.sessionId).expect(200)).body).toMatchObject({
        id,
        totalPoints: 50,
        hasAccount: true,
      });
    });
  });

  describe('whose points are set right', () => {
    const adjust = (id: number, body: object, key: string = randomUUID()) =>
      call('post', `/members/${id}/adjustments`).set('Idempotency-Key', key).send(body);
    const ledger = async (id: number, query = '') =>
      (await call('get', `/members/${id}/ledger${query}`).expect(200)).body;

    it('get an adjustment once for each key, with its reason and who did it', async () => {
      const [id, key] = [await member(), randomUUID()];
      const body = { points: 30, reason: ' Helped with the chairs ' };
      const first = await adjust(id, body, key).expect(201);
      expect((await adjust(id, body, key).expect(200)).body).toEqual(first.body);
      expect((await adjust(id, { ...body, points: 31 }, key)).body.code).toBe('loyalty.key-reused');
      expect(await ledger(id)).toEqual([first.body]);
      expect(first.body).toMatchObject({
        type: 'adjustment',
        points: 30,
        description: 'Helped with the chairs',
        by: 'Loretta Hayes',
        stands: true,
        reversal: null,
      });
    });

    it.each([
      [{ points: 0 }, { points: 'Points must not be 0' }],
      [{ points: 100_001 }, { points: 'Points must be at most 100000' }],
      [{ points: -100_001 }, { points: 'Points must be at least -100000' }],
      [{ points: 1.5 }, { points: 'Points must be a whole number' }],
      [{ points: 'a lot' }, { points: expect.any(String) }],
      [{ reason: '  ' }, { reason: 'Reason is required' }],
      [{ reason: 'x'.repeat(256) }, { reason: 'Reason must be at most 255 characters' }],
    ])('are left alone when the adjustment is %j', async (fault, fields) => {
      const id = await member();
      const { status, body } = await adjust(id, { points: 5, reason: 'Quiz', ...fault });
      expect([status, body.fields]).toEqual([400, fields]);
      expect(await ledger(id)).toEqual([]);
      expect(await wrongBalances()).toEqual([]);
    });

    it('never have less than nothing taken', async () => {
      const id = await member();
      const { status, body } = await adjust(id, { points: -5, reason: 'Quiz' });
      expect([status, body.code, body.message]).toEqual([
        409,
        'loyalty.too-few-points',
        'This member has only 0 points. Take off no more than that.',
      ]);
      expect(await ledger(id)).toEqual([]);
    });

    it('show what was taken back, why and by whom, also after it was given again', async () => {
      const id = await member();
      const entryId = await attend(id, await createEvent(venue, { name: 'Barn Dance' }));
      const reverse = (entry: number, reason: string) =>
        call('post', `/ledger/${entry}/reversal`).set('Idempotency-Key', randomUUID()).send({ reason });
      const { body: taken } = await reverse(entryId, 'Not in the photo').expect(201);
      expect(await ledger(id)).toMatchObject([
        { id: taken.id, type: 'reversal', points: -50, reversesId: entryId, stands: true },
        {
          id: entryId,
          type: 'attendance',
          eventName: 'Barn Dance',
          stands: false,
          reversal: { id: taken.id, reason: 'Not in the photo', by: 'Loretta Hayes' },
        },
      ]);
      expect((await reverse(entryId, 'Again')).body.code).toBe('loyalty.already-reversed');
      await reverse(taken.id, 'It was her after all').expect(201);
      expect((await ledger(id)).map(({ stands }: { stands: boolean }) => stands)).toEqual([
        true,
        false,
        true,
      ]);
      expect((await reverse(999_999, 'x')).body.code).toBe('loyalty.entry-not-found');
      expect((await reverse(entryId, '')).body.fields).toEqual({ reason: 'Reason is required' });
    });

    it('have their ledger read page by page', async () => {
      const id = await member();
      for (const points of [1, 2, 3, 4, 5]) await adjust(id, { points, reason: 'Quiz' }).expect(201);
      const seen: number[] = [];
      let path = `/members/${id}/ledger?limit=2`;
      while (path) {
        const { body, headers } = await call('get', path).expect(200);
        seen.push(...body.map(({ points }: { points: number }) => points));
        path = /<\/api\/loyalty(.+)>; rel="next"/.exec(String(headers.link))?.[1] ?? '';
      }
      expect(seen).toEqual([5, 4, 3, 2, 1]);
      await call('get', '/members/999999/ledger').expect(404);
    });

    it('keep their ledger, without a name, when the account is deleted', async () => {
      const person = await createAccount(venue, 'user');
      const id = await member(person.email, person.id);
      await adjust(id, { points: 30, reason: 'Quiz' }).expect(201);
      await venue
        .http()
        .delete(`/api/admin/users/${person.id}`)
        .auth(admin.sessionId, { type: 'bearer' })
        .expect(200);
      const { body } = await call('get', `/members/${id}`).expect(200);
      expect(body).toMatchObject({ name: 'Former member', hasAccount: false, totalPoints: 30 });
      expect((await ledger(id)).map(({ points }: { points: number }) => points)).toEqual([30]);
      expect(await wrongBalances()).toEqual([]);
    });
  });

  describe('who are one person', () => {
    const merge = (id: number, otherId: unknown) => call('post', `/members/${id}/merge`).send({ otherId });

    it('become one, as the preview said, each show and badge counted once', async () => {
      const [id, otherId] = [await member(), await member()];
      const [both, second] = [await createEvent(venue), await createEvent(venue)];
      for (const [who, where] of [
        [id, both],
        [otherId, both],
        [otherId, second],
      ] as const)
        await attend(who, where);
      const preview = await call('get', `/members/${id}/merge?otherId=${otherId}`).expect(200);
      expect(preview.body).toMatchObject({
        stays: { id, totalPoints: 50 },
        goes: { id: otherId, totalPoints: 100 },
        result: { id, totalPoints: 100, eventsAttended: 2, membershipLevel: 'silver' },
      });
      await call('get', `/members/${otherId}`).expect(200);

      const { body } = await merge(id, otherId).expect(200);

      expect(body).toEqual(preview.body.result);
      await call('get', `/members/${otherId}`).expect(404);
      expect((await merge(id, otherId)).body.code).toBe('loyalty.member-not-found');
      expect(await wrongBalances()).toEqual([]);
    });

    it('are found by either address, as they are refused by either', async () => {
      const email = address();
      const [id, otherId] = [await member(), await member(email)];
      await merge(id, otherId).expect(200);
      const again = await call('post', '/members').send({ name: 'Somebody Else', email }).expect(409);
      expect(again.body.code).toBe('loyalty.already-member');
      expect((await call('get', `/members/email/${email}`).expect(200)).body.id).toBe(id);
    });

    it('keep the account that one of them has, whichever was chosen', async () => {
      const person = await createAccount(venue, 'user');
      const [id, own] = [await member(), await member(person.email, person.id)];
      expect((await merge(id, own).expect(200)).body).toMatchObject({ id: own, email: person.email });
    });

    it('are not merged when both have accounts, are the same, or one is unknown', async () => {
      const ids: number[] = [];
      for (const _ of [1, 2]) {
        const person = await createAccount(venue, 'user');
        ids.push(await member(person.email, person.id));
      }
      const [id = 0, otherId = 0] = ids;
      expect((await merge(id, otherId)).body).toMatchObject({
        statusCode: 409,
        code: 'loyalty.both-have-accounts',
        message: 'Both members have an account, so they cannot be merged. Delete one of the accounts first.',
      });
      expect((await merge(id, id)).body.code).toBe('loyalty.same-member');
      expect((await merge(id, 999_999)).body.code).toBe('loyalty.member-not-found');
      expect((await merge(id, 'x')).status).toBe(400);
      await call('get', `/members/${otherId}`).expect(200);
    });
  });
});
