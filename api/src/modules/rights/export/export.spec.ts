import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { photoKeys } from '#src/modules/photos/files/photo-names.js';
import { createWholePerson, EMAIL } from '#test/rights/whole-person.js';
import { until } from '#test/until.js';
import { checkInAt } from '#test/venue/check-ins.js';
import { readArchive } from '#test/rights/read-archive.js';
import { createAccount, createEvent, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import { EXPORT_PARTS } from './export.sql.js';

describe('the data that people take along', () => {
  let venue: TestApp;

  beforeEach(async () => {
    venue = await createTestApp({ JOBS: 'true' });
    // None comes a second after a check-in.
    await venue.sql('UPDATE badges SET is_active = 0');
  });
  afterEach(() => venue.close());

  const as = ({ sessionId }: TestAccount) => ({ Authorization: `Bearer ${sessionId}` });
  const take = (account: TestAccount, currentPassword = account.password) =>
    venue.http().post('/api/own-data/export').set(as(account)).send({ currentPassword });
  const archiveOf = async (account: TestAccount) =>
    readArchive((await take(account).responseType('blob').expect(200)).body);

  it('are all parts that are described, the person’s pictures among them', async () => {
    const { account } = await createWholePerson(venue, 'artist');
    if (!account) throw new Error('An artist has an account');
    await until(async () => (await venue.sql('SELECT FROM event_photos WHERE sizes_ready')).length === 3);

    const { names, data, readme } = await archiveOf(account);

    expect(Object.keys(data)).toEqual([
      'format',
      'venue',
      'madeAt',
      ...EXPORT_PARTS.map(({ key }) => key),
      'missingFiles',
    ]);
    const empty = EXPORT_PARTS.filter(({ key }) => (data[key] as unknown[]).length === 0).map(
      ({ key }) => key,
    );
    expect(empty).toEqual(['badges', 'artistsYouFollow']);
    for (const { key } of EXPORT_PARTS) expect(readme).toContain(`- ${key}:`);
    expect(data).toMatchObject({
      format: 1,
      account: [{ username: 'zeb_q', email: EMAIL, role: 'artist' }],
      membership: [{ name: 'Zebulon Quackenbush', totalPoints: expect.any(Number) }],
      tables: [{ partySize: 4, wishes: 'Zebulon sits by the stage' }],
      missingFiles: [],
    });
    // Two check-ins and one that was never sent, the account's picture, the profile's and its recording.
    expect(names.filter((name) => name.startsWith('pictures/'))).toHaveLength(6);
    expect(JSON.stringify(data)).not.toMatch(/token|"password"|hash/i);
  });

  describe('of a photo that is read while the archive is written', () => {
    /** Begins to read an archive with this as its one photo. */
    const readWith = async (photo: Readable) => {
      const account = await createAccount(venue, 'user');
      const { download } = photoKeys('b'.repeat(32));
      await venue.sql(
        `INSERT INTO event_photos (uploaded_by, filename, original_name, file_size, mime_type, is_verification_photo, sizes_ready)
         VALUES ($1, $2, 'me.jpg', 2, 'image/jpeg', true, true)`,
        [account.id, download],
      );
      const storage = venue.app.get(FileStorage);
      await storage.put(download, Buffer.from('me'), 'image/jpeg');
      jest.spyOn(storage, 'open').mockResolvedValue(photo);
      const call = request(`${await venue.app.getUrl()}/api/own-data/export`, {
        method: 'POST',
        headers: { ...as(account), 'Content-Type': 'application/json' },
      });
      call.end(JSON.stringify({ currentPassword: account.password }));
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      expect(answer.statusCode).toBe(200);
      return answer;
    };

    it('close its file when the reader leaves', async () => {
      const endless = new Readable({ read: () => void endless.push(Buffer.alloc(65_536)) });
      const answer = await readWith(endless);
      await once(answer, 'data');
      answer.destroy();
      await until(() => endless.destroyed);
    });

    it('break off when it cannot be read to its end', async () => {
      const torn = new Readable({ read: () => void torn.push(Buffer.alloc(65_536)) });
      const answer = await readWith(torn);
      setTimeout(() => torn.destroy(new Error('The disk is gone')), 50);
      await expect(buffer(answer)).rejects.toThrow('aborted');
      await venue.http().get('/api/health/ping').expect(200);
    });
  });

  it.each(['before its file is looked for', 'after'])(
    'hold a photo whose sizes are made while the archive is written: %s',
    async (moment) => {
      const account = await createAccount(venue, 'user');
      const { download, original } = photoKeys('a'.repeat(32));
      await venue.sql(
        `INSERT INTO event_photos (uploaded_by, filename, original_key, original_name, file_size, mime_type, is_verification_photo)
         VALUES ($1, $2, $3, 'me.jpg', 2, 'image/jpeg', true)`,
        [account.id, download, original],
      );
      const storage = venue.app.get(FileStorage);
      await storage.put(original, Buffer.from('me'), 'image/jpeg');
      const makeSizes = async () => {
        await storage.put(download, Buffer.from('me'), 'image/jpeg');
        await storage.delete(original);
      };
      const exists = storage.exists.bind(storage);
      const look = jest.spyOn(storage, 'exists').mockImplementation(async (key) => {
        if (key === original && moment !== 'after') await makeSizes();
        const isThere = await exists(key);
        if (key === original && moment === 'after') await makeSizes();
        return isThere;
      });

      const { names, data } = await archiveOf(account);
      look.mockRestore();

      expect(data.missingFiles).toEqual([]);
      expect(names).toContain(`pictures/${download}`);
    },
  );

  it('ask for the password, and hold nothing known by an e-mail that is not proved', async () => {
    await createWholePerson(venue, 'guest');
    const squatter = await createAccount(venue, 'user', { email: EMAIL, username: 'squatter' });
    expect((await take(squatter, 'not-mine').expect(400)).body.code).toBe('auth.wrong-password');

    const { data } = await archiveOf(squatter);

    expect(JSON.stringify(data)).not.toMatch(/quackenbush"|zebulon/i);
    expect(data.checkIns).toEqual([]);
  });

  it('say of each check-in which points stand: late, rejected, a second one, of a deleted show', async () => {
    const [admin, account] = [await createAccount(venue, 'admin'), await createAccount(venue, 'user')];
    await venue.sql(`INSERT INTO loyalty_members (name, email, user_id) VALUES ('June', $1, $2)`, [
      account.email,
      account.id,
    ]);
    const attend = async (eventId: number) => checkInAt(venue, eventId, { account, email: account.email });
    const [twice, deleted] = [await createEvent(venue), await createEvent(venue)];
    const late = await attend(await createEvent(venue));
    const rejected = await attend(await createEvent(venue));
    for (const eventId of [twice, twice, deleted]) await attend(eventId);
    // As approval leaves a late one.
    await venue.sql(
      `WITH told AS (UPDATE photo_attendance SET points_awarded = 0, verification_status = 'approved'
                      WHERE id = $1 RETURNING attendance_id)
       UPDATE event_attendance SET points_awarded = 0, late_reason = 'sent-late' FROM told WHERE id = told.attendance_id`,
      [late.id],
    );
    await venue
      .http()
      .put(`/api/admin/verifications/${rejected.id}`)
      .set(as(admin))
      .send({ status: 'rejected', reason: 'Too dark' })
      .expect(200);
    await venue.sql('DELETE FROM events WHERE id = $1', [deleted]);

    const { data } = await archiveOf(account);

    const points = (data.checkIns as { points: number }[]).map((checkIn) => checkIn.points);
    expect(points).toEqual([50, 0, 50, 0, 50]);
  });

  it('hold no texts of a number that somebody only typed', async () => {
    await venue.sql(
      `INSERT INTO sms_event_requests (phone_number, message_text) VALUES ('+16155550187', 'A secret of June’s')`,
    );
    const thief = await createAccount(venue, 'user');
    await venue.sql(
      `INSERT INTO loyalty_members (name, email, phone, user_id) VALUES ('Thief', $1, '+16155550187', $2)`,
      [thief.email, thief.id],
    );
    expect(JSON.stringify((await archiveOf(thief)).data)).not.toContain('secret');
  });

  it('hold nothing known by an e-mail that the account of a row only typed', async () => {
    await createWholePerson(venue, 'guest');
    const squatter = await createAccount(venue, 'user', { email: EMAIL, username: 'squatter' });
    const admin = await createAccount(venue, 'admin');
    const call = venue.http().post('/api/admin/people/export').set(as(admin));
    const { body } = await call.send({ userId: squatter.id, email: EMAIL }).responseType('blob').expect(200);
    const { data } = await readArchive(body);
    expect(data).toMatchObject({
      account: [{ username: 'squatter' }],
      membership: [],
      checkIns: [],
      tables: [],
    });
    expect(JSON.stringify(data)).not.toMatch(/zebulon/i);
  });

  it('are by e-mail those of who has proved it, and not of who typed it', async () => {
    const { account } = await createWholePerson(venue, 'user');
    await venue.sql(
      `UPDATE users SET proved_email = email, email = 'typed@other.example', email_verified_at = NULL WHERE id = $1`,
      [account?.id],
    );
    await createAccount(venue, 'user', { email: EMAIL, username: 'squatter' });
    const admin = await createAccount(venue, 'admin');
    const call = venue.http().post('/api/admin/people/export').set(as(admin));
    const { body } = await call.send({ email: EMAIL }).responseType('blob').expect(200);
    expect((await readArchive(body)).data).toMatchObject({ account: [{ username: 'zeb_q' }] });
  });

  it('are handed to a guest without an account by staff', async () => {
    await createWholePerson(venue, 'guest');
    const admin = await createAccount(venue, 'admin');
    const call = venue.http().post('/api/admin/people/export').set(as(admin));
    const { body, headers } = await call.send({ email: EMAIL }).responseType('blob').expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="my-data.zip"',
    });
    const { data } = await readArchive(body);
    expect(data).toMatchObject({ account: [], membership: [{ email: EMAIL }], texts: [expect.anything()] });
  });
});
