import { jest } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PING_ANSWER } from '#contract/problem';
import { fakeNetwork, json } from '#test/fake-network';
import { system } from '#shared/theme/system';
import { noteMissingChunks } from '#app/start/chunk-reload';
import { CrashScreen } from './crash-screen';
import { OverlayOutlet, TabOutlet } from './overlay-place';

const network = fakeNetwork({ 'GET /api/health/ping': () => json({ ping: PING_ANSWER }) });
const TITLE = "This page didn't arrive";

/** A file of the app that did not come, as Vite tells of it. */
const missingChunk = () => {
  const payload = new TypeError('Failed to fetch dynamically imported module: /assets/check-in-1.js');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return payload;
};

const openAt = async (address: string, error: Error) => {
  const root = createRootRoute({ component: Outlet });
  const home = createRoute({
    getParentRoute: () => root,
    id: '_home',
    component: () => <OverlayOutlet beneath="/" />,
  });
  const dashboard = createRoute({
    getParentRoute: () => root,
    path: '/admin',
    component: () => (
      <main aria-label="Dashboard">
        <TabOutlet />
      </main>
    ),
  });
  const broken = () => {
    throw error;
  };
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/gallery', component: broken }),
    home.addChildren([
      createRoute({ getParentRoute: () => home, path: '/' }),
      createRoute({ getParentRoute: () => home, path: '/events/1/check-in', component: broken }),
    ]),
    dashboard.addChildren([
      createRoute({ getParentRoute: () => dashboard, path: '/sms', component: broken }),
    ]),
  ]);
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: ['/', address] }),
    defaultErrorComponent: CrashScreen,
  });
  await act(() =>
    render(
      <ChakraProvider value={system}>
        <RouterProvider router={router} />
      </ChakraProvider>,
    ),
  );
  return router;
};

/** By it the browser gives the focus back. */
const closeDialog = jest.fn();

beforeAll(() => {
  noteMissingChunks();
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = closeDialog;
});
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  network.offline();
});
afterEach(() => jest.restoreAllMocks());

describe('CrashScreen', () => {
  it('stands where the dialog would be, and closes like one', async () => {
    const router = await openAt('/events/1/check-in', missingChunk());
    expect(screen.getByRole('dialog', { name: TITLE }).textContent).toContain('It is not on this phone yet.');

    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(closeDialog).toHaveBeenCalled();
  });

  it('is a page where a page would be', async () => {
    await openAt('/gallery', missingChunk());
    expect(screen.getByRole('main').textContent).toContain(TITLE);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stands in the frame of a dashboard, and is no page in its page', async () => {
    await openAt('/admin/sms', missingChunk());
    expect(screen.getByRole('main', { name: 'Dashboard' }).textContent).toContain(TITLE);
    expect(screen.getAllByRole('main')).toHaveLength(1);
  });

  it('says that there is still no connection instead of leaving for an error page', async () => {
    await openAt('/events/1/check-in', missingChunk());
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('Still no connection.'));
  });

  it('says of any other fault what it says of a page', async () => {
    network.online();
    await openAt('/events/1/check-in', new TypeError('x is not a function'));
    screen.getByRole('dialog', { name: 'This page hit a wrong note' });
    screen.getByRole('button', { name: 'Reload' });
  });
});
