/** @jest-environment node */
import { jest } from '@jest/globals';
import { answerVerdict } from './answer-verdict';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { nextTurn } from './outbox-attempts';
import type { OutboxEntry } from './outbox-entry';
import { registerHandler, type OutboxHandler } from './outbox-handlers';
import { drainOutbox } from './outbox-runner';
import { enqueue, rewriteQueue } from './outbox-store';
import { mirrorSession } from '#shared/offline/storage/session-mirror';
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
const change = (id: string, changes: Partial<OutboxEntry>) => database.entries.update(id, changes);

const openTabs: { close: () => void }[] = [];
afterAll(() => openTabs.forEach((tab) => tab.close()));

const testHandler: OutboxHandler = {
  noun: { one: 'test', many: 'tests' },
  page: '/tests',
  send: async (entry, photo, { request }) => {
    const answer = await request('/api/work', { body: `${photo?.buffer.byteLength} bytes` });
    return answerVerdict(answer, { key: entry.id, now: Date.now(), failure: 'Failed' });
  },
  shrinkPhoto: async (photo) => ({ ...photo, buffer: photo.buffer.slice(0, 4) }),
};
registerHandler('test', testHandler);

beforeEach(async () => {
  await Promise.all(database.tables.map((table) => table.clear()));
  venue = await startVenueDouble();
});

afterEach(() => venue.close());

describe('drainOutbox', () => {
  it('sends what waits, oldest first, and leaves a receipt in its place', async () => {
    await queue('a');
    await queue('b');
    await drainOutbox('due');
    expect(sent()).toEqual(['a', 'b']);
    expect([await database.entries.count(), await database.photos.count()]).toEqual([0, 0]);
    expect(await database.receipts.get('a')).toMatchObject({ answer: { clientKey: 'a' }, announced: false });
  });

  it('sends what shares a lane strictly in order, and holds up nothing else', async () => {
    await mirrorSession({ sessionId: 's', userId: 7, name: 'Cody Reed' });
    const change = (id: string, ...lanes: string[]) => ({
      id,
      kind: 'test',
      payload: {},
      photo: null,
      lanes,
    });
    const add = [
      change('a', 'Friday'),
      change('b', 'Friday', 'Saturday'),
      change('c', 'Saturday'),
      change('d'),
    ];
    await rewriteQueue('test', async () => ({ drop: [], add }));
    venue.answer = (post) =>
      post.headers['idempotency-key'] === 'a'
        ? problem(409, 'test.clash', 'No.')
        : acknowledgement(venue, post);
    await drainOutbox('due');
    expect(sent()).toEqual(['a', 'd']);
    expect(await nextTurn()).toBeNull();
    await rewriteQueue('test', async ([refused]) => ({ drop: refused ? [refused.id] : [], add: [] }));
    await drainOutbox('due');
    expect(sent()).toEqual(['a', 'd', 'b', 'c']);
  });

  it('keeps the entry and its photo until the venue has acknowledged it', async () => {
    await queue('a');
    let whileSending: (OutboxEntry | undefined)[] = [];
    venue.answer = async (post) => {
      whileSending = [await entryOf('a')];
      expect(await database.photos.count()).toBe(1);
      return acknowledgement(venue, post);
    };
    await drainOutbox('due');
    expect(whileSending[0]).toMatchObject({ state: 'sending' });
    expect(await database.receipts.count()).toBe(1);
  });

  it('keeps the entry when the receipt cannot be written with the deletion', async () => {
    await queue('a');
    const refuse = () => {
      throw new Error('disk broke');
    };
    database.receipts.hook('creating').subscribe(refuse);
    await expect(drainOutbox('due')).rejects.toThrow('disk broke');
    database.receipts.hook('creating').unsubscribe(refuse);
    expect(await database.entries.count()).toBe(1);
    await drainOutbox('due');
    expect([await database.entries.count(), await database.receipts.count()]).toEqual([0, 1]);
  });

  it('sends again when the answer was lost after the venue had committed, and doubles nothing', async () => {
    await queue('a');
    venue.answer = (post) => ({ ...acknowledgement(venue, post), hangUp: true });
    await drainOutbox('due');
    expect(await entryOf('a')).toMatchObject({ state: 'waiting', waitsFor: 'network', attempts: 1 });
    venue.answer = (post) => acknowledgement(venue, post);
    await drainOutbox('fresh');
    expect(venue.committed).toEqual(new Set(['a']));
    expect(await database.receipts.count()).toBe(1);
  });

  it('takes up an entry that a dead page left in the middle of sending', async () => {
    await queue('a');
    await change('a', { state: 'sending', attempts: 1 });
    await drainOutbox('due');
    expect(await database.receipts.count()).toBe(1);
  });

  it('passes a poison entry in front and sends the rest', async () => {
    await queue('poison');
    await queue('b');
    venue.answer = (post) =>
      post.headers['idempotency-key'] === 'poison'
        ? problem(400, 'check-in.bad', 'The e-mail is not an e-mail.')
        : acknowledgement(venue, post);
    await drainOutbox('due');
    expect(await entryOf('poison')).toMatchObject({ state: 'stuck', reason: 'The e-mail is not an e-mail.' });
    expect(await database.receipts.toCollection().primaryKeys()).toEqual(['b']);
  });

  it('passes an entry whose every answer is lost and sends the rest', async () => {
    await queue('poison');
    await queue('b');
    venue.answer = (post) => ({
      ...acknowledgement(venue, post),
      hangUp: post.headers['idempotency-key'] === 'poison',
    });
    await drainOutbox('due');
    expect(await database.receipts.toCollection().primaryKeys()).toEqual(['b']);
    expect(await entryOf('poison')).toMatchObject({ state: 'waiting' });
  });

  it.each([
    ['500', problem(500, 'internal', 'Broken.')],
    ['507', problem(507, 'photos.disk-full', 'Disk full.')],
    ['429', { ...problem(429, 'throttled', 'Slow down.'), headers: { 'retry-after': '60' } }],
    ['HTML of a captive portal', { status: 200, body: '<html>Welcome to the free Wi-Fi</html>' }],
    ['redirect to a captive portal', { status: 302, body: '', headers: { location: 'http://192.0.2.1/' } }],
    ['200 that names another key', { status: 200, body: { clientKey: 'other' } }],
  ])('keeps an entry answered with %s and tries it once, not in a loop', async (_name, answer) => {
    await queue('a');
    venue.answer = () => answer;
    await drainOutbox('due');
    expect(sent()).toEqual(['a']);
    expect(await entryOf('a')).toMatchObject({ state: 'waiting', hasPhoto: true });
    expect((await entryOf('a'))?.nextAttemptAt).toBeGreaterThan(Date.now());
    expect([await database.photos.count(), await database.receipts.count()]).toEqual([1, 0]);
  });

  it('obeys Retry-After even when the network has just come back', async () => {
    await queue('a');
    venue.answer = () => ({ ...problem(429, 'throttled', 'Slow down.'), headers: { 'retry-after': '3600' } });
    await drainOutbox('due');
    expect((await entryOf('a'))?.nextAttemptAt).toBeGreaterThan(Date.now() + 3_500_000);
    await drainOutbox('fresh');
    expect(sent()).toEqual(['a']);
  });

  it('sends nothing while only a captive portal answers the probe', async () => {
    await queue('a');
    venue.ping = () => ({ status: 200, type: 'text/html', body: '<html>Sign in to the Wi-Fi</html>' });
    await drainOutbox('fresh');
    expect(sent()).toEqual([]);
    expect(await entryOf('a')).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  it('shrinks the photo once after a 413, then leaves it to the guest', async () => {
    await queue('a');
    venue.answer = () => problem(413, 'photos.too-large', 'The photo is too large.');
    await drainOutbox('due');
    expect(venue.posts.map((post) => post.body)).toEqual(['8 bytes', '4 bytes']);
    expect(await entryOf('a')).toMatchObject({
      state: 'stuck',
      reason: 'The photo is too large.',
      photoShrunk: true,
    });
  });

  it('is one runner even of two tabs that wake at once', async () => {
    await Promise.all(['a', 'b', 'c'].map(queue));
    let atOnce = 0;
    let most = 0;
    venue.answer = async (post) => {
      most = Math.max(most, (atOnce += 1));
      await new Promise((resolve) => setTimeout(resolve, 20));
      atOnce -= 1;
      return acknowledgement(venue, post);
    };
    const drainInOtherTab = await otherTab();
    await Promise.all([drainOutbox('fresh'), drainInOtherTab('fresh'), drainOutbox('due')]);
    expect(most).toBe(1);
    expect(sent().sort()).toEqual(['a', 'b', 'c']);
  });

  it('picks up what is queued while it runs', async () => {
    await queue('a');
    venue.answer = async (post) => {
      if (post.headers['idempotency-key'] === 'a') await queue('b');
      return acknowledgement(venue, post);
    };
    await drainOutbox('due');
    expect(sent()).toEqual(['a', 'b']);
  });

  it('keeps a kind it does not know for a newer version', async () => {
    await enqueue({ id: 'new', kind: 'not yet', payload: {}, photo: null });
    await queue('b');
    await drainOutbox('due');
    const entry = await entryOf('new');
    expect(entry).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(entry?.nextAttemptAt).toBeGreaterThan(Date.now() + 60_000);
    expect(await database.receipts.count()).toBe(1);
  });
});

/** The runner as a second tab loads it: its own memory, the same database. */
const otherTab = async (): Promise<typeof drainOutbox> => {
  jest.resetModules();
  const { offlineDatabase } = await import('#shared/offline/storage/offline-database');
  const handlers = await import('./outbox-handlers');
  handlers.registerHandler('test', testHandler);
  openTabs.push(offlineDatabase);
  return (await import('./outbox-runner')).drainOutbox;
};

describe('drainOutbox and who an entry belongs to', () => {
  it('sends a guest entry as nobody, even when somebody is signed in', async () => {
    await queue('a');
    await mirrorSession({ sessionId: 'secret', userId: 7, name: 'Loretta' });
    await drainOutbox('due');
    expect(venue.posts[0]?.headers).not.toHaveProperty('authorization');
    expect(venue.posts[0]?.headers).not.toHaveProperty('cookie');
  });

  it('sends an entry with the session of its owner', async () => {
    await mirrorSession({ sessionId: 'secret', userId: 7, name: 'Loretta' });
    await queue('a');
    await drainOutbox('due');
    expect(venue.posts[0]?.headers.authorization).toBe('Bearer secret');
  });

  it('never sends it as somebody else, nor signed out, and sends it once the owner is back', async () => {
    await mirrorSession({ sessionId: 'hers', userId: 7, name: 'Loretta Hayes' });
    await queue('a');
    await mirrorSession(null);
    await drainOutbox('fresh');
    await mirrorSession({ sessionId: 'his', userId: 8, name: 'Wade' });
    await drainOutbox('fresh');
    expect(sent()).toEqual([]);
    expect(await entryOf('a')).toMatchObject({
      waitsFor: 'sign-in',
      reason: 'Sign in as Loretta Hayes to send this.',
    });
    await mirrorSession({ sessionId: 'hers again', userId: 7, name: 'Loretta Hayes' });
    await drainOutbox('due');
    expect(venue.posts[0]?.headers.authorization).toBe('Bearer hers again');
  });

  it('waits for a new sign-in after a 401 instead of asking again and again', async () => {
    await mirrorSession({ sessionId: 'expired', userId: 7, name: 'Loretta' });
    await queue('a');
    venue.answer = () => problem(401, 'auth.no-session', 'Please sign in.');
    await drainOutbox('due');
    await drainOutbox('fresh');
    expect(sent()).toEqual(['a']);
    expect(await entryOf('a')).toMatchObject({ state: 'waiting', waitsFor: 'sign-in' });
    venue.answer = (post) => acknowledgement(venue, post);
    await mirrorSession({ sessionId: 'new', userId: 7, name: 'Loretta' });
    await drainOutbox('due');
    expect(await database.receipts.count()).toBe(1);
  });

  it('forgets the receipts of a person who signs out, and keeps those of guests', async () => {
    await queue('a guest');
    await mirrorSession({ sessionId: 's', userId: 7, name: 'Loretta' });
    await queue('hers');
    await drainOutbox('due');
    await mirrorSession(null);
    expect(await database.receipts.toCollection().primaryKeys()).toEqual(['a guest']);
  });
});
