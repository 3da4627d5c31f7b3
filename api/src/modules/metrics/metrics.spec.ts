import { rm } from 'node:fs/promises';
import parse from 'parse-prometheus-text-format';
import { createAccount, createEvent, createTestApp, type TestApp } from '#test/test-app.js';
import { letPassWithClockSetBack } from '#test/clock-set-back.js';
import { createPwaBuild } from '#test/venue/pwa-build.js';
import { WaitingWorkRepository } from './waiting-work.repository.js';

const METRICS_TOKEN = 'two-step-two-step-1962';

/** Once it knows a histogram, the parser makes one of all its rows, whatever their labels. */
const COMMENTS = /^#.*\n/gm;

type Sample = ReturnType<typeof parse>[number]['metrics'][number];

describe('the metrics of a process', () => {
  let venue: TestApp;
  let build: string;

  beforeEach(async () => {
    build = await createPwaBuild();
    venue = await createTestApp({ METRICS_TOKEN }, undefined, build);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await venue.close();
    await rm(build, { recursive: true });
  });

  const ask = (token = METRICS_TOKEN) => venue.http().get('/metrics').set('Authorization', `Bearer ${token}`);
  const read = async () => {
    const { status, text } = await ask();
    expect(status).toBe(200);
    const families = parse(text.replace(COMMENTS, ''));
    return {
      text,
      types: Object.fromEntries(parse(text).map(({ name, type }) => [name, type])),
      samples: (name: string): Sample[] =>
        families.flatMap((family) => (family.name === name ? family.metrics : [])),
    };
  };
  /** The value of the one sample with these labels; undefined when there is none, or are more. */
  const valueOf = (samples: readonly Sample[], labels: Record<string, string>): number | undefined => {
    const found = samples.filter((sample) =>
      Object.entries(labels).every(([name, value]) => sample.labels?.[name] === value),
    );
    return found.length === 1 ? Number(found[0]?.value) : undefined;
  };

  it('count requests by the pattern of their route, ready answers, pages and files too', async () => {
    const id = await createEvent(venue, { name: 'Boot Scoot' });
    const admin = await createAccount(venue, 'admin');
    const get = (path: string) => venue.http().get(path);
    for (let asked = 0; asked < 3; asked += 1) await get(`/api/events/${id}`).expect(200);
    await get(`/api/events/999999`).expect(404);
    await get('/api/auth/me').set('Authorization', `Bearer ${admin.sessionId}`).expect(200);
    await get('/api/no-such-thing/secret').expect(404);
    await get('/').expect(200);
    await get(`/events/${id}?utm_source=flyer`).expect(200);
    await get('/index.html').expect(200);
    await venue.http().post('/api/auth/login').send({ identifier: admin.email, password: 'wrong' });

    const { samples, types } = await read();
    const requests = samples('http_request_duration_seconds_count');
    expect(types).toMatchObject({ http_request_duration_seconds: 'HISTOGRAM', honky_tonk_jobs: 'GAUGE' });

    const counted = (method: string, route: string, status: string) =>
      valueOf(requests, { method, route, status });
    expect(counted('GET', '/api/events/:id', '2xx')).toBe(3);
    expect(counted('GET', '/api/events/:id', '4xx')).toBe(1);
    expect(counted('GET', '/api/auth/me', '2xx')).toBe(1);
    expect(counted('GET', '-', '4xx')).toBe(1);
    expect(counted('GET', 'page', '2xx')).toBe(2);
    expect(counted('GET', 'file', '2xx')).toBe(1);
    expect(counted('POST', '/api/auth/login', '4xx')).toBe(1);
  });

  it('hold nothing of a person and nothing that somebody typed', async () => {
    const artist = await createAccount(venue, 'artist', { username: 'june-carver' });
    const id = await createEvent(venue, { name: 'Boot Scoot' });
    const get = (path: string) => venue.http().get(path);
    await get(`/api/loyalty/members/email/${artist.email}`);
    await get(`/api/artists?q=loretta&cursor=lasso`);
    await get(`/events/${id}?q=loretta`);
    await get(`/nowhere/${artist.username}`);
    await get(`/api/invitations/very-secret-token`);
    await venue.http().post('/api/auth/login').send({ identifier: artist.email, password: 'lasso-1' });
    await venue.sql(
      `INSERT INTO messages (channel, recipient, kind, subject, text_body) VALUES ('email', $1, 'spec', 'Howdy Loretta', 'lasso')`,
      [artist.email],
    );

    const { text, samples } = await read();

    expect(text).not.toMatch(
      /june|loretta|lasso|example\.com|secret|nowhere|Boot|Howdy|utm|[?@]|\b[0-9a-f-]{36}\b/i,
    );
    const routes = samples('http_request_duration_seconds_count').map(({ labels }) => labels?.route ?? '');
    expect(routes.length).toBeGreaterThan(4);
    for (const route of routes) expect(route).not.toMatch(/\/\d/);
  });

  it('say what waits and what has failed, for every task and every channel', async () => {
    const message = (channel: string, status: string, more = 'now()') =>
      venue.sql(
        `INSERT INTO messages (channel, recipient, kind, subject, text_body, status, next_attempt_at, queued_at)
         VALUES ($1, 'x', 'spec', 's', 't', $2, ${more}, now() - interval '10 minutes')`,
        [channel, status],
      );
    await message('email', 'queued');
    await message('email', 'queued');
    await message('sms', 'failed');
    await message('sms', 'failed', `now() - interval '2 days'`);
    const job = `SELECT graphile_worker.add_job('notifications.send', '{}', run_at => now() - interval '1 hour', max_attempts =>`;
    await venue.sql(`${job} 8)`);
    await venue.sql(`${job} 1)`);
    await venue.sql('UPDATE graphile_worker._private_jobs SET attempts = 1 WHERE max_attempts = 1');

    const { samples } = await read();

    const messages = samples('honky_tonk_messages');
    expect(messages).toHaveLength(6);
    expect(valueOf(messages, { channel: 'email', state: 'waiting' })).toBe(2);
    expect(valueOf(messages, { channel: 'sms', state: 'failed' })).toBe(1);
    expect(valueOf(messages, { channel: 'push', state: 'failed' })).toBe(0);
    expect(valueOf(samples('honky_tonk_messages_oldest_seconds'), { channel: 'email' })).toBeGreaterThan(590);
    const task = 'notifications.send';
    expect(valueOf(samples('honky_tonk_jobs'), { task, state: 'waiting' })).toBe(1);
    expect(valueOf(samples('honky_tonk_jobs'), { task, state: 'failed' })).toBe(1);
    expect(valueOf(samples('honky_tonk_jobs_oldest_seconds'), { task })).toBeGreaterThan(3_590);
    expect(valueOf(samples('honky_tonk_jobs'), { task: 'reminders.remind', state: 'waiting' })).toBe(0);
  });

  it('tell of the process: version, pool, memory, event loop', async () => {
    const { samples } = await read();

    expect(samples('honky_tonk_info')[0]?.labels?.version).toMatch(/^\d+\.\d+\.\d+/);
    const [limit, waiting] = ['limit', 'waiting'].map((of) => samples(`honky_tonk_database_pool_${of}`)[0]);
    expect([limit?.value, waiting?.value]).toEqual(['10', '0']);
    expect(valueOf(samples('honky_tonk_database_pool_connections'), { state: 'idle' })).toBeDefined();
    expect(Number(samples('process_resident_memory_bytes')[0]?.value)).toBeGreaterThan(1e7);
    expect(samples('nodejs_eventloop_lag_p99_seconds')).toHaveLength(1);
  });

  it.each([
    ['is away', () => Promise.reject(new Error('connect ECONNREFUSED'))],
    ['does not answer', () => new Promise<never>(() => undefined)],
  ])('come without what waits while the database %s', async (_, find) => {
    jest.spyOn(venue.app.get(WaitingWorkRepository), 'find').mockImplementation(find);

    const { samples } = await read();

    expect(samples('honky_tonk_database_up')[0]?.value).toBe('0');
    expect(samples('honky_tonk_jobs')).toEqual([]);
    expect(samples('process_resident_memory_bytes')).toHaveLength(1);
  });

  it('count what waits again though the clock of the machine is set back', async () => {
    const find = jest.spyOn(venue.app.get(WaitingWorkRepository), 'find');
    await read();
    letPassWithClockSetBack(6_000);

    await read();

    expect(find).toHaveBeenCalledTimes(2);
  });

  it('read the database once for many that ask', async () => {
    const find = jest.spyOn(venue.app.get(WaitingWorkRepository), 'find');

    await Promise.all([ask(), ask(), ask()]);
    await ask();

    expect(find).toHaveBeenCalledTimes(1);
  });

  it('are for those who bring the token, and kept by nobody', async () => {
    const { headers } = await ask();
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('set-cookie');

    const { sessionId } = await createAccount(venue, 'admin');
    for (const wrong of ['', 'two-step', sessionId, `${METRICS_TOKEN}x`]) {
      const refused = await ask(wrong);
      expect([refused.status, refused.body.code]).toEqual([401, 'metrics.token-wrong']);
      expect(refused.get('WWW-Authenticate')).toBe('Bearer');
    }
    await venue.http().get('/metrics').set('Cookie', `sessionId=${METRICS_TOKEN}`).expect(401);
    await venue.http().get(`/metrics?token=${METRICS_TOKEN}`).expect(401);
    await venue.http().post('/metrics').set('Authorization', `Bearer ${METRICS_TOKEN}`).expect(404);
    await venue.http().get('/metrics/more').set('Authorization', `Bearer ${METRICS_TOKEN}`).expect(404);
  });

  it('are not there without a token in the settings, and are no part of the API’s description', async () => {
    const plain = await createTestApp({}, undefined, build);
    try {
      const { text } = await plain.http().get('/metrics').set('Authorization', 'Bearer ').expect(404);
      expect(text).not.toContain('<div id="root">');
    } finally {
      await plain.close();
    }
    const { body } = await venue.http().get('/api/docs-json').expect(200);
    expect(Object.keys(body.paths).filter((path) => path.includes('metrics'))).toEqual([]);
  });
});
