import { jest } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { PING_ANSWER } from '#contract/problem';
import { fakeNetwork, json } from '#test/fake-network';
import { useUnsavedWork } from '#shared/ui/mutation/unsaved-work';
import { fetchWhenBack, noteMissingChunks, reloadForMissingChunk, reloadOnWish } from './chunk-reload';

const reload = jest.fn();
const network = fakeNetwork({ 'GET /api/health/ping': () => json({ ping: PING_ANSWER }) });

/** A file of the app that is gone, as Vite tells of it. */
const missingChunk = (file = '/assets/ticket-1.js') => {
  const error = new TypeError(`Failed to fetch dynamically imported module: ${file}`);
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error });
  window.dispatchEvent(event);
  return { error, event };
};

/** How this page came, as the browser tells. */
class Navigation {
  type = 'navigate';
}
const navigation = new Navigation();
Object.assign(globalThis, { PerformanceNavigationTiming: Navigation });
Object.assign(performance, { getEntriesByType: () => [navigation] });

beforeAll(noteMissingChunks);
beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
  navigation.type = 'navigate';
});
afterEach(() => jest.restoreAllMocks());

describe('reloadForMissingChunk', () => {
  it('fetches the new version when a screen of the old one is gone', async () => {
    expect(await reloadForMissingChunk(missingChunk().error, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('lets the one who asked for the file hear of it', () => {
    expect(missingChunk().event.defaultPrevented).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it("takes the router's own reload out of its hands", () => {
    expect(missingChunk().error.message).not.toMatch(/dynamically imported module|module script/i);
  });

  it('does not reload twice in a row', async () => {
    await reloadForMissingChunk(missingChunk().error, reload);
    await reloadForMissingChunk(missingChunk().error, reload);

    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload for any other mistake', async () => {
    expect(await reloadForMissingChunk(new TypeError('x is not a function'), reload)).toBe(false);
  });

  it('does not reload while the venue does not answer, whatever the browser believes', async () => {
    network.offline();

    expect(await reloadForMissingChunk(missingChunk().error, reload)).toBe(false);
  });

  it("does not reload over somebody's typing", async () => {
    const { unmount } = renderHook(() => useUnsavedWork(true));

    expect(await reloadForMissingChunk(missingChunk().error, reload)).toBe(false);
    unmount();
  });

  it('reloads where storage is blocked, and still only once', async () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });

    expect(await reloadForMissingChunk(missingChunk().error, reload)).toBe(true);
    expect(await reloadForMissingChunk(missingChunk().error, reload)).toBe(false);
  });
});

describe('fetchWhenBack', () => {
  afterEach(() => jest.useRealTimers());

  it('fetches a missing screen when the venue answers again, though no browser tells of it', async () => {
    // Well after what other tests reloaded.
    jest.useFakeTimers({ now: Date.now() + 120_000 });
    network.offline();
    const stop = fetchWhenBack(missingChunk().error, reload);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(reload).not.toHaveBeenCalled();

    network.online();
    await jest.advanceTimersByTimeAsync(5_000);
    jest.useRealTimers();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    stop();
  });

  it('does not reload again and again for a file that never comes, but does for one of the next release', async () => {
    jest.useFakeTimers({ now: Date.now() + 240_000 });
    const stop = fetchWhenBack(missingChunk().error, reload);
    await jest.advanceTimersByTimeAsync(3 * 60 * 60_000);
    expect(reload).toHaveBeenCalledTimes(3);
    stop();

    const stopNext = fetchWhenBack(missingChunk('/assets/ticket-2.js').error, reload);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(reload).toHaveBeenCalledTimes(4);
    stopNext();
  });

  it('stops when the person has gone on', async () => {
    jest.useFakeTimers();
    network.offline();
    fetchWhenBack(missingChunk().error, reload)();
    network.online();
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('reloadOnWish', () => {
  it("never ends at the browser's own error page", async () => {
    network.offline();
    expect(await reloadOnWish(missingChunk().error, reload)).toBe(false);
    expect(await reloadOnWish(new TypeError('x is not a function'), reload)).toBe(false);
    network.online();
    expect(await reloadOnWish(missingChunk().error, reload)).toBe(true);
  });
});

describe('reloadForMissingChunk where storage is blocked', () => {
  it.each([
    ['navigate', true, 60],
    ['reload', false, 120],
  ])('after a %s reloads: %s, since nothing would tell of the one before', async (type, reloads, minutes) => {
    // Well after what other tests reloaded, which is still in memory.
    const now = Date.now() + minutes * 60_000;
    jest.spyOn(Date, 'now').mockReturnValue(now);
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    navigation.type = type;

    const { error } = missingChunk(`/assets/${type}-1.js`);
    expect(await reloadForMissingChunk(error, reload)).toBe(reloads);
  });
});
