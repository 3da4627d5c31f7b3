import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { DomainError } from '#src/common/errors/domain-error.js';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { type MailServer, startMailServer } from '#test/servers/mail-server.js';
import { type S3Server, startS3Server } from '#test/servers/s3-server.js';
import { createAccount, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';

describe('the checks of the settings', () => {
  let venue: TestApp | undefined;
  let admin: TestAccount;

  afterEach(async () => {
    await venue?.close();
    venue = undefined;
  });

  const open = async (settings: NodeJS.ProcessEnv = {}): Promise<TestApp> => {
    venue = await createTestApp(settings);
    admin = await createAccount(venue, 'admin');
    return venue;
  };
  const check = (what: 'mail' | 'storage') =>
    venue?.http().post(`/api/admin/checks/${what}`).auth(admin.sessionId, { type: 'bearer' }).send({});
  const answerTo = async (what: 'mail' | 'storage') => (await check(what)?.expect(200))?.body;

  describe('of mail', () => {
    let server: MailServer;

    beforeAll(async () => (server = await startMailServer()));
    afterAll(() => server.close());

    const settings = () => ({ SMTP_URL: server.url, MAIL_FROM: 'howdy@venue.example' });

    it('sends one to the admin, past the outbox', async () => {
      const { sql } = await open(settings());

      expect(await answerTo('mail')).toEqual({ to: admin.email, outcome: 'sent', reason: null });

      const [mail] = server.mailsTo(admin.email);
      const [{ name } = { name: '' }] = await sql<{ name: string }>('SELECT name FROM venue');
      expect(mail?.subject).toBe(`Test mail from ${name}`);
      expect(mail?.text).toContain('the venue can send mail');
      expect(await sql('SELECT id FROM messages')).toEqual([]);
    });

    it.each([
      ['refused', { code: 550, words: 'No such cowboy' }, '550 No such cowboy'],
      ['later', { code: 452, words: 'Disk full' }, '452 Disk full'],
    ])('tells in the words of the server that it was %s', async (outcome, treatment, reason) => {
      await open(settings());
      server.treatments.push(treatment);

      expect(await answerTo('mail')).toEqual({ to: admin.email, outcome, reason });
    });

    it('tells that nobody listens where the mail server should be', async () => {
      await open({ ...settings(), SMTP_URL: 'smtp://127.0.0.1:1' });

      expect(await answerTo('mail')).toMatchObject({
        outcome: 'away',
        reason: expect.stringContaining('ECONNREFUSED'),
      });
    });

    it('tells that there is no mail server', async () => {
      await open();

      expect(await answerTo('mail')).toEqual({ to: admin.email, outcome: 'no-provider', reason: null });
    });

    it('is ten in an hour for each admin', async () => {
      const { http } = await open();
      for (let asked = 0; asked < 10; asked += 1) await answerTo('mail');

      const refused = await check('mail');

      expect([refused?.status, refused?.body.code]).toEqual([429, 'health.too-many']);
      expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
      const other = await createAccount(venue as TestApp, 'admin');
      await http().post('/api/admin/checks/mail').auth(other.sessionId, { type: 'bearer' }).expect(200);
    });
  });

  describe('of the storage', () => {
    let directory: string;
    let server: S3Server;

    beforeAll(async () => {
      directory = await mkdtemp(join(tmpdir(), 'checks-'));
      server = await startS3Server(directory);
    });
    afterAll(async () => {
      await server.close();
      await rm(directory, { recursive: true });
    });

    it('writes, reads and deletes on disk, and leaves nothing behind', async () => {
      const { uploads } = await open();

      expect(await answerTo('storage')).toEqual({
        driver: 'disk',
        outcome: 'works',
        step: null,
        reason: null,
        milliseconds: expect.any(Number),
      });
      expect((await readdir(uploads)).filter((name) => name.startsWith('storage-check'))).toEqual([]);
    });

    it('does so in a bucket', async () => {
      const { app } = await open(server.settings);

      expect(await answerTo('storage')).toMatchObject({ driver: 's3', outcome: 'works', step: null });
      expect(await Readable.from(app.get(FileStorage).list('storage-check')).toArray()).toEqual([]);
    });

    it('tells that the folder is gone', async () => {
      const { uploads } = await open();
      await rm(uploads, { recursive: true });

      expect(await answerTo('storage')).toMatchObject({
        driver: 'disk',
        outcome: 'missing',
        step: 'write',
        reason: 'ENOENT',
      });
    });

    it.each([
      ['refused', 'InvalidAccessKeyId', { S3_ACCESS_KEY_ID: 'SOMEBODY' }],
      ['missing', 'NoSuchBucket', { S3_BUCKET: 'nowhere' }],
      ['away', 'ECONNREFUSED', { S3_ENDPOINT: 'http://127.0.0.1:9' }],
    ])('tells of a bucket that is %s, as the service calls it: %s', async (outcome, reason, wrong) => {
      await open({ ...server.settings, ...wrong });

      expect(await answerTo('storage')).toMatchObject({ driver: 's3', outcome, step: 'write', reason });
    });

    it('tells which step failed, and of a storage without room', async () => {
      const { app } = await open();
      const storage = app.get(FileStorage);
      const full = new DomainError('storage-full', 'storage.full', 'Full');
      const put = jest.spyOn(storage, 'put').mockRejectedValueOnce(full);
      expect(await answerTo('storage')).toMatchObject({ outcome: 'full', step: 'write' });
      put.mockRestore();

      jest.spyOn(storage, 'delete').mockRejectedValueOnce(Object.assign(new Error(), { code: 'EPERM' }));
      expect(await answerTo('storage')).toMatchObject({
        outcome: 'refused',
        step: 'delete',
        reason: 'EPERM',
      });
    });

    it('tells that other bytes came back', async () => {
      const { app } = await open();
      jest.spyOn(app.get(FileStorage), 'bytes').mockResolvedValueOnce(Buffer.from('something else'));

      expect(await answerTo('storage')).toMatchObject({ outcome: 'changed', step: 'read', reason: null });
    });
  });
});
