import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3Server } from '#test/servers/s3-server.js';
import { createTestApp, type TestApp } from '#test/test-app.js';
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
});
