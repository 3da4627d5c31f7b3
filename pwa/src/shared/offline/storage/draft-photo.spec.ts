/** @jest-environment node */
import { jest } from '@jest/globals';
import { offlineDatabase as database } from './offline-database';
import { enqueue, PHOTO_NOT_KEPT } from '#shared/offline/outbox/outbox-store';
import type { StoredPhoto } from '#shared/offline/outbox/outbox-entry';
import { clearForgottenDrafts, dropDraftPhoto, keepDraftPhoto } from './draft-photo';

const DAY_MS = 24 * 60 * 60 * 1000;

const photoOf = (...bytes: number[]): StoredPhoto => ({
  buffer: new Uint8Array(bytes).buffer,
  type: 'image/jpeg',
  name: 'door.jpg',
});

const queue = (id: string, photo: StoredPhoto | null) =>
  enqueue({ id, kind: 'test', payload: { name: 'Loretta' }, photo });

const bytesOf = async (id: string) => {
  const photo = await database.photos.get(id);
  return photo && [...new Uint8Array(photo.buffer)];
};

beforeEach(async () => {
  await Promise.all(database.tables.map((table) => table.clear()));
});

afterEach(() => jest.restoreAllMocks());

describe('keepDraftPhoto', () => {
  it('writes the photo once: not again when its entry is queued', async () => {
    const photo = photoOf(1, 2, 3);
    await keepDraftPhoto('a', photo);
    const put = jest.spyOn(database.photos, 'put');
    expect(await queue('a', photo)).toEqual({ id: 'a', photoKept: true });
    expect(put).not.toHaveBeenCalled();
    expect(await database.entries.get('a')).toMatchObject({ hasPhoto: true, state: 'waiting' });
    expect(await bytesOf('a')).toEqual([1, 2, 3]);
  });

  it('queues the photo that was chosen last, whatever draft was kept before', async () => {
    await keepDraftPhoto('a', photoOf(1));
    await queue('a', photoOf(2));
    expect(await bytesOf('a')).toEqual([2]);
  });

  it('writes the photo with the entry when its draft has gone meanwhile', async () => {
    const photo = photoOf(4);
    await keepDraftPhoto('a', photo);
    await database.photos.clear();
    await queue('a', photo);
    expect(await bytesOf('a')).toEqual([4]);
  });

  it('leaves the photo of a queued or sent entry when another is chosen in the form that is still open', async () => {
    await queue('a', photoOf(1));
    await keepDraftPhoto('a', photoOf(2));
    expect(await bytesOf('a')).toEqual([1]);
    const sent = { kind: 'test', payload: {}, owner: null, answer: {}, announced: true };
    await database.receipts.add({ ...sent, id: 'b', createdAt: '2026-11-20', doneAt: '2026-11-20' });
    await keepDraftPhoto('b', photoOf(3));
    expect(await bytesOf('b')).toBeUndefined();
  });

  it('leaves no photo from before to an entry whose own did not fit', async () => {
    await keepDraftPhoto('a', photoOf(1));
    jest.spyOn(database.photos, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await queue('a', photoOf(2))).toEqual({ id: 'a', photoKept: false });
    expect(await database.entries.get('a')).toMatchObject({ hasPhoto: false, reason: PHOTO_NOT_KEPT });
    expect(await database.photos.count()).toBe(0);
  });
});

describe('dropDraftPhoto', () => {
  it('deletes the photo of a form that was closed', async () => {
    await keepDraftPhoto('a', photoOf(1));
    await dropDraftPhoto('a');
    expect(await database.photos.count()).toBe(0);
  });

  it('leaves the photo of a queued entry, also when the form closes while it is being queued', async () => {
    const photo = photoOf(1);
    await keepDraftPhoto('a', photo);
    await Promise.all([queue('a', photo), dropDraftPhoto('a')]);
    expect(await bytesOf('a')).toEqual([1]);
    await dropDraftPhoto('a');
    expect(await bytesOf('a')).toEqual([1]);
  });

  it('gives the entry its photo although the form closed first', async () => {
    const photo = photoOf(1);
    await keepDraftPhoto('a', photo);
    await Promise.all([dropDraftPhoto('a'), queue('a', photo)]);
    expect(await bytesOf('a')).toEqual([1]);
  });
});

describe('clearForgottenDrafts', () => {
  it('deletes what a form left behind a day ago, and nothing else', async () => {
    const queued = photoOf(1);
    await keepDraftPhoto('queued', queued);
    await queue('queued', queued);
    await keepDraftPhoto('left', photoOf(2));
    await clearForgottenDrafts(Date.now() + DAY_MS - 60_000);
    expect(await database.photos.toCollection().primaryKeys()).toEqual(['left', 'queued']);
    await clearForgottenDrafts(Date.now() + DAY_MS + 60_000);
    expect(await database.photos.toCollection().primaryKeys()).toEqual(['queued']);
  });

  it('deletes what was left behind before the clock was set back', async () => {
    await keepDraftPhoto('left', photoOf(2));
    await clearForgottenDrafts(Date.now() - DAY_MS);
    expect(await database.photos.count()).toBe(0);
  });
});
