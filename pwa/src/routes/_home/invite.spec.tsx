import { jest } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SessionContext } from '#shared/session/session-context';
import { aPerson, aSession } from '#test/factories/session.factory';
import { system } from '#shared/theme/system';

const ADMIN = aSession({ user: aPerson({ userType: 'admin' }) });
const JUNE = { id: 3, name: 'June Harlan', genre: 'rock', email: 'june@example.com', profileImage: null };
const FREE = [{ id: 9, date: '2026-11-27', artist: JUNE }];

const json = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));

/** The address of a yellow day, at a venue that answers so when it is asked who is free. */
const open = async (whoIsFree: () => Promise<Response>) => {
  const ask = jest.fn(whoIsFree);
  globalThis.fetch = (path) =>
    typeof path === 'string' && path.startsWith('/api/artist-availability') ? ask() : json([]);
  const root = createRootRoute();
  const home = createRoute({ getParentRoute: () => root, id: '_home' });
  const invite = createRoute({
    getParentRoute: () => home,
    path: '/invite/$date',
    component: (await import('./invite.$date')).Route.options.component,
  });
  const router = createRouter({
    routeTree: root.addChildren([home.addChildren([invite])]),
    history: createMemoryHistory({ initialEntries: ['/invite/2026-11-27'] }),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, queryFn: () => [] } } });
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <SessionContext value={ADMIN}>
          <RouterProvider router={router as never} />
        </SessionContext>
      </QueryClientProvider>
    </ChakraProvider>,
  );
  return { ask, dialog: await screen.findByRole('dialog', { name: 'Available Artists' }) };
};

describe('a day on which artists may be invited', () => {
  afterEach(() => {
    cleanup();
    onlineManager.setOnline(true);
  });

  it('shows who is free', async () => {
    await open(() => json(FREE));
    expect(await screen.findByRole('button', { name: /June Harlan/ })).toBeTruthy();
  });

  it('opens at once, while the venue is asked who is free', async () => {
    const { dialog } = await open(() => new Promise(() => undefined));
    expect(dialog.textContent).toContain('Friday, November 27, 2026');
    expect(screen.getByRole('status', { name: 'Loading available artists' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add an event instead' })).toBeTruthy();
  });

  it('says that the venue could not tell, and asks once more', async () => {
    let status = 500;
    const { ask } = await open(() => json(status === 200 ? FREE : {}, status));
    expect(await screen.findByText('Who is available could not be loaded')).toBeTruthy();
    status = 200;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /June Harlan/ })).toBeTruthy();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('says so without a connection', async () => {
    onlineManager.setOnline(false);
    await open(() => json(FREE));
    expect(await screen.findByText("You're offline")).toBeTruthy();
  });
});
