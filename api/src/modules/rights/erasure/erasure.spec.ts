import { DatabaseAddress } from '#src/database/database-address.js';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { SmsOptOuts } from '#src/integrations/sms-gateway/sms-opt-outs.js';
import { verifyDatabase } from '#src/modules/loyalty/ledger/verify-database.js';
import { findEverywhere, storedFiles } from '#test/rights/everywhere.js';
import { createWholePerson, EMAIL, WORDS } from '#test/rights/whole-person.js';
import { ErasureRepository } from './erasure.repository.js';
import { createAccount, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import { until } from '#test/until.js';

describe('somebody who is forgotten', () => {
  let venue: TestApp;
  let admin: TestAccount;

  beforeEach(async () => {
    venue = await createTestApp({ JOBS: 'true' });
    // No badge comes between two numbers that are compared here.
    await venue.sql('UPDATE badges SET is_active = 0');
    admin = await createAccount(venue, 'admin', { username: 'june' });
  });
  afterEach(() => venue.close());

  const as = ({ sessionId }: TestAccount) => ({ Authorization: `Bearer ${sessionId}` });
  const erase = (email: string) =>
    venue.http().post('/api/admin/people/erasure').set(as(admin)).send({ email, confirmation: email });
  /** By the menu of an account's row. */
  const eraseRow = (userId: number | undefined, email: string) =>
    venue
      .http()
      .post('/api/admin/people/erasure')
      .set(as(admin))
      .send({ userId, email, confirmation: email });
  /** Sums of the venue, which must stay what they are. */
  const sums = async () => {
    const { body } = await venue.http().get('/api/loyalty/analytics').set(as(admin)).expect(200);
    const { topArtists: _byName, ...totals } = body;
    return totals;
  };

  it.each(['user', 'artist', 'guest'] as const)(
    'as a %s who did all there is to do is in no table and no file, and every sum is as it was',
    async (kind) => {
      const files = await storedFiles(venue);
      await createWholePerson(venue, kind);
      await until(
        async () =>
          (await venue.sql('SELECT FROM event_photos WHERE NOT sizes_ready AND is_verification_photo'))
            .length === 0,
      );
      const before = await sums();
      expect((await findEverywhere(venue, WORDS)).length).toBeGreaterThan(20);
      expect(await storedFiles(venue)).not.toEqual(files);

      const { body } = await erase(EMAIL).expect(200);

      expect(body).toEqual({ stillNamed: [] });
      await until(async () => (await storedFiles(venue)).length === files.length);
      expect(await findEverywhere(venue, WORDS)).toEqual([]);
      expect(await storedFiles(venue)).toEqual(files);
      expect(await sums()).toEqual(before);
      const report = await verifyDatabase(venue.app.get(DatabaseAddress).url);
      expect(report).toMatchObject({ members: 1, differences: [] });
      expect(await venue.sql('SELECT total_points, events_attended FROM loyalty_members')).toEqual([
        { total_points: 170, events_attended: 1 },
      ]);
    },
  );

  it('whose files the storage does not give up at first loses them a little later', async () => {
    const before = await storedFiles(venue);
    await createWholePerson(venue, 'artist');
    const kinds = new Set((await storedFiles(venue)).map((name) => name.split('-')[0]));
    expect([...kinds]).toEqual(expect.arrayContaining(['artist', 'person', 'track']));
    const storage = venue.app.get(FileStorage);
    const remove = storage.delete.bind(storage);
    const refused = new Set<string>();
    jest.spyOn(storage, 'delete').mockImplementation((key) => {
      if (refused.has(key)) return remove(key);
      refused.add(key);
      return Promise.reject(new Error('The storage is away'));
    });

    await erase(EMAIL).expect(200);

    await until(async () => (await storedFiles(venue)).length === before.length, 30);
  });

  it('is found by the search above wherever a leftover is planted', async () => {
    await venue.sql(`UPDATE venue SET description = 'Owned by Zebulon'`);
    await venue.sql(`INSERT INTO retired_pictures (address) VALUES ('/uploads/zeb_q.webp')`);
    await venue.sql(
      `INSERT INTO message_refusals (address_hash, channel, topic) VALUES ('Quackenbush', 'email', 'shows')`,
    );
    expect(await findEverywhere(venue, WORDS)).toEqual([
      'message_refusals.address_hash: Quackenbush',
      'retired_pictures.address: zeb_q',
      'venue.description: Zebulon',
    ]);
  });

  it('keeps out of text messages, though nobody may know who that is', async () => {
    await createWholePerson(venue, 'artist');
    await erase(EMAIL).expect(200);
    expect(await venue.app.get(SmsOptOuts).has('+16155550187')).toBe(true);
    expect(await venue.app.get(SmsOptOuts).has('+16155550188')).toBe(false);
  });

  it('who came back and sent STOP once more is forgotten again', async () => {
    const optOuts = venue.app.get(SmsOptOuts);
    for (const _ of ['once', 'again']) {
      await venue.sql(
        `INSERT INTO loyalty_members (name, email, phone) VALUES ('Zeb', '${EMAIL}', '615 555 0187')`,
      );
      await optOuts.add('+16155550187');
      await erase(EMAIL).expect(200);
      expect(await optOuts.has('+16155550187')).toBe(true);
      expect(await venue.sql('SELECT phone FROM sms_opt_outs')).toEqual([
        { phone: expect.stringMatching(/^[0-9a-f]{64}$/) },
      ]);
    }
  });

  it('leaves their table ahead free, and the show where it is', async () => {
    const { eventId } = await createWholePerson(venue, 'artist');
    // After midnight the show of this person's night is not ahead any more.
    await venue.sql(`UPDATE events SET date = '2099-05-01'`);
    await erase(EMAIL).expect(200);
    expect(await venue.sql('SELECT customer_name, party_size, status FROM bookings')).toEqual([
      { customer_name: 'Former guest', party_size: 4, status: 'cancelled' },
    ]);
    expect(await venue.sql('SELECT id, artist_id, description FROM events')).toEqual([
      { id: eventId, artist_id: null, description: 'Tickets: …' },
    ]);
  });

  it.each(['guest', 'artist'] as const)(
    'as a %s comes back by no form that was opened before',
    async (kind) => {
      const { eventId } = await createWholePerson(venue, kind);
      const { body: shown } = await venue.http().get(`/api/events/${eventId}`).set(as(admin)).expect(200);
      await erase(EMAIL).expect(200);
      const { body } = await venue
        .http()
        .patch(`/api/events/${eventId}`)
        .set(as(admin))
        .set('If-Match', `"${shown.version}"`)
        .send({ description: shown.description, artistNotes: shown.artistNotes })
        .expect(412);
      expect(body.code).toBe('events.changed-meanwhile');
    },
  );

  it('is told of where words of others still name them', async () => {
    const { eventId } = await createWholePerson(venue, 'artist');
    await venue.sql(`UPDATE events SET name = 'An evening with Zebulon Quackenbush' WHERE id = $1`, [
      eventId,
    ]);
    const { body } = await erase(EMAIL).expect(200);
    expect(body).toEqual({ stillNamed: [{ where: 'events.name', rows: 1 }] });
  });

  it('takes nothing of a namesake, of a longer address, or of somebody with the same number', async () => {
    const { artistId } = await createWholePerson(venue, 'artist');
    expect(artistId).not.toBeNull();
    await venue.sql(
      `INSERT INTO loyalty_members (name, email, phone) VALUES ('Zebulon Quackenbush', 'other-${EMAIL}', '615 555 0187')`,
    );
    await venue.sql(
      `INSERT INTO messages (channel, recipient, kind, subject, text_body)
       VALUES ('email', 'other-${EMAIL}', 'check-in.approved', 'Welcome, Zebulon Quackenbush', 'Your photo is fine')`,
    );
    await erase(EMAIL).expect(200);
    expect(await venue.sql(`SELECT subject FROM messages WHERE recipient = 'other-${EMAIL}'`)).toEqual([
      { subject: 'Welcome, Zebulon Quackenbush' },
    ]);
    expect(await venue.sql('SELECT phone_number FROM sms_event_requests')).toEqual([]);
    expect(await venue.sql('SELECT phone FROM sms_opt_outs')).toEqual([{ phone: '+16155550187' }]);
    expect(await venue.sql(`SELECT phone FROM loyalty_members WHERE email = 'other-${EMAIL}'`)).toEqual([
      { phone: '615 555 0187' },
    ]);
  });

  it('takes nothing of an address that goes on where theirs ends', async () => {
    const { eventId } = await createWholePerson(venue, 'guest');
    const words = `Write to ${EMAIL}.au or x${EMAIL}, not to ${EMAIL}. Thanks`;
    await venue.sql('UPDATE events SET description = $2 WHERE id = $1', [eventId, words]);
    await erase(EMAIL).expect(200);
    expect(await venue.sql('SELECT description FROM events')).toEqual([
      { description: `Write to ${EMAIL}.au or x${EMAIL}, not to …. Thanks` },
    ]);
  });

  it('takes no date for a number, and no number that nobody can call', async () => {
    const { eventId } = await createWholePerson(venue, 'artist');
    for (const phone of ['2026-12-05', '1000-2000'])
      await venue.sql(
        `INSERT INTO bookings (event_id, customer_name, customer_email, customer_phone, party_size)
         VALUES ($1, 'Zeb', '${EMAIL}', $2, 2)`,
        [eventId, phone],
      );
    const words = 'Doors 8 pm on 2026-12-05, pays 1000-2000; call +1 615.555.0187';
    await venue.sql('UPDATE events SET description = $2 WHERE id = $1', [eventId, words]);
    await erase(EMAIL).expect(200);
    expect(await venue.sql('SELECT description FROM events')).toEqual([
      { description: 'Doors 8 pm on 2026-12-05, pays 1000-2000; call …' },
    ]);
  });

  it('is forgotten, and staff hear so, though nobody can look where words still name them', async () => {
    await createWholePerson(venue, 'user');
    jest
      .spyOn(venue.app.get(ErasureRepository), 'findStillNamed')
      .mockRejectedValue(new Error('Connection terminated'));
    const { body } = await erase(EMAIL).expect(200);
    expect(body).toEqual({ stillNamed: null });
    expect(await findEverywhere(venue, [EMAIL])).toEqual([]);
  });

  it('leaves the ledger closed to all but the words of a reason', async () => {
    await createWholePerson(venue, 'user');
    const change = (set: string) => venue.sql(`UPDATE loyalty_transactions SET ${set}`);
    for (const set of [
      'points = 1',
      `description = 'Something else'`,
      `description = 'The reason was removed', points = 1`,
      `description = 'The reason was removed', client_key = gen_random_uuid()`,
    ])
      await expect(change(set)).rejects.toThrow('append-only');
    await expect(
      venue.sql(`UPDATE loyalty_transactions SET description = 'The reason was removed'`),
    ).rejects.toThrow('append-only');
  });

  describe('for staff', () => {
    it('is somebody the venue knows, and confirmed by typing the e-mail', async () => {
      const unknown = await erase('nobody@quackenbush.example').expect(404);
      expect(unknown.body.code).toBe('rights.nobody-known');
      const { account } = await createWholePerson(venue, 'user');
      const refused = await venue
        .http()
        .post('/api/admin/people/erasure')
        .set(as(admin))
        .send({ email: EMAIL, confirmation: 'zeb' })
        .expect(400);
      expect(refused.body).toMatchObject({
        code: 'rights.not-confirmed',
        fields: { confirmation: expect.any(String) },
      });
      expect(await venue.sql('SELECT id FROM users WHERE id = $1', [account?.id])).toHaveLength(1);
    });

    it('is whoever had the address that was merged away, though nothing else names it', async () => {
      const address = 'mistyped@quackenbush.example';
      const [stays, goes] = await venue.sql<{ id: number }>(
        `INSERT INTO loyalty_members (name, email) VALUES ('Zeb', '${EMAIL}'), ('Zeb', '${address}') RETURNING id`,
      );
      await venue
        .http()
        .post(`/api/loyalty/members/${stays?.id}/merge`)
        .set(as(admin))
        .send({ otherId: goes?.id })
        .expect(200);

      await erase(address.toUpperCase()).expect(200);

      expect(await findEverywhere(venue, [address])).toEqual([]);
      expect(await venue.sql('SELECT email FROM loyalty_members')).toEqual([{ email: EMAIL }]);
      expect((await erase(address).expect(404)).body.code).toBe('rights.nobody-known');
    });

    it('by the row of an account, takes nothing of the e-mail that the account only typed', async () => {
      const { memberId } = await createWholePerson(venue, 'guest');
      const squatter = await createAccount(venue, 'user', { email: EMAIL, username: 'squatter' });
      const member = () =>
        venue.sql('SELECT name, email, phone, total_points FROM loyalty_members WHERE id = $1', [memberId]);
      const before = await member();
      await eraseRow(squatter.id, EMAIL).expect(200);
      expect(await venue.sql('SELECT FROM users WHERE id = $1', [squatter.id])).toEqual([]);
      expect(await member()).toEqual(before);
      expect(await venue.sql('SELECT customer_name FROM bookings')).toEqual([
        { customer_name: 'Zebulon Quackenbush' },
      ]);
      expect((await eraseRow(squatter.id, EMAIL).expect(404)).body.code).toBe('rights.nobody-known');
    });

    it('by the row of an account, takes what is known by the e-mail that the account has proved', async () => {
      const { account } = await createWholePerson(venue, 'user');
      const typed = 'typed@other.example';
      await venue.sql(
        'UPDATE users SET proved_email = email, email = $2, email_verified_at = NULL WHERE id = $1',
        [account?.id, typed],
      );
      expect((await eraseRow(account?.id, EMAIL).expect(404)).body.code).toBe('rights.nobody-known');
      await eraseRow(account?.id, typed).expect(200);
      expect(await findEverywhere(venue, WORDS)).toEqual([]);
    });

    it('leaves the account of somebody else who only typed the e-mail', async () => {
      await createWholePerson(venue, 'guest');
      const other = await createAccount(venue, 'user', { email: EMAIL, username: 'other' });
      await venue.sql(`UPDATE users SET proved_email = 'other@example.com' WHERE id = $1`, [other.id]);
      await erase(EMAIL).expect(200);
      expect(await venue.sql('SELECT username FROM users WHERE id = $1', [other.id])).toEqual([
        { username: 'other' },
      ]);
      expect(await venue.sql('SELECT FROM loyalty_members WHERE email = $1', [EMAIL])).toEqual([]);
    });

    it('is never another admin', async () => {
      const other = await createAccount(venue, 'admin');
      const [byEmail, byRow] = [{}, { userId: other.id }];
      for (const [path, row] of ['erasure', 'export'].flatMap(
        (path) =>
          [
            [path, byEmail],
            [path, byRow],
          ] as const,
      )) {
        const { body } = await venue
          .http()
          .post(`/api/admin/people/${path}`)
          .set(as(admin))
          .send({ ...row, email: other.email, confirmation: other.email })
          .expect(409);
        expect(body.code).toBe('users.protected');
      }
    });

    it('is forgotten once, however many ask at once', async () => {
      await createWholePerson(venue, 'user');
      const answers = await Promise.all([erase(EMAIL), erase(EMAIL), erase(EMAIL)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
      expect(await venue.sql('SELECT asked_by, token_hash FROM erasures')).toEqual([
        { asked_by: 'staff', token_hash: null },
      ]);
    });
  });
});
