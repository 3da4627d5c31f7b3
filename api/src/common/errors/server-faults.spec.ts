import { createServer, connect, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { pino } from 'pino';
import request from 'supertest';
import { AppModule } from '#src/app.module.js';
import { setUpApp } from '#src/app.setup.js';
import { parseSettings } from '#src/config/settings.js';
import { createTestDatabase, type TestDatabase } from '#test/database/test-database.js';

const METRICS_TOKEN = 'two-step-two-step-1962';

/** A wire to the database that can be cut and mended: what a restart of PostgreSQL looks like from here. */
class Wire {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  port = 0;

  constructor(private readonly target: URL) {}

  async mend(): Promise<void> {
    this.server = createServer((near) => {
      const far = connect(Number(this.target.port), this.target.hostname);
      for (const socket of [near, far]) {
        this.sockets.add(socket);
        socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
      }
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => this.server?.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}

describe('a database that goes away', () => {
  let database: TestDatabase;
  let wire: Wire;
  let app: NestExpressApplication;

  beforeAll(async () => {
    database = await createTestDatabase();
    const url = new URL(database.url);
    wire = new Wire(new URL(database.url));
    await wire.mend();
    url.hostname = '127.0.0.1';
    url.port = String(wire.port);
    const settings = parseSettings({
      NODE_ENV: 'test',
      DATABASE_URL: url.href,
      LOG_LEVEL: 'silent',
      JOBS: 'false',
      METRICS_TOKEN,
    });
    app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(settings, url.href), {
      logger: false,
      bodyParser: false,
    });
    setUpApp(app, pino({ level: 'silent' }), 'no-pwa');
    await app.listen(0, '127.0.0.1');
  });
  afterAll(async () => {
    await app.close();
    await wire.cut();
    await database.drop();
  });

  const get = (path: string) => request(app.getHttpServer()).get(path);

  it('is 503 with Retry-After, stays alive, and is over when the database is back', async () => {
    expect((await get('/api/events')).status).toBe(200);
    expect((await get('/api/events')).status).toBe(200);
    await wire.cut();
    const [ready, events, live, metrics, checkIn] = await Promise.all([
      get('/api/health/ready'),
      get('/api/events?limit=3'),
      get('/api/health/live'),
      get('/metrics').set('Authorization', `Bearer ${METRICS_TOKEN}`),
      request(app.getHttpServer())
        .post('/api/photo-attendance')
        .send({ eventId: 1, photoId: 1, customerName: 'Loretta' }),
    ]);
    for (const answer of [ready, events, checkIn]) {
      expect([answer.status, answer.body.code]).toEqual([503, 'server.unavailable']);
      expect(Number(answer.get('Retry-After'))).toBeGreaterThan(0);
    }
    expect(live.status).toBe(200);
    expect([metrics.status, metrics.text]).toEqual([
      200,
      expect.stringContaining('\nhonky_tonk_database_up 0\n'),
    ]);
    await wire.mend();
    expect((await get('/api/health/ready')).status).toBe(200);
    expect((await get('/api/events?limit=3')).status).toBe(200);
  });
});
