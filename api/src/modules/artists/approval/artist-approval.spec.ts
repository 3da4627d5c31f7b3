import { randomUUID } from 'node:crypto';
import { waitingTo } from '#test/venue/bookings.js';
import { settled } from '#test/venue/settled.js';
import { createAccount, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';

interface Mail {
  kind: string;
  recipient: string;
  userId: number;
  text: string;
}

describe('the approval of an artist', () => {
  let venue: TestApp;
  let admin: TestAccount;
  let artist: TestAccount;
  let id: number;

  beforeAll(async () => {
    venue = await createTestApp({ PUBLIC_URL: 'https://tonk.example' });
    admin = await createAccount(venue, 'admin');
    artist = await createAccount(venue, 'artist');
  });
  afterAll(() => venue.close());
  beforeEach(async () => {
    await venue.sql('DELETE FROM messages');
    await venue.sql('DELETE FROM artists');
    const [row] = await venue.sql<{ id: number }>(
      `INSERT INTO artists (user_id, name, genre, email) VALUES ($1, 'Cody Reed', 'country', 'cody@bookings.example')
       RETURNING id`,
      [artist.id],
    );
    id = row?.id ?? 0;
  });

  const decide = (isApproved: unknown, person = admin) =>
    venue
      .http()
      .put(`/api/artists/${id}/approval`)
      .auth(person.sessionId, { type: 'bearer' })
      .send({ isApproved });
  const listed = async () => (await venue.http().get('/api/artists')).body.length;
  /** Visitors hear of a change within milliseconds of its answer. */
  const isListed = (count: number) =>
    settled(async () => ((await listed()) === count ? [] : ['the list from before']));
  const page = async () => (await venue.http().get(`/api/artists/${id}`)).status;
  const mails = () =>
    venue.sql<Mail>(
      `SELECT kind, recipient, user_id AS "userId", text_body AS text FROM messages ORDER BY id`,
    );

  it('makes the artist public at once and tells them by mail', async () => {
    expect([await listed(), await page()]).toEqual([0, 404]);
    expect((await decide(true).expect(200)).body).toMatchObject({ id, isApproved: true, version: 1 });
    expect(await isListed(1)).toEqual([]);
    expect(await page()).toBe(200);
    const [mail, ...more] = await mails();
    expect(mail).toMatchObject({
      kind: 'artists.profile-approved',
      recipient: 'cody@bookings.example',
      userId: artist.id,
    });
    expect(mail?.text).toContain(`https://tonk.example/artists/${id}`);
    expect(more).toEqual([]);
  });

  it('can be taken back: the artist leaves the public list at once and is told', async () => {
    await decide(true);
    expect(await isListed(1)).toEqual([]);
    const { body } = await decide(false).expect(200);
    expect(await isListed(0)).toEqual([]);
    expect(await page()).toBe(404);
    expect(body).toMatchObject({ isApproved: false, isInReview: false });
    const profile = venue.http().get('/api/artists/profile').auth(artist.sessionId, { type: 'bearer' });
    expect((await profile).body).toEqual(body);
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      'artists.profile-approved',
      'artists.approval-withdrawn',
    ]);
  });

  it.each([
    [true, 'sign in'],
    [false, 'https://tonk.example/account/artist'],
  ])(
    'sends an artist to their account only where they have one (approved: %s)',
    async (isApproved, words) => {
      const lastText = async () => (await mails()).at(-1)?.text;
      await venue.sql('UPDATE artists SET is_approved = $1', [!isApproved]);
      await decide(isApproved).expect(200);
      expect(await lastText()).toContain(words);
      await venue.sql('UPDATE artists SET user_id = NULL, is_approved = $1', [!isApproved]);
      await decide(isApproved).expect(200);
      expect(await mails()).toHaveLength(2);
      expect(await lastText()).not.toContain(words);
    },
  );

  it('is told as it stands where the word before waits for a mail server', async () => {
    for (const isApproved of [true, false, true]) {
      await decide(isApproved).expect(200);
      await venue.sql('UPDATE messages SET attempts = 1');
      expect(await waitingTo(venue, 'cody@bookings.example')).toEqual([
        isApproved ? 'artists.profile-approved' : 'artists.approval-withdrawn',
      ]);
    }
  });

  it('is told to nobody who is deleted before the word went out', async () => {
    await decide(true).expect(200);
    await venue.sql('UPDATE messages SET attempts = 1');
    await venue.http().delete(`/api/artists/${id}`).auth(admin.sessionId, { type: 'bearer' }).expect(200);
    expect(await waitingTo(venue, 'cody@bookings.example')).toEqual([]);
  });

  it('tells nobody twice, not even when two admins press at once', async () => {
    const answers = await Promise.all([decide(true), decide(true), decide(true)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await mails()).toHaveLength(1);
  });

  it('is kept only together with its message', async () => {
    await venue.sql(`ALTER TABLE messages ADD CONSTRAINT ck_spec CHECK (kind <> 'artists.profile-approved')`);
    try {
      await decide(true).expect(500);
      expect(await listed()).toBe(0);
    } finally {
      await venue.sql('ALTER TABLE messages DROP CONSTRAINT ck_spec');
    }
  });

  it('waits until there is something to review', async () => {
    await venue.sql(`UPDATE artists SET genre = ''`);
    expect((await decide(true).expect(409)).body.code).toBe('artists.profile-unfinished');
    expect(await mails()).toEqual([]);
  });

  it('is of the version that the admin has seen', async () => {
    await venue.sql('UPDATE artists SET version = 2');
    expect((await decide(true).set('If-Match', '"1"').expect(412)).body.code).toBe(
      'artists.changed-meanwhile',
    );
    await decide(true).set('If-Match', '"2"').expect(200);
  });

  it('is yes or no, and of an artist who is there', async () => {
    await decide('yes').expect(400);
    await decide(null).expect(400);
    await venue.sql('DELETE FROM artists');
    await decide(true).expect(404);
  });

  describe('sent with the profile, as a client of the spec does', () => {
    const STAFF_FORM = { name: 'Cody Reed', genre: 'country', email: 'cody@bookings.example' };
    const put = (texts: Record<string, string>) => {
      const call = venue.http().put(`/api/artists/${id}`).auth(admin.sessionId, { type: 'bearer' });
      for (const [name, text] of Object.entries({ ...STAFF_FORM, ...texts })) call.field(name, text);
      return call;
    };

    it('counts as staff’s word, tells the artist once, and is taken back the same way', async () => {
      expect((await put({ isApproved: 'true' }).expect(200)).body).toMatchObject({
        isApproved: true,
        version: 2,
      });
      await put({ isApproved: 'true' }).expect(200);
      expect(await isListed(1)).toEqual([]);
      expect((await put({ isApproved: 'false' }).expect(200)).body.isApproved).toBe(false);
      expect(await isListed(0)).toEqual([]);
      expect((await mails()).map(({ kind, userId }) => [kind, userId])).toEqual([
        ['artists.profile-approved', artist.id],
        ['artists.approval-withdrawn', artist.id],
      ]);
    });

    it('stays as it is where nothing is said of it', async () => {
      await decide(true).expect(200);
      for (const texts of [STAFF_FORM, { isApproved: '' }])
        expect((await put(texts).expect(200)).body.isApproved).toBe(true);
      const { body } = await put({ isApproved: 'maybe' }).expect(400);
      expect(body.fields).toEqual({ isApproved: 'isApproved must be true or false' });
    });

    it('approves an artist whom staff add, once for each key', async () => {
      const key = randomUUID();
      const add = (isApproved: boolean) =>
        venue
          .http()
          .post('/api/artists')
          .auth(admin.sessionId, { type: 'bearer' })
          .set('Idempotency-Key', key)
          .send({ ...STAFF_FORM, isApproved });
      expect((await add(true).expect(201)).body).toMatchObject({ isApproved: true, version: 1 });
      expect((await add(true).expect(200)).body.isApproved).toBe(true);
      expect((await add(false).expect(409)).body.code).toBe('artists.key-reused');
      expect(await isListed(1)).toEqual([]);
      expect(await mails()).toHaveLength(1);
    });
  });

  it('is not the artist’s own to give', async () => {
    await decide(true, artist).expect(403);
    await venue
      .http()
      .put(`/api/artists/${id}`)
      .auth(artist.sessionId, { type: 'bearer' })
      .send({
        name: 'Cody Reed',
        genre: 'country',
        email: 'cody@bookings.example',
        description: 'Honky-tonk since 2011.',
        experience: 'Years',
        equipment: 'Own',
        priceRange: '$1',
        availability: 'Always',
        isApproved: true,
        userId: admin.id,
      })
      .expect(200);
    expect(await venue.sql('SELECT is_approved, user_id FROM artists')).toEqual([
      { is_approved: false, user_id: artist.id },
    ]);
  });
});
