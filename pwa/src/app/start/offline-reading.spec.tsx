import { jest } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { act, render } from '@testing-library/react';

/** The device is written to at most once a second. */
const WRITTEN_AFTER_MS = 1_200;

/** What the device holds a moment after these answers came in. */
const keptOf = async (fill: (client: QueryClient) => void) => {
  Object.assign(globalThis, { __ANSWERS_VERSION__: 'spec' });
  const { offlineReading } = await import('./offline-reading');
  const client = new QueryClient();
  const { unmount } = render(<PersistQueryClientProvider client={client} persistOptions={offlineReading} />);
  await act(() => Promise.resolve());
  fill(client);
  await new Promise((resolve) => setTimeout(resolve, WRITTEN_AFTER_MS));
  unmount();
  client.clear();
  return localStorage.getItem('public-answers') ?? '';
};

const answer = (client: QueryClient, queryKey: string[], isPublic: boolean, data: unknown) =>
  client
    .getQueryCache()
    .build(client, { queryKey, meta: { public: isPublic } })
    .setData(data);

describe('offlineReading', () => {
  it('keeps public answers only, and artist notes never', async () => {
    const kept = await keptOf((client) => {
      answer(client, ['/api/events'], true, [{ id: 1, name: 'Open Mic', artistNotes: 'Pays in cash' }]);
      answer(client, ['/api/account'], false, { email: 'loretta@example.com' });
    });

    expect(kept).toContain('Open Mic');
    expect(kept).toContain('"buster":"spec"');
    expect(kept).not.toContain('artistNotes');
    expect(kept).not.toContain('Pays in cash');
    expect(kept).not.toContain('loretta@example.com');
  });

  it('keeps what was answered last when asking again fails, so a second start without a network has it too', async () => {
    const kept = await keptOf((client) => {
      answer(client, ['/api/events'], true, [{ id: 1, name: 'Open Mic' }]);
      void client
        .fetchQuery({
          queryKey: ['/api/events'],
          queryFn: () => Promise.reject(new Error('no network')),
          meta: { public: true },
          staleTime: 0,
          retry: false,
        })
        .catch(() => undefined);
    });

    expect(kept).toContain('Open Mic');
    expect(kept).toContain('"status":"success"');
    expect(kept).not.toContain('no network');
  });
});

describe('revalidateKept', () => {
  it('asks again for what was kept, not for what is being asked already or came with the page', async () => {
    const { revalidateKept } = await import('./offline-reading');
    const client = new QueryClient();
    const read = jest.fn(() => new Promise<string>(() => undefined));
    const follow = (key: string, updatedAt = performance.timeOrigin - 1) => {
      const queryFn = () => read();
      client.setQueryData([key], 'kept', { updatedAt });
      return new QueryObserver(client, { queryKey: [key], queryFn, staleTime: Infinity }).subscribe(
        () => undefined,
      );
    };
    follow('/api/venue');
    follow('/api/events');
    follow('/api/event-types', Date.now());
    void client.refetchQueries({ queryKey: ['/api/venue'] });
    expect(read).toHaveBeenCalledTimes(1);

    void revalidateKept(client);

    expect(read).toHaveBeenCalledTimes(2);
    client.clear();
  });
});
