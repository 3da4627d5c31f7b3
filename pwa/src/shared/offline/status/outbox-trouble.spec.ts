/** @jest-environment node */
import { jest } from '@jest/globals';
import { answerVerdict } from '#shared/offline/outbox/answer-verdict';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { nextTurn } from '#shared/offline/outbox/outbox-attempts';
import { registerHandler } from '#shared/offline/outbox/outbox-handlers';
import { drainOutbox, PHOTO_UNREADABLE } from '#shared/offline/outbox/outbox-runner';
import { enqueue } from '#shared/offline/outbox/outbox-store';
import { isVenueReachable, noteReachability } from './reachability';
import { acknowledgement, problem, startVenueDouble, type VenueDouble } from '#test/venue-double';

let venue: VenueDouble;

const sent = () => venue.posts.map((post) => post.headers['idempotency-key']);
const entryOf = (id: string) => database.entries.get(id);
const queue = (id: string) =>
  enqueue({
    id,
    kind: 'test',
    payload: {},
    photo: { buffer: new ArrayBuffer(8), type: 'image/jpeg', name: 'a.jpg' },
  });

const fullDisk = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

registerHandler('test', {
  noun: { one: 'test', many: 'tests' },
  page: '/tests',
  send: async (entry, photo, { request, saveProgress }) => {
    await saveProgress({ step: 1 });
    const answer = await request('/api/work', { body: `${photo?.buffer.byteLength} bytes` });
    return answerVerdict(answer, { key: entry.id, now: Date.now(), failure: 'Failed' });
  },
});

beforeEach(async () => {
  await Promise.all(database.tables.map((table) => table.clear()));
  venue = await startVenueDouble();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  return venue.close();
});

describe('drainOutbox on a phone in trouble', () => {
  it('leaves an entry whose photo cannot be read to the guest, and sends the rest', async () => {
    await queue('unreadable');
    await queue('b');
    const get = database.photos.get.bind(database.photos);
    jest
      .spyOn(database.photos, 'get')
      .mockImplementation(((id: string) =>
        id === 'unreadable'
          ? Promise.reject(new DOMException('lost', 'NotReadableError'))
          : get(id)) as never);
    await drainOutbox('due');
    expect(sent()).toEqual(['b']);
    expect(await entryOf('unreadable')).toMatchObject({
      state: 'stuck',
      hasPhoto: false,
      reason: PHOTO_UNREADABLE,
    });
  });

  it('leaves an entry whose photo the browser has thrown away to the guest', async () => {
    await queue('a');
    await database.photos.clear();
    await drainOutbox('due');
    expect(sent()).toEqual([]);
    expect(await entryOf('a')).toMatchObject({ state: 'stuck', reason: PHOTO_UNREADABLE });
  });

  it('goes on to the next entry when one cannot be settled, and tries that one once a run', async () => {
    await queue('a');
    await queue('b');
    const update = database.entries.update.bind(database.entries);
    jest
      .spyOn(database.entries, 'update')
      .mockImplementation(((id: string, changes: object) =>
        id === 'a' ? Promise.reject(new Error('disk broke')) : update(id, changes)) as never);
    venue.answer = (post) =>
      post.headers['idempotency-key'] === 'a'
        ? problem(500, 'internal', 'Broken.')
        : acknowledgement(venue, post);
    await expect(drainOutbox('due')).rejects.toThrow('disk broke');
    expect(sent()).toEqual(['a', 'b']);
    expect(await database.receipts.toCollection().primaryKeys()).toEqual(['b']);
  });

  it('sends from a phone too full to write down that it sends', async () => {
    await queue('a');
    jest.spyOn(database.entries, 'put').mockImplementation(fullDisk);
    jest.spyOn(database.entries, 'update').mockImplementation(fullDisk);
    await drainOutbox('due');
    expect(sent()).toEqual(['a']);
    expect([await database.entries.count(), await database.receipts.count()]).toEqual([0, 1]);
  });

  it('makes room for the receipt by letting the photo go first', async () => {
    await queue('a');
    const put = database.receipts.put.bind(database.receipts);
    jest
      .spyOn(database.receipts, 'put')
      .mockImplementation((async (receipt: Parameters<typeof put>[0]) =>
        (await database.photos.count()) > 0 ? fullDisk() : put(receipt)) as never);
    await drainOutbox('due');
    expect([await database.entries.count(), await database.receipts.count()]).toEqual([0, 1]);
  });

  it('rather forgets the receipt than keeps what the venue has', async () => {
    await queue('a');
    jest.spyOn(database.receipts, 'put').mockImplementation(fullDisk);
    await drainOutbox('due');
    expect([await database.entries.count(), await database.photos.count()]).toEqual([0, 0]);
  });

  it('sends an entry that a clock set back by days would bury', async () => {
    await queue('a');
    await database.entries.update('a', { waitsFor: 'server', nextAttemptAt: Date.now() + 25 * 3_600_000 });
    expect(await nextTurn()).toBeLessThanOrEqual(Date.now());
    await drainOutbox('due');
    expect(sent()).toEqual(['a']);
  });

  it('sends what was put off while the clock was hours ahead', async () => {
    await queue('a');
    const ahead = Date.now() + 3 * 3_600_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(ahead);
    venue.answer = () => problem(503, 'server.busy', 'Busy.');
    await drainOutbox('due');
    clock.mockRestore();
    expect(await nextTurn()).toBeLessThanOrEqual(Date.now());
  });

  it('sends from a phone that does not know AbortSignal.timeout', async () => {
    const { timeout } = AbortSignal;
    Object.assign(AbortSignal, { timeout: undefined });
    try {
      await queue('a');
      await drainOutbox('due');
    } finally {
      Object.assign(AbortSignal, { timeout });
    }
    expect(sent()).toEqual(['a']);
  });

  it('asks whether the venue is back although nothing is due', async () => {
    noteReachability(false);
    await drainOutbox('due');
    expect(isVenueReachable()).toBe(false);
    await drainOutbox('fresh');
    expect(isVenueReachable()).toBe(true);
  });
});
