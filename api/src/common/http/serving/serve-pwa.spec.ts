import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express, { type Express } from 'express';
import request from 'supertest';
import { servePwa } from './serve-pwa.js';

describe('the app’s files', () => {
  let directory: string;
  let app: Express;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'honky-tonk-pwa-'));
    await mkdir(join(directory, 'assets'));
    await writeFile(join(directory, 'index.html'), '<h1>Howdy</h1>');
    await mkdir(join(directory, '.vite'));
    await writeFile(
      join(directory, '.vite/page-addresses.json'),
      JSON.stringify(['^/?$', '^/events/[1-9]\\d{0,9}/?$', '^/check-ins/[^/]+/?$']),
    );
    await writeFile(join(directory, 'service-worker.js'), 'self');
    await writeFile(join(directory, 'assets/main-abc.js'), 'let it = "ride"');
    await writeFile(join(directory, 'assets/main-abc.js.br'), brotliCompressSync('let it = "ride"'));
    app = express().use(servePwa(directory));
    app.use('/api', (_request, response) => void response.json({ api: true }));
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  it.each([
    ['/', 200],
    ['/events/5', 200],
    ['/events/5/', 200],
    ['/Events/5?from=flyer', 200],
    ['/check-ins/7f3a', 200],
    ['/nowhere', 404],
    ['/events/abc', 404],
    ['/events/5/nowhere', 404],
  ])('opens the app at %s with %d, fresh every time', async (path, status) => {
    const answer = await request(app).get(path);
    expect([answer.status, answer.text, answer.get('Cache-Control')]).toEqual([
      status,
      '<h1>Howdy</h1>',
      'no-cache',
    ]);
    expect(answer.get('Content-Type')).toMatch(/^text\/html/);
  });

  it('says 404 for an unknown address also to who has its page', async () => {
    const tag = (await request(app).get('/nowhere')).get('ETag') ?? '';
    expect((await request(app).get('/nowhere').set('If-None-Match', tag)).status).toBe(404);
    expect((await request(app).head('/nowhere')).status).toBe(404);
  });

  it('keeps hashed files for ever and sends them compressed ahead of time', async () => {
    const answer = await request(app).get('/assets/main-abc.js').set('Accept-Encoding', 'br');
    expect(answer.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(answer.get('Content-Encoding')).toBe('br');
  });

  it('asks about the service worker every time', async () => {
    expect((await request(app).get('/service-worker.js')).get('Cache-Control')).toBe('no-cache');
  });

  it('goes on when a file went away under it, as during an upgrade', async () => {
    const file = join(directory, 'assets/leaving-abc.js');
    await writeFile(file, 'so long');
    const upgraded = express().use(servePwa(directory));
    await rm(file);
    await expect(request(upgraded).get('/assets/leaving-abc.js')).rejects.toThrow('socket hang up');
    expect((await request(upgraded).get('/')).status).toBe(200);
  });

  it('serves one build to the end, whatever the link to it is moved to', async () => {
    const [link, moved] = [`${directory}-link`, `${directory}-moved`];
    const next = await mkdtemp(join(tmpdir(), 'honky-tonk-pwa-'));
    await symlink(directory, link);
    const upgraded = express().use(servePwa(link));
    await symlink(next, moved);
    await rename(moved, link);
    expect((await request(upgraded).get('/assets/main-abc.js')).text).toBe('let it = "ride"');
    expect((await request(upgraded).get('/')).text).toBe('<h1>Howdy</h1>');
    await Promise.all([rm(link), rm(next, { recursive: true })]);
  });

  it('says 404 for a chunk of an older version, and leaves the API alone', async () => {
    expect((await request(app).get('/assets/gone-123.js')).status).toBe(404);
    expect((await request(app).get('/..%2f..%2fetc/passwd')).text).not.toContain('root:');
    expect((await request(app).get('/api/anything')).body).toEqual({ api: true });
    for (const path of ['/events/5', '/', '/index.html']) {
      expect((await request(app).post(path)).status).toBe(404);
    }
  });
});
