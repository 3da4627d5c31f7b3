/** @jest-environment node */
import { jest } from '@jest/globals';
import { offlineDatabase as database } from './offline-database';
import { drainOutbox } from '#shared/offline/outbox/outbox-runner';
import { enqueue } from '#shared/offline/outbox/outbox-store';
import { forgetGuest, rememberedGuest, rememberGuest } from './remembered-guest';
import { countWaiting } from '#shared/offline/status/waiting-count';

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

beforeEach(() => {
  database.close({ disableAutoOpen: false });
  jest.spyOn(indexedDB, 'open').mockImplementation(blocked);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

describe('a browser that blocks storage', () => {
  it('says at once that a check-in could not be kept, and keeps later ones when it is let', async () => {
    const draft = { id: 'a', kind: 'test', payload: {}, photo: null };
    await expect(enqueue(draft)).rejects.toThrow();
    jest.restoreAllMocks();
    expect(await enqueue(draft)).toEqual({ id: 'a', photoKept: true });
  });

  it('fails in words, not in silence, when the queue is run or counted', async () => {
    await expect(drainOutbox('due')).rejects.toThrow();
    await expect(countWaiting()).rejects.toThrow();
  });

  it('remembers a guest for as long as the page lives, and breaks over none', () => {
    Object.defineProperty(globalThis, 'localStorage', { get: blocked, configurable: true });
    rememberGuest({ name: 'Wade', email: '' });
    expect(rememberedGuest()).toEqual({ name: 'Wade', email: '' });
    forgetGuest();
    expect(rememberedGuest()).toBeNull();
  });
});
