import { setTimeout as pause } from 'node:timers/promises';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '#app/query-client';
import { Route as HomeRoute } from '#routes/_home';
import { Route as AdminEventsRoute } from '#routes/admin/events';
import { SessionContext } from '#shared/session/session-context';
import { system } from '#shared/theme/system';
import { aPerson, aSession } from '#test/factories/session.factory';
import { fakeNetwork, json, silent, unreachable, type Answer } from '#test/fake-network';

// A month of 42 days takes a busy machine its time.
configure({ asyncUtilTimeout: 10_000 });

/** Today, or tomorrow by a clock west of Greenwich: never in the past. */
const DAY = new Date().toISOString().slice(0, 10);
const JUNE = { id: 3, name: 'June Harlan', genre: 'rock', email: 'june@example.com', profileImage: null };
const FREE = [{ id: 1, date: DAY, startTime: null, endTime: null, isAvailable: true, artist: JUNE }];
const WHO_IS_FREE = 'GET /api/artist-availability';
const network = fakeNetwork({
  'GET /api/events': () => json([]),
  'GET /api/event-types': () => json([]),
  'GET /api/venue': () => json({ name: 'Honky-Tonk Hall', timezone: 'UTC' }),
});

const cell = (date: string) => {
  const found = document.querySelector<HTMLElement>(`.calendar-day[data-day="${date}"]`);
  if (!found) throw new Error(`${date} is not on the page`);
  return found;
};
const isOpen = () => waitFor(() => expect(cell(DAY).getAttribute('aria-disabled')).toBeNull());

/** Everything of a route but its place. */
const pageOf = ({ options: { component, validateSearch } }: typeof HomeRoute | typeof AdminEventsRoute) => ({
  component,
  validateSearch: validateSearch as (search: Record<string, unknown>) => object,
});

/** Both pages with the addresses of their dialogs, which are for other specs. */
const routerAt = (address: string) => {
  const root = createRootRoute();
  const home = createRoute({ getParentRoute: () => root, id: '_home', ...pageOf(HomeRoute) });
  const events = createRoute({
    getParentRoute: () => root,
    path: '/admin/events',
    ...pageOf(AdminEventsRoute),
  });
  const dialogs = (page: typeof home | typeof events, ...paths: string[]) =>
    page.addChildren(paths.map((path) => createRoute({ getParentRoute: () => page, path })));
  return createRouter({
    routeTree: root.addChildren([
      dialogs(home, '/', '/events/new', '/invite/$date'),
      dialogs(events, '/new', '/invite/$date'),
    ]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
};

/** A page as an admin sees it, once its calendar has the month's events. */
const open = async (address: string) => {
  const router = routerAt(address);
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={createQueryClient()}>
        <SessionContext value={aSession({ user: aPerson({ userType: 'admin' }) })}>
          <RouterProvider router={router as never} />
        </SessionContext>
      </QueryClientProvider>
    </ChakraProvider>,
  );
  await screen.findByRole('grid');
  await isOpen();
  return router;
};

describe.each([
  ['the events page', '/', '/events/new', `/invite/${DAY}`],
  ["the dashboard's Events tab", '/admin/events', '/admin/events/new', `/admin/events/invite/${DAY}`],
])("an admin's tap on an empty day of %s", (_page, address, add, invite) => {
  afterEach(cleanup);
  const expectTapToOpen = async (path: string) => {
    const router = await open(address);
    fireEvent.click(cell(DAY));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
  };

  it('is for inviting where artists are free, which is yellow', async () => {
    network.on(WHO_IS_FREE, () => json(FREE));
    const router = await open(address);
    await waitFor(() => expect(cell(DAY).dataset.mark).toBe('artists'));
    expect(screen.getByText('Artist available')).toBeTruthy();
    fireEvent.click(cell(DAY));
    await waitFor(() => expect(router.state.location.pathname).toBe(invite));
  });

  it.each([
    ['artists who turn out to be free are invited', FREE, invite],
    ['an event is added where nobody is', [], add],
  ])('waits for what is not known yet: %s', async (_what, free, path) => {
    // The month's answer never comes, the day's does.
    network.on(WHO_IS_FREE, (asked) => (asked.query.get('from') === DAY ? json(free) : silent(asked)));
    await expectTapToOpen(path);
  });

  it('opens nothing over the page that came meanwhile', async () => {
    network.on(WHO_IS_FREE, silent);
    const router = await open(address);
    fireEvent.click(cell(DAY));
    await act(() => router.navigate({ to: add }));
    await act(() => pause(1_500));
    expect(router.state.location.pathname).toBe(add);
  });

  it('opens nothing once the admin has clicked elsewhere', async () => {
    network.on(WHO_IS_FREE, silent);
    const router = await open(address);
    fireEvent.click(cell(DAY));
    fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
    await act(() => pause(1_500));
    expect(router.state.location.pathname).toBe(address);
  });

  it.each<[string, Answer]>([
    ['does not answer', silent],
    ['answers that something went wrong', () => json({}, 500)],
    ['cannot be reached', unreachable],
  ])('opens the dialog that says so where the venue %s', async (_what, answer) => {
    network.on(WHO_IS_FREE, answer);
    await expectTapToOpen(invite);
  });

  it('goes by what was known of a month that is asked for again', async () => {
    network.on(WHO_IS_FREE, () => json(FREE), silent);
    await open(address);
    await waitFor(() => expect(cell(DAY).dataset.mark).toBe('artists'));
    fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
    fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    await waitFor(() => expect(cell(DAY).dataset.mark).toBe('artists'));
  });
});
