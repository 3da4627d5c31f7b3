/** @jest-environment node */
import { jest } from '@jest/globals';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import type { EntryDraft } from './outbox-entry';
import { exportOutbox } from './outbox-export';
import {
  discardEntry,
  enqueue,
  NotReplaceableError,
  PHOTO_NOT_KEPT,
  replaceEntry,
  retryEntry,
} from './outbox-store';
import { mirrorSession } from '#shared/offline/storage/session-mirror';

const draft = (overrides: Partial<EntryDraft> = {}): EntryDraft => ({
  id: crypto.randomUUID(),
  kind: 'test',
  payload: { name: 'Loretta' },
  photo: { buffer: new Uint8Array([1, 2, 3]).buffer, type: 'image/jpeg', name: 'door.jpg' },
  ...overrides,
});

beforeEach(async () => {
  await Promise.all(database.tables.map((table) => table.clear()));
});

afterEach(() => jest.restoreAllMocks());

describe('enqueue', () => {
  it('keeps the entry and its photo', async () => {
    const kept = await enqueue(draft({ id: 'a' }));
    expect(kept).toEqual({ id: 'a', photoKept: true });
    expect(await database.entries.get('a')).toMatchObject({
      state: 'waiting',
      owner: null,
      hasPhoto: true,
      attempts: 0,
    });
    const photo = await database.photos.get('a');
    expect(new Uint8Array(photo?.buffer ?? new ArrayBuffer(0))).toEqual(new Uint8Array([1, 2, 3]));
  });

  it('asks the browser for durable transactions', () => {
    expect(database._options.chromeTransactionDurability).toBe('strict');
  });

  it('keeps neither when one of the two cannot be written', async () => {
    jest.spyOn(database.entries, 'add').mockImplementation(() => {
      throw new Error('disk broke');
    });
    await expect(enqueue(draft())).rejects.toThrow('disk broke');
    expect(await database.photos.count()).toBe(0);
  });

  it('keeps the order of what is sent in order, also after the clock was set back', async () => {
    const lanes = ['the check-in'];
    await enqueue(draft({ id: 'check-in', lanes }));
    await database.entries.update('check-in', { createdAt: new Date(Date.now() + 4 * 60_000).toISOString() });
    await enqueue(draft({ id: 'undo', lanes }));
    expect(await database.entries.orderBy('createdAt').primaryKeys()).toEqual(['check-in', 'undo']);
  });

  it('makes one entry of a double tap', async () => {
    const twice = draft();
    await Promise.all([enqueue(twice), enqueue(twice)]);
    await enqueue(twice);
    expect(await database.entries.count()).toBe(1);
  });

  it('does not queue again what the server has already acknowledged', async () => {
    await database.receipts.add({
      id: 'done',
      kind: 'test',
      payload: {},
      owner: null,
      createdAt: '',
      doneAt: '',
      answer: {},
      announced: true,
    });
    await enqueue(draft({ id: 'done' }));
    expect(await database.entries.count()).toBe(0);
  });

  it('binds the entry to who is signed in, and to nobody otherwise', async () => {
    await mirrorSession({ sessionId: 's', userId: 7, name: 'Loretta Hayes' });
    await enqueue(draft({ id: 'hers' }));
    await mirrorSession(null);
    await enqueue(draft({ id: 'a guest' }));
    expect((await database.entries.get('hers'))?.owner).toEqual({ id: 7, name: 'Loretta Hayes' });
    expect((await database.entries.get('a guest'))?.owner).toBeNull();
  });

  it("binds an entry that is nobody's to nobody, no matter who is signed in", async () => {
    await mirrorSession({ sessionId: 's', userId: 7, name: 'Loretta Hayes' });
    await enqueue(draft({ id: "a tablet's", isSentByTablet: true }));
    expect((await database.entries.get("a tablet's"))?.owner).toBeNull();
  });

  it('gives the device one name for good', async () => {
    await enqueue(draft());
    await enqueue(draft());
    const [first, second] = await database.entries.toArray();
    expect(first?.deviceId).toMatch(/^[0-9a-f-]{36}$/);
    expect(second?.deviceId).toBe(first?.deviceId);
  });

  const fillPhone = () =>
    jest.spyOn(database.photos, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

  it('keeps the text and says so when the phone has no room for the photo', async () => {
    fillPhone();
    expect(await enqueue(draft({ id: 'full' }))).toEqual({ id: 'full', photoKept: false });
    expect(await database.entries.get('full')).toMatchObject({
      state: 'stuck',
      reason: PHOTO_NOT_KEPT,
      hasPhoto: false,
      payload: { name: 'Loretta' },
    });
  });

  it('sends what goes without its photo as it is when there is no room for that', async () => {
    fillPhone();
    expect(await enqueue(draft({ id: 'full', withoutPhoto: 'sent' }))).toEqual({
      id: 'full',
      photoKept: false,
    });
    expect(await database.entries.get('full')).toMatchObject({
      state: 'waiting',
      reason: null,
      hasPhoto: false,
      payload: { name: 'Loretta' },
    });
  });

  it('keeps nothing of what is nothing without its photo when there is no room for that', async () => {
    fillPhone();
    await expect(enqueue(draft({ withoutPhoto: 'refused' }))).rejects.toThrow('full');
    expect(await database.entries.count()).toBe(0);
  });

  it('gives up kept pictures before the photo', async () => {
    const put = database.photos.put.bind(database.photos);
    const dropped: string[] = [];
    jest.spyOn(database.photos, 'put').mockImplementation((photo) => {
      if (dropped.length === 0) throw new DOMException('full', 'QuotaExceededError');
      return put(photo);
    });
    const drop = (name: string) => Promise.resolve(dropped.push(name) > 0);
    Object.defineProperty(globalThis, 'caches', { value: { delete: drop }, configurable: true });
    const kept = await enqueue(draft({ id: 'tight' }));
    Reflect.deleteProperty(globalThis, 'caches');
    expect(kept).toEqual({ id: 'tight', photoKept: true });
    expect(dropped).toEqual(['thumbnails', 'pictures']);
    expect(await database.photos.count()).toBe(1);
  });

  it.each([
    ['closed it', () => Promise.resolve(database.close())],
    ['closed it under us', async () => (await database.open()).backendDB().close()],
    [
      'lost its storage process, as iOS does',
      async () => {
        const lost = new DOMException('Connection to Indexed Database server lost', 'UnknownError');
        jest.spyOn(database, 'transaction').mockImplementationOnce(() => Promise.reject(lost) as never);
      },
    ],
  ])('reopens the database when the browser has %s', async (_name, lose) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await lose();
    await enqueue(draft());
    expect(await database.entries.count()).toBe(1);
  });
});

describe('retryEntry', () => {
  it('makes a stuck entry due at once', async () => {
    await enqueue(draft({ id: 'a' }));
    await database.entries.update('a', { state: 'stuck', reason: 'no', nextAttemptAt: 9e15 });
    await retryEntry('a');
    expect(await database.entries.get('a')).toMatchObject({
      state: 'waiting',
      reason: null,
      nextAttemptAt: 0,
    });
  });
});

describe('discardEntry', () => {
  it('drops the entry with its photo', async () => {
    await enqueue(draft({ id: 'a' }));
    expect(await discardEntry('a')).toBe(true);
    expect([await database.entries.count(), await database.photos.count()]).toEqual([0, 0]);
  });

  it('refuses while the entry is being sent', async () => {
    await enqueue(draft({ id: 'a' }));
    await database.entries.update('a', { state: 'sending' });
    expect(await discardEntry('a')).toBe(false);
    expect(await database.entries.count()).toBe(1);
  });
});

describe('replaceEntry', () => {
  const stick = async (id: string) => {
    await enqueue(draft({ id }));
    await database.entries.update(id, { state: 'stuck' });
  };

  it('puts the edit in its place under a new key', async () => {
    await stick('old');
    await replaceEntry('old', draft({ id: 'new', payload: { name: 'Loretta Hayes' } }));
    expect(await database.entries.toCollection().primaryKeys()).toEqual(['new']);
    expect(await database.photos.toCollection().primaryKeys()).toEqual(['new']);
  });

  it('keeps the old entry when the new one cannot be written', async () => {
    await stick('old');
    jest.spyOn(database.entries, 'add').mockImplementation(() => {
      throw new Error('disk broke');
    });
    await expect(replaceEntry('old', draft({ id: 'new' }))).rejects.toThrow('disk broke');
    expect(await database.photos.toCollection().primaryKeys()).toEqual(['old']);
  });

  it.each(['waiting', 'sending'] as const)('doubles no entry that is %s again', async (state) => {
    await stick('old');
    await database.entries.update('old', { state });
    await expect(replaceEntry('old', draft({ id: 'new' }))).rejects.toThrow(NotReplaceableError);
    expect(await database.entries.toCollection().primaryKeys()).toEqual(['old']);
    expect(await database.photos.toCollection().primaryKeys()).toEqual(['old']);
  });

  it('doubles no entry that the venue has acknowledged meanwhile', async () => {
    await expect(replaceEntry('sent', draft({ id: 'new' }))).rejects.toThrow(NotReplaceableError);
    expect(await database.entries.count()).toBe(0);
  });

  it("leaves a guest's entry nobody's, no matter who mends it", async () => {
    await stick('old');
    await mirrorSession({ sessionId: 's', userId: 7, name: 'Loretta Hayes' });
    await replaceEntry('old', draft({ id: 'new' }));
    expect((await database.entries.get('new'))?.owner).toBeNull();
  });
});

describe("somebody else's entry", () => {
  beforeEach(async () => {
    await enqueue(draft({ id: 'a guest', photo: null }));
    await mirrorSession({ sessionId: 's', userId: 7, name: 'Loretta Hayes' });
    await enqueue(draft({ id: 'hers' }));
    await database.entries.update('hers', { state: 'stuck' });
  });

  it.each([
    ['signed out', null],
    ['another person', { sessionId: 't', userId: 8, name: 'Wade' }],
  ])('is neither replaced nor dropped nor exported by one who is %s', async (_who, session) => {
    await mirrorSession(session);
    await expect(replaceEntry('hers', draft())).rejects.toThrow(NotReplaceableError);
    expect(await discardEntry('hers')).toBe(false);
    expect((await exported()).map(({ id }) => id)).toEqual(['a guest']);
    expect(await database.entries.get('hers')).toMatchObject({ owner: { id: 7 }, state: 'stuck' });
  });

  it("is its owner's to export and to drop", async () => {
    expect((await exported()).map(({ id }) => id).sort()).toEqual(['a guest', 'hers']);
    expect(await discardEntry('hers')).toBe(true);
  });

  const exported = async (): Promise<{ id: string }[]> =>
    JSON.parse(await (await exportOutbox()).text()).entries;
});
