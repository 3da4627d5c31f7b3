import { randomUUID } from 'node:crypto';
import { JudgingService } from '#src/modules/loyalty/judging/judging.service.js';
import { checkInAt, verificationOf } from '#test/venue/check-ins.js';
import {
  createAccount,
  createEvent,
  createTestApp,
  createVerificationPhoto,
  openShow,
  type TestAccount,
  type TestApp,
} from '#test/test-app.js';

describe('GET /api/photo-attendance', () => {
  let venue: TestApp;
  let guest: TestAccount;
  let admin: TestAccount;

  beforeAll(async () => {
    venue = await createTestApp();
    admin = await createAccount(venue, 'admin');
  });
  beforeEach(async () => {
    guest = await createAccount(venue, 'user');
    await venue.sql(`INSERT INTO loyalty_members (name, email, user_id) VALUES ('Loretta', $1, $2)`, [
      guest.email,
      guest.id,
    ]);
  });
  afterAll(() => venue.close());

  const list = (account: TestAccount, query = '') =>
    venue.http().get(`/api/photo-attendance${query}`).set('Authorization', `Bearer ${account.sessionId}`);
  const decide = async (id: number, body: object) =>
    venue
      .http()
      .put(`/api/admin/verifications/${id}`)
      .set('Authorization', `Bearer ${admin.sessionId}`)
      .send(body)
      .expect(200);

  const proveAddress = () =>
    venue.sql('UPDATE users SET email_verified_at = now(), proved_email = email WHERE id = $1', [guest.id]);

  it('shows nobody what others checked in to by an e-mail that they only registered with', async () => {
    const show = await createEvent(venue);
    await checkInAt(venue, show, { email: guest.email, name: 'Ruby' });
    const own = await checkInAt(venue, await createEvent(venue), { account: guest, email: guest.email });
    const ids = async () => (await list(guest)).body.map(({ id }: { id: number }) => id);
    expect(await ids()).toEqual([own.id]);
    await proveAddress();
    expect(await ids()).toHaveLength(2);
    await venue.sql(`UPDATE users SET email = 'new-' || email, email_verified_at = NULL WHERE id = $1`, [
      guest.id,
    ]);
    expect(await ids()).toHaveLength(2);
  });

  it('shows a member what they checked in to on any phone, signed in or by their e-mail, the newest first', async () => {
    await proveAddress();
    const [barnDance, waltz] = [
      await createEvent(venue, { name: 'Barn Dance' }),
      await createEvent(venue, { name: 'Last Waltz' }),
    ];
    const signedIn = await checkInAt(venue, barnDance, {
      account: guest,
      email: guest.email,
      name: 'Loretta',
    });
    const byEmail = await checkInAt(venue, waltz, { email: guest.email, name: 'Somebody' });
    const { body } = await list(guest).expect(200);
    const { date } = openShow();
    expect(body).toEqual([
      {
        id: byEmail.id,
        clientKey: expect.any(String),
        event: { id: waltz, name: 'Last Waltz', date, time: '20:00' },
        customerName: null,
        partySize: 1,
        points: 50,
        badges: [],
        tierReached: 'silver',
        duplicate: false,
        lateReason: null,
        verificationStatus: 'pending',
        isPhotoUnreadable: false,
        occurredAt: expect.any(String),
      },
      expect.objectContaining({ id: signedIn.id, customerName: 'Loretta', points: 50 }),
    ]);
  });

  it('shows what stands: nothing for a second one, nor once the photo is rejected', async () => {
    const show = await createEvent(venue);
    const first = await checkInAt(venue, show, { account: guest, email: guest.email });
    const second = await checkInAt(venue, show, { account: guest, email: guest.email });
    const points = async () => (await list(guest)).body.map((row: { points: number }) => row.points);
    expect(await points()).toEqual([0, 50]);
    await decide(first.id, { status: 'rejected', reason: 'Nobody can be seen' });
    expect(await points()).toEqual([0, 0]);
    await decide(second.id, { status: 'approved' });
    expect(await points()).toEqual([50, 0]);
  });

  it('shows a late one without points until staff approve it', async () => {
    const show = await createEvent(venue);
    const photoId = await createVerificationPhoto(venue, show);
    const age = 30 * 60 * 60 * 1000;
    await venue.sql(
      `UPDATE events SET date = to_char(now() - interval '3 days', 'YYYY-MM-DD') WHERE id = $1`,
      [show],
    );
    await venue
      .http()
      .post('/api/photo-attendance')
      .set('Authorization', `Bearer ${guest.sessionId}`)
      .set('Idempotency-Key', randomUUID())
      .send({
        eventId: show,
        photoId,
        customerName: 'Loretta',
        customerEmail: guest.email,
        occurredAt: new Date(Date.now() - age).toISOString(),
        sentAt: new Date().toISOString(),
      })
      .expect(201);
    const [late] = (await list(guest)).body;
    expect(late).toMatchObject({ points: 0, lateReason: 'after-the-show', verificationStatus: 'pending' });
    await decide(await verificationOf(venue, photoId), { status: 'approved' });
    expect((await list(guest)).body[0]).toMatchObject({ points: 50, verificationStatus: 'approved' });
  });

  it('says which badges and which tier a show has brought to the member whose account it is', async () => {
    const [first, second] = [await createEvent(venue), await createEvent(venue, { time: '21:00' })];
    await checkInAt(venue, first, { account: guest, email: guest.email });
    await venue.app.get(JudgingService).judgeDue();
    await checkInAt(venue, second, { account: guest, email: guest.email });
    expect((await list(guest)).body).toEqual([
      expect.objectContaining({ badges: [], tierReached: null }),
      expect.objectContaining({ badges: ['First Timer'], tierReached: 'silver' }),
    ]);
  });

  it.each([
    [350, 300, null],
    [280, 200, 'gold'],
  ])(
    'says of who earned %i points and spent %i which tier a show has brought: %s',
    async (earned, spent, tier) => {
      const [member] = await venue.sql<{ id: number }>('SELECT id FROM loyalty_members WHERE user_id = $1', [
        guest.id,
      ]);
      await venue.sql(
        `INSERT INTO loyalty_transactions (member_id, points, type) VALUES ($1, $2, 'adjustment')`,
        [member?.id, earned],
      );
      await venue.sql(
        `WITH taken AS (INSERT INTO redemptions (member_id, reward_name, points, status)
                      VALUES ($1, 'A shirt', $2::int, 'handed-over') RETURNING id, member_id, points)
       INSERT INTO loyalty_transactions (member_id, points, type, redemption_id)
       SELECT member_id, -points, 'redemption', id FROM taken`,
        [member?.id, spent],
      );
      await checkInAt(venue, await createEvent(venue), { account: guest, email: guest.email });
      expect((await list(guest)).body).toMatchObject([{ points: 50, tierReached: tier }]);
    },
  );

  it('says nothing of a member whose e-mail the account has not proved', async () => {
    const show = await createEvent(venue);
    const artist = await createAccount(venue, 'artist');
    await checkInAt(venue, show, { account: artist, email: artist.email });
    await venue.app.get(JudgingService).judgeDue();
    expect((await list(artist)).body).toEqual([
      expect.objectContaining({ points: 50, badges: [], tierReached: null }),
    ]);
  });

  it('keeps a check-in whose show was deleted, and one without an e-mail', async () => {
    const show = await createEvent(venue);
    await checkInAt(venue, show, { account: guest });
    await venue.sql('DELETE FROM events WHERE id = $1', [show]);
    expect((await list(guest)).body).toEqual([expect.objectContaining({ event: null, points: 0 })]);
  });

  it('shows nobody anything of others: neither guests an account checked in, nor one’s e-mail typed by another account', async () => {
    const show = await createEvent(venue);
    const friend = `${randomUUID()}@example.com`;
    await checkInAt(venue, show, { account: guest, email: friend });
    await checkInAt(venue, show, { account: admin });
    const artist = await createAccount(venue, 'artist');
    const own = await checkInAt(venue, show, { account: artist, email: artist.email });
    expect((await list(artist)).body).toEqual([expect.objectContaining({ id: own.id, points: 50 })]);
    expect((await list(admin)).body).toEqual([]);
    const stranger = await createAccount(venue, 'user');
    expect((await list(guest)).body).toEqual([]);
    expect((await list(stranger)).body).toEqual([]);
  });

  it('comes page by page', async () => {
    const show = await createEvent(venue);
    for (let index = 0; index < 3; index += 1) await checkInAt(venue, show, { account: guest });
    const first = await list(guest, '?limit=2').expect(200);
    expect(first.body).toHaveLength(2);
    const next = /<([^>]+)>/.exec(first.headers.link ?? '')?.[1] ?? '';
    const second = await venue.http().get(next).set('Authorization', `Bearer ${guest.sessionId}`).expect(200);
    expect([second.body.length, second.headers.link]).toEqual([1, undefined]);
    expect((await list(guest, '?cursor=nonsense')).body.fields).toHaveProperty('cursor');
  });
});
