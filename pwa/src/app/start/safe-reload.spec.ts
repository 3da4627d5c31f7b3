import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import type { OutboxEntry } from '#shared/offline/outbox/outbox-entry';
import { useUnsavedWork } from '#shared/ui/mutation/unsaved-work';
import { reloadObstacle } from './safe-reload';

const SENDING: OutboxEntry = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  kind: 'check-in',
  payload: {},
  progress: null,
  owner: null,
  deviceId: 'phone',
  createdAt: '2026-11-20T20:00:00.000Z',
  state: 'sending',
  attempts: 1,
  nextAttemptAt: 0,
  waitsFor: null,
  reason: null,
  hasPhoto: true,
  photoShrunk: false,
};

describe('reloadObstacle', () => {
  it('finds nothing in the way of a page that rests', async () => {
    expect(await reloadObstacle()).toBeNull();
  });

  it('finds a form that somebody is filling in', async () => {
    const { unmount } = renderHook(() => useUnsavedWork(true));

    expect(await reloadObstacle()).toBe('unsaved-work');
    unmount();
    expect(await reloadObstacle()).toBeNull();
  });

  it('finds nothing where the database keeps silent', async () => {
    jest.useFakeTimers();
    const filter = jest.spyOn(database.entries, 'filter').mockReturnValue({
      count: () => new Promise<never>(() => undefined),
    } as never);
    const obstacle = reloadObstacle();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await obstacle).toBeNull();
    filter.mockRestore();
    jest.useRealTimers();
  });

  it('finds a check-in that is on its way', async () => {
    await database.entries.put(SENDING);

    expect(await reloadObstacle()).toBe('sending');
    await database.entries.clear();
    expect(await reloadObstacle()).toBeNull();
  });
});
