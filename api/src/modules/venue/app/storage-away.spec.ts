import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DomainError } from '#src/common/errors/domain-error.js';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { startS3Server } from '#test/servers/s3-server.js';
import { createTestApp, type TestApp } from '#test/test-app.js';
import { until } from '#test/until.js';
import { createPwaBuild } from '#test/venue/pwa-build.js';

describe('while the storage is away', () => {
  let directory: string;
  let build: string;
  let venue: TestApp;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'logo-s3-'));
    build = await createPwaBuild();
    const server = await startS3Server(directory);
    venue = await createTestApp(server.settings, undefined, build);
    await server.close();
    await venue.sql(`UPDATE venue SET logo_url = '/uploads/logo-42.webp'`);
  });
  afterAll(async () => {
    await venue.close();
    for (const made of [directory, build]) await rm(made, { recursive: true });
  });

  it.each(['/', '/artists', '/gallery'])(
    'shows %s, which names the pictures of the venue’s app',
    async (path) => {
      const { status, text } = await venue.http().get(path);
      const [icon = ''] = /\/app\/favicon-[0-9a-f]{12}\.png/.exec(text) ?? [];
      expect([status, icon]).toEqual([200, expect.stringMatching(/^\/app/)]);
      expect((await venue.http().get(icon)).body.code).toBe('storage.unavailable');
    },
  );

  it('gives the app its last name, which is not kept for when the storage is back', async () => {
    const manifest = () => venue.http().get('/manifest.webmanifest');
    const latest = () => manifest().set('Cache-Control', 'no-cache');
    await venue.sql(`UPDATE venue SET logo_url = NULL, name = 'Old Hall'`);
    expect((await latest()).text).toContain('Old Hall');
    await venue.sql(`UPDATE venue SET logo_url = '/uploads/logo-42.webp', name = 'New Hall'`);
    const { headers, text } = await latest();
    expect([headers['cache-control'], text]).toEqual(['no-store', expect.stringContaining('Old Hall')]);

    const missing = new DomainError('not-found', 'storage.file-missing', 'It is lost.');
    const files = jest.spyOn(venue.app.get(FileStorage), 'bytes').mockRejectedValue(missing);
    await until(async () => (await manifest()).text.includes('New Hall'));
    files.mockRestore();
  });
});
