import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DomainError } from '#src/common/errors/domain-error.js';
import { productVersion } from '#src/config/product-version.js';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { type S3Server, startS3Server } from '#test/servers/s3-server.js';
import { createTestApp, type TestApp } from '#test/test-app.js';
import { letPassWithClockSetBack } from '#test/clock-set-back.js';
import { HealthService } from './health.service.js';

describe('a process is ready', () => {
  let directory: string;
  let server: S3Server;
  let venue: TestApp | undefined;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'health-'));
    server = await startS3Server(directory);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await venue?.close();
    venue = undefined;
  });
  afterAll(async () => {
    await server.close();
    await rm(directory, { recursive: true });
  });

  const start = async (wrong: NodeJS.ProcessEnv = {}): Promise<TestApp> => {
    venue = await createTestApp({ ...server.settings, ...wrong });
    return venue;
  };
  const ready = (app: TestApp) => app.http().get('/api/health/ready');

  it('while it can keep files, and looks no more than every few seconds', async () => {
    const app = await start();
    const put = jest.spyOn(app.app.get(FileStorage), 'put');

    for (let asked = 0; asked < 5; asked += 1)
      await ready(app).expect(200, { status: 'ok', version: productVersion() });

    expect(put).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['are wrong', { S3_ACCESS_KEY_ID: 'SOMEBODY' }],
    ['name no bucket there is', { S3_BUCKET: 'nowhere' }],
    ['lead nowhere', { S3_ENDPOINT: 'http://127.0.0.1:9' }],
  ])('not while the settings of its storage %s, though it lives', async (_, wrong) => {
    const app = await start(wrong);

    const { status, body, headers } = await ready(app);

    expect([status, body.code]).toEqual([503, 'storage.unavailable']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await app.http().get('/api/health/live').expect(200);
  });

  it('not while its storage does not answer, and says so before a proxy gives it up', async () => {
    const app = await start();
    jest.spyOn(app.app.get(FileStorage), 'put').mockReturnValue(new Promise(() => undefined));
    const started = Date.now();

    expect((await ready(app)).status).toBe(503);
    expect(Date.now() - started).toBeLessThan(5_000);
  });

  it('not while its storage is away, though the clock of the machine is set back', async () => {
    const { app } = await start();
    const health = app.get(HealthService);
    await health.checkStorage();
    const away = new DomainError('unavailable', 'storage.unavailable', 'Away');
    jest.spyOn(app.get(FileStorage), 'put').mockRejectedValue(away);
    letPassWithClockSetBack(6_000);

    await expect(health.checkStorage()).rejects.toBe(away);
  });

  it('while its storage is full: all but uploads can be served', async () => {
    const app = await start();
    const full = new DomainError('storage-full', 'storage.full', 'Full');
    jest.spyOn(app.app.get(FileStorage), 'put').mockRejectedValue(full);

    await ready(app).expect(200);
  });
});
