import { jest } from '@jest/globals';
import { PING_ANSWER } from '#contract/problem';
import { fakeNetwork, json } from '#test/fake-network';

const drain = jest.fn<(wake: string) => Promise<void>>();
const nextTurn = jest.fn<() => Promise<number | null>>();
jest.unstable_mockModule('#shared/offline/outbox/outbox-runner', () => ({ drainOutbox: drain }));
jest.unstable_mockModule('#shared/offline/outbox/outbox-attempts', () => ({ nextTurn }));
const { isVenueReachable, noteReachability } = await import('#shared/offline/status/reachability');
const { announceQueued } = await import('#shared/offline/outbox/outbox-signals');
const { listenForWakes } = await import('./outbox-wakes');

const DAY = 24 * 60 * 60_000;
const never = () => new Promise<never>(() => undefined);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const network = fakeNetwork({ 'GET /api/health/ping': () => json({ ping: PING_ANSWER }) });
listenForWakes();

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  jest.clearAllMocks();
  drain.mockResolvedValue();
  nextTurn.mockResolvedValue(null);
  noteReachability(true);
});

afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

describe('the wakes of the outbox', () => {
  it('tell that the venue is back within a second, also while another tab sends', async () => {
    drain.mockImplementation(never);
    window.dispatchEvent(new Event('offline'));
    expect(isVenueReachable()).toBe(false);
    window.dispatchEvent(new Event('online'));
    await pass(1_000);
    expect(isVenueReachable()).toBe(true);
  });

  it('send what was queued once the stub has had its moment', async () => {
    announceQueued();
    expect(drain).not.toHaveBeenCalled();
    await pass(150);
    expect(drain.mock.calls).toEqual([['due']]);
  });

  it('come when the turn of the next entry has come', async () => {
    nextTurn.mockResolvedValueOnce(Date.now() + 30_000);
    window.dispatchEvent(new Event('online'));
    await pass(29_000);
    expect(drain.mock.calls).toEqual([['fresh']]);
    await pass(2_000);
    expect(drain.mock.calls).toEqual([['fresh'], ['due']]);
  });

  it('neither hurry nor sleep for weeks over a turn that a wrong clock has set', async () => {
    nextTurn.mockResolvedValue(Date.now() + 30 * DAY);
    window.dispatchEvent(new Event('online'));
    await pass(59_000);
    expect(drain).toHaveBeenCalledTimes(1);
    await pass(2_000);
    expect(drain).toHaveBeenCalledTimes(2);
  });

  it('come again after a run that failed', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    drain.mockRejectedValueOnce(new Error('disk broke'));
    window.dispatchEvent(new Event('online'));
    await pass(10_000);
    expect(drain).toHaveBeenCalledTimes(2);
  });

  it('ask for the venue at least once a minute while it is away', async () => {
    network.offline();
    noteReachability(false);
    window.dispatchEvent(new Event('online'));
    await pass(10 * 60_000);
    expect(network.calls.length).toBeGreaterThanOrEqual(10);
    expect(network.calls.length).toBeLessThan(40);
  });
});
