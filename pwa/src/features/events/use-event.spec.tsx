import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { requestJson } from '#shared/http/http-client';
import { anEvent } from '#test/factories/event.factory';
import { fakeNetwork, problem } from '#test/fake-network';
import { calendarEventsQuery, eventQuery } from './events.queries';
import { useEvent } from './use-event';

const READ = 'GET /api/events/1';
const network = fakeNetwork();

/** The event as a screen has it on a phone that holds this much of it. */
const open = (fill: (client: QueryClient) => void) => {
  const queryFn = ({ queryKey }: { queryKey: readonly unknown[] }) => requestJson(queryKey.join('/'));
  const client = new QueryClient({
    defaultOptions: { queries: { queryFn, staleTime: Infinity, retry: false } },
  });
  fill(client);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useEvent(1), { wrapper }).result;
};
const keepList = (client: QueryClient, version = 1) =>
  client.setQueryData(calendarEventsQuery('2026-11').queryKey, [anEvent({ version })]);

describe('an event', () => {
  it('goes once the venue says that it has no such show', async () => {
    network.on(READ, () => problem(404, 'events.not-found', 'Event not found'));
    const result = open(keepList);
    expect(result.current.event).toEqual(anEvent());
    await waitFor(() => expect(result.current.query.isError).toBe(true));
    expect(result.current.event).toBeUndefined();
  });

  it("stays behind a gateway's page", async () => {
    network.on(READ, () => new Response('no such page', { status: 404 }));
    const result = open(keepList);
    await waitFor(() => expect(result.current.query.isError).toBe(true));
    expect(result.current.event).toEqual(anEvent());
  });

  it('is the newer version of a list, also where its own answer is on the phone', () => {
    const result = open((client) => {
      client.setQueryData(eventQuery(1).queryKey, anEvent({ version: 1 }));
      keepList(client, 2);
    });
    expect(result.current.event?.version).toBe(2);
  });
});
