import {
  createAccount,
  createEvent,
  createTestApp,
  createVerificationPhoto,
  type TestAccount,
  type TestApp,
} from '#test/test-app.js';

describe('a member looking at themselves', () => {
  let venue: TestApp;
  let admin: TestAccount;
  let june: TestAccount;
  let juneId: number;
  let wade: TestAccount;
  let wadeId: number;

  beforeAll(async () => {
    venue = await createTestApp();
    admin = await createAccount(venue, 'admin');
    june = await createAccount(venue, 'user', { email: 'june@example.com' });
    juneId = await enrol(june, 'June Carver');
    wade = await createAccount(venue, 'user', { email: 'wade@example.com' });
    wadeId = await enrol(wade, 'Wade Tucker');
  });
  afterAll(() => venue.close());

  const enrol = async ({ id, email }: TestAccount, name: string): Promise<number> => {
    const [row] = await venue.sql<{ id: number }>(
      'INSERT INTO loyalty_members (name, email, user_id) VALUES ($1, $2, $3) RETURNING id',
      [name, email, id],
    );
    return row?.id ?? 0;
  };
  const get = ({ sessionId }: TestAccount, path: string) =>
    venue.http().get(`/api/loyalty/members/${path}`).set('Authorization', `Bearer ${sessionId}`);
  const sawBadges = ({ sessionId }: TestAccount, memberId: number, badgeIds: unknown) =>
    venue
      .http()
      .post(`/api/loyalty/members/${memberId}/badges/seen`)
      .set('Authorization', `Bearer ${sessionId}`)
      .send({ badgeIds });
  const checkIn = async ({ email }: { email: string }, name: string) => {
    const eventId = await createEvent(venue, { name });
    const photoId = await createVerificationPhoto(venue, eventId);
    await venue
      .http()
      .post('/api/photo-attendance')
      .send({ eventId, photoId, customerName: 'Somebody', customerEmail: email, partySize: 1 })
      .expect(201);
  };
  const badge = async (name: string): Promise<number> => {
    const [row] = await venue.sql<{ id: number }>('SELECT id FROM badges WHERE name = $1', [name]);
    return row?.id ?? 0;
  };
  const give = (memberId: number, badgeId: number, earnedDate: string) =>
    venue.sql('INSERT INTO member_badges (member_id, badge_id, earned_date) VALUES ($1, $2, $3)', [
      memberId,
      badgeId,
      earnedDate,
    ]);

  describe('by e-mail', () => {
    it.each(['june@example.com', 'JUNE@Example.com', '%20june@example.com%20'])(
      'finds their own numbers by %s',
      async (email) => {
        const { body } = await get(june, `email/${email}`).expect(200);
        expect(body).toMatchObject({
          id: juneId,
          name: 'June Carver',
          email: 'june@example.com',
          membershipLevel: 'bronze',
          cardCode: expect.stringMatching(/^[0-9A-F]{16}$/),
        });
      },
    );

    it.each([
      'wade@example.com',
      'nobody@example.com',
      'no e-mail at all',
      '%25',
      '%00',
      `${'x'.repeat(300)}@example.com`,
    ])('tells a member nothing of %s', async (email) => {
      const { body } = await get(june, `email/${email}`).expect(404);
      expect(body.code).toBe('loyalty.member-not-found');
    });

    it('shows staff anybody', async () => {
      const { body } = await get(admin, 'email/WADE@example.com').expect(200);
      expect(body).toMatchObject({ id: wadeId, name: 'Wade Tucker' });
    });

    it('keeps what a guest of the door collected from the one who registers with that e-mail', async () => {
      const guest = { email: 'guest@example.com' };
      await checkIn(guest, 'Guest Night');
      const account = await createAccount(venue, 'user', guest);
      const { body } = await get(account, `email/${guest.email}`).expect(404);
      expect(body.code).toBe('loyalty.member-not-found');
    });

    it('finds the member of an account whose e-mail has changed and is not proved yet', async () => {
      const account = await createAccount(venue, 'user');
      const memberId = await enrol(account, 'Loretta Hayes');
      await venue.sql(`UPDATE users SET email = 'new-loretta@example.com' WHERE id = $1`, [account.id]);
      const { body } = await get(account, 'email/new-loretta@example.com').expect(200);
      expect(body).toMatchObject({ id: memberId, email: account.email });
    });
  });

  describe('on the staff', () => {
    const join = (account: TestAccount) =>
      venue
        .http()
        .post('/api/loyalty/members')
        .set('Authorization', `Bearer ${account.sessionId}`)
        .send({ name: 'Dale Hayes', email: account.email });

    it('becomes the member of the account, and stays it when its e-mail changes', async () => {
      const desk = await createAccount(venue, 'admin');
      const { body } = await join(desk).expect(201);
      expect(body).toMatchObject({ email: desk.email, hasAccount: true });
      await sawBadges(desk, body.id, [await badge('Regular')]).expect(200);
      await venue.sql(`UPDATE users SET email = 'new-' || email WHERE id = $1`, [desk.id]);
      expect((await get(desk, `email/new-${desk.email}`).expect(200)).body.id).toBe(body.id);
    });

    it('gets what was collected with the own e-mail once it is proved', async () => {
      const desk = await createAccount(venue, 'admin');
      await checkIn(desk, 'Staff Night');
      await get(desk, `email/${desk.email}`).expect(404);
      expect((await join(desk).expect(409)).body.code).toBe('loyalty.verify-email');
      await venue.sql('UPDATE users SET email_verified_at = now() WHERE id = $1', [desk.id]);
      await join(desk).expect(200);
      const { body } = await get(desk, `email/${desk.email}`).expect(200);
      expect(body).toMatchObject({ totalPoints: 50 });
      await sawBadges(desk, body.id, [await badge('Regular')]).expect(200);
    });
  });

  describe('by the card', () => {
    it('are found by staff, scanned or typed', async () => {
      const { cardCode } = (await get(june, 'email/june@example.com').expect(200)).body;
      const groups = cardCode.toLowerCase().match(/.{4}/g).join(' ');
      for (const q of [cardCode, groups, `https://venue.example.com/m/${cardCode}`]) {
        const { body } = await get(admin, `?q=${encodeURIComponent(q)}`).expect(200);
        expect(body.map(({ id }: { id: number }) => id)).toEqual([juneId]);
      }
      await get(wade, `?q=${cardCode}`).expect(403);
      expect((await get(admin, '?q=0000000000000000').expect(200)).body).toEqual([]);
    });
  });

  it('leaves a card that opens nothing when the account goes', async () => {
    const account = await createAccount(venue, 'user');
    await enrol(account, 'Loretta Hayes');
    const { cardCode } = (await get(account, `email/${account.email}`).expect(200)).body;
    await venue
      .http()
      .delete(`/api/admin/users/${account.id}`)
      .set('Authorization', `Bearer ${admin.sessionId}`)
      .expect(200);
    expect((await get(admin, `?q=${cardCode}`).expect(200)).body).toEqual([]);
  });

  describe('the badges', () => {
    it('are theirs and staff’s to read, and nobody else’s', async () => {
      await get(june, `${juneId}/badges`).expect(200);
      await get(admin, `${juneId}/badges`).expect(200);
      expect((await get(wade, `${juneId}/badges`).expect(404)).body.code).toBe('loyalty.member-not-found');
      await get(june, '999999/badges').expect(404);
      await get(june, 'one/badges').expect(400);
    });

    it('are those that they earned, where nothing else is asked for', async () => {
      const account = await createAccount(venue, 'user');
      const memberId = await enrol(account, 'Hank Miller');
      const superFan = await badge('Super Fan');
      expect((await get(account, `${memberId}/badges`).expect(200)).body).toEqual([]);
      await give(memberId, superFan, '2026-11-01T20:00:00Z');

      const { body } = await get(account, `${memberId}/badges`).expect(200);

      expect(body).toEqual([
        expect.objectContaining({
          id: superFan,
          memberId,
          badgeId: superFan,
          name: 'Super Fan',
          earnedDate: '2026-11-01T20:00:00.000Z',
        }),
      ]);
      const { body: refusal } = await get(account, `${memberId}/badges?include=all`).expect(400);
      expect(refusal.fields).toEqual({ include: expect.any(String) });
    });

    it('are listed earned ones first, also one that is given no more, new until they were seen', async () => {
      const [regular, vip] = [await badge('Regular'), await badge('VIP')];
      await give(wadeId, regular, '2026-11-01T20:00:00Z');
      await give(wadeId, vip, '2026-11-08T20:00:00Z');
      await venue.sql('UPDATE badges SET is_active = 0 WHERE id = $1', [vip]);

      const { body } = await get(wade, `${wadeId}/badges?include=available`).expect(200);

      expect(body.slice(0, 2)).toMatchObject([
        { name: 'VIP', earnedDate: '2026-11-08T20:00:00.000Z', isNew: true, progress: 25 },
        { name: 'Regular', earnedDate: '2026-11-01T20:00:00.000Z', isNew: true, icon: 'Calendar' },
      ]);
      const toEarn = expect.objectContaining({ memberId: wadeId, earnedDate: null, isNew: false });
      expect(body.slice(2)).toEqual(Array.from({ length: 6 }, () => toEarn));
      expect((await get(june, `${juneId}/badges?include=available`).expect(200)).body).toHaveLength(7);

      await sawBadges(wade, wadeId, [vip, 999_999]).expect(200);
      await sawBadges(wade, wadeId, [vip]).expect(200);
      const { body: seen } = await get(wade, `${wadeId}/badges`).expect(200);
      expect(seen.slice(0, 2)).toMatchObject([
        { name: 'VIP', isNew: false },
        { name: 'Regular', isNew: true },
      ]);
    });

    it('are told with how far they are, and never further than they go', async () => {
      const account = await createAccount(venue, 'user');
      const memberId = await enrol(account, 'Loretta Hayes');
      for (const name of ['First Night', 'Second Night']) await checkIn(account, name);

      const { body } = await get(account, `${memberId}/badges?include=available`).expect(200);

      const progress = body.map(({ name, progress }: { name: string; progress: number }) => [name, progress]);
      expect(Object.fromEntries(progress)).toMatchObject({
        'First Timer': 1,
        Regular: 2,
        'Music Lover': 2,
        'Super Fan': 0,
        Champion: 0,
      });
    });

    it('stay new when somebody else has looked at them, staff included', async () => {
      const first = await badge('First Timer');
      await give(juneId, first, '2026-11-01T20:00:00Z');
      await sawBadges(admin, juneId, [first]).expect(404);
      await sawBadges(wade, juneId, [first]).expect(404);
      const { body } = await get(june, `${juneId}/badges`).expect(200);
      expect(body[0]).toMatchObject({ name: 'First Timer', isNew: true });
    });

    it.each([[undefined], [[]], ['all'], [['1']], [[0]], [[2 ** 31]], [Array(101).fill(1)]])(
      'are not marked by %j',
      async (badgeIds) => {
        const { body } = await sawBadges(june, juneId, badgeIds).expect(400);
        expect(body.fields).toEqual({ badgeIds: expect.any(String) });
      },
    );
  });

  describe('the points', () => {
    it('say what they came from, the newest first, page by page', async () => {
      const account = await createAccount(venue, 'user');
      const memberId = await enrol(account, 'Loretta Hayes');
      for (const name of ['First Night', 'Second Night', 'Third Night']) await checkIn(account, name);
      await venue.sql(
        `INSERT INTO loyalty_transactions (member_id, points, type, description)
         VALUES ($1, -20, 'adjustment', 'Bought a shirt')`,
        [memberId],
      );

      const first = await get(account, `${memberId}/points?limit=2`).expect(200);
      expect(first.body).toMatchObject([
        { type: 'adjustment', points: -20, description: 'Bought a shirt', eventName: null, badgeName: null },
        { type: 'attendance', points: 50, eventName: 'Third Night' },
      ]);
      const next = /<\/api\/loyalty\/members\/(.+)>; rel="next"/.exec(first.headers.link ?? '')?.[1];
      const second = await get(account, next ?? '').expect(200);
      expect(second.body.map(({ eventName }: { eventName: string }) => eventName)).toEqual([
        'Second Night',
        'First Night',
      ]);
      expect(second.headers.link).toBeUndefined();

      expect((await get(admin, `${memberId}/points`).expect(200)).body).toHaveLength(4);
      await get(wade, `${memberId}/points`).expect(404);
      await get(account, `${memberId}/points?cursor=nonsense`).expect(400);
    });
  });
});
