import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { PING_ANSWER } from '#contract/problem';
import { noteMissingChunks } from '#app/start/chunk-reload';
import { fakeNetwork, json } from '#test/fake-network';

const network = fakeNetwork({ 'GET /api/health/ping': () => json({ ping: PING_ANSWER }) });
const missing = new TypeError('Failed to fetch dynamically imported module: /assets/start-outbox-1.js');
jest.unstable_mockModule('#app/start/start-outbox', () => {
  throw missing;
});
const { useOutboxStart } = await import('./use-outbox-start');

/** Written at the last moment before the page reloads. */
const hasReloaded = () => sessionStorage.getItem('reloadedForChunkAt') !== null;

describe('useOutboxStart', () => {
  afterEach(() => jest.restoreAllMocks());

  it('fetches its file when the venue answers again, since nothing is sent without it', async () => {
    noteMissingChunks();
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: missing }));
    // jsdom tells here, too, that it cannot reload.
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    network.offline();
    renderHook(() => useOutboxStart(true), {
      wrapper: ({ children }) => (
        <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
      ),
    });
    await waitFor(() => expect(errors).toHaveBeenCalledWith(expect.any(String), missing));
    await waitFor(() => expect(network.calls).toHaveLength(1));
    expect(hasReloaded()).toBe(false);

    network.online();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(hasReloaded()).toBe(true));
  });
});
