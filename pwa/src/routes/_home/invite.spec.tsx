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
import { fakeNetwork, json, silent, type AnswersInTurn } from '#test/fake-network';
import { system } from '#shared/theme/system';

const ADMIN = aSession({ user: aPerson({ userType: 'admin' }) });
const JUNE = { id: 3, name: 'June Harlan', genre: 'rock', email: 'june@example.com', profileImage: null };
const FREE = [{ id: 9, date: '2038-11-26', artist: JUNE }];

const WHO_IS_FREE = 'GET /api/artist-availability';
const network = fakeNetwork({ 'GET /api/admin/message-providers': () => json([]) });

/** The address of a yellow day, at a venue that answers so when it is asked who is free. */
const open = async (...whoIsFree: AnswersInTurn) => {
  network.on(WHO_IS_FREE, ...whoIsFree);
  const root = createRootRoute();
  const home = createRoute({ getParentRoute: () => root, id: '_home' });
  const invite = createRoute({
    getParentRoute: () => home,
    path: '/invite/$date',
    component: (await import('./invite.$date')).Route.options.component,
  });
  const router = createRouter({
    routeTree: root.addChildren([home.addChildren([invite])]),
    history: createMemoryHistory({ initialEntries: ['/invite/2038-11-26'] }),
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
  return screen.findByRole('dialog', { name: 'Available Artists' });
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
    const dialog = await open(silent);
    expect(dialog.textContent).toContain('Friday, November 26, 2038');
    expect(screen.getByRole('status', { name: 'Loading available artists' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add an event instead' })).toBeTruthy();
  });

  it('says that the venue could not tell, and asks once more', async () => {
    await open(
      () => json({}, 500),
      () => json(FREE),
    );
    expect(await screen.findByText('Who is available could not be loaded')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /June Harlan/ })).toBeTruthy();
    expect(network.calls.filter(({ call }) => call.startsWith(WHO_IS_FREE))).toHaveLength(2);
  });

  it('says so without a connection', async () => {
    onlineManager.setOnline(false);
    await open(() => json(FREE));
    expect(await screen.findByText("You're offline")).toBeTruthy();
  });
});
