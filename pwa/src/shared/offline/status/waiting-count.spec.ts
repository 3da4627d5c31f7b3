/** @jest-environment node */
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { enqueue } from '#shared/offline/outbox/outbox-store';
import { mirrorSession } from '#shared/offline/storage/session-mirror';
import { countHeld, countWaiting } from './waiting-count';

const queue = (id: string) => enqueue({ id, kind: 'test', payload: {}, photo: null });

describe('countWaiting', () => {
  it('counts what signing out concerns: entries of the person alone', async () => {
    await Promise.all(database.tables.map((table) => table.clear()));
    await queue('a guest');
    await mirrorSession({ sessionId: 's', userId: 8, name: 'Wade' });
    await queue('his');
    await mirrorSession({ sessionId: 't', userId: 7, name: 'Loretta' });
    expect(await countWaiting()).toBe(0);
    await queue('hers');
    expect([await countWaiting(), await countHeld()]).toEqual([1, 3]);
    await mirrorSession(null);
    expect(await countWaiting()).toBe(0);
  });
});
