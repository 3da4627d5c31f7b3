/** @jest-environment node */
import { answerVerdict } from '#shared/offline/outbox/answer-verdict';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { registerHandler } from '#shared/offline/outbox/outbox-handlers';
import { enqueue } from '#shared/offline/outbox/outbox-store';
import { problem, startVenueDouble, type VenueDouble } from '#test/venue-double';
import { sendFromWorker } from './send-from-worker';

let venue: VenueDouble;

registerHandler('test', {
  noun: { one: 'test', many: 'tests' },
  page: '/tests',
  send: async (entry, _photo, { request }) =>
    answerVerdict(await request('/api/work', { body: '' }), {
      key: entry.id,
      now: Date.now(),
      failure: 'Failed',
    }),
});

beforeEach(async () => {
  await Promise.all(database.tables.map((table) => table.clear()));
  venue = await startVenueDouble();
  await enqueue({ id: 'a', kind: 'test', payload: {}, photo: null });
});

afterEach(() => venue.close());

describe('the worker, woken with no page open', () => {
  it('tries again by itself when the network is not quite there yet', async () => {
    let asked = 0;
    const { ping } = venue;
    venue.ping = () => ((asked += 1) === 1 ? { status: 502, type: 'text/html', body: '' } : ping());

    await sendFromWorker();

    expect([...venue.committed]).toEqual(['a']);
    expect(await database.entries.count()).toBe(0);
  });

  it('asks the browser to wake it again when the venue wants it to wait longer than it may stay awake', async () => {
    venue.answer = () => ({
      ...problem(429, 'request.too-many', 'Too many requests.'),
      headers: { 'retry-after': '600' },
    });

    await expect(sendFromWorker()).rejects.toThrow('The outbox is not empty yet.');

    expect(await database.entries.count()).toBe(1);
  });
});
