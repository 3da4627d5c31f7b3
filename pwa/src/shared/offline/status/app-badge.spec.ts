/** @jest-environment node */
import { countOnAppIcon, noteUnread } from './app-badge';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { enqueue } from '#shared/offline/outbox/outbox-store';
import { mirrorSession } from '#shared/offline/storage/session-mirror';

const haveBadge = (setAppBadge: (count: number) => Promise<void>) =>
  Object.defineProperty(globalThis, 'navigator', {
    value: { setAppBadge, clearAppBadge: () => setAppBadge(0) },
    configurable: true,
  });

describe('the count on the app’s icon', () => {
  let shown: number[];

  beforeEach(async () => {
    await Promise.all(database.tables.map((table) => table.clear()));
    shown = [];
    haveBadge((count) => Promise.resolve(void shown.push(count)));
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'navigator'));

  it('adds what is not read to what waits to be sent', async () => {
    await mirrorSession({ sessionId: 's', userId: 1, name: 'June' });
    await enqueue({ id: 'one', kind: 'test', payload: {}, photo: null });
    await noteUnread(2);
    await noteUnread(4, 'photos');
    await noteUnread(0);
    expect(shown).toEqual([3, 7, 5]);
  });

  it('forgets what was not read when its reader signs out', async () => {
    await mirrorSession({ sessionId: 's', userId: 1, name: 'June' });
    await noteUnread(4);
    await mirrorSession(null);
    expect(await countOnAppIcon()).toBe(0);
  });

  it('is refused in silence where the app may not badge', async () => {
    haveBadge(() => Promise.reject(new Error('not installed')));
    await expect(noteUnread(1)).resolves.toBeUndefined();
  });
});
