import { ChakraProvider } from '@chakra-ui/react/styled-system';
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { system } from '#shared/theme/system';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { useCloseOverlay } from './use-close-overlay';

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 300));

const Dialog = ({ isDirty }: { isDirty: boolean }) => (
  <div role="dialog" aria-label="Form">
    <button type="button" onClick={useCloseOverlay()}>
      Close
    </button>
    <LeaveQuestion isDirty={isDirty} />
  </div>
);

/** A visitor who came from the account to the events, and opened a form over them. */
const openForm = async (isDirty: boolean) => {
  const root = createRootRoute();
  const home = createRoute({ getParentRoute: () => root, id: '_home', component: () => <Outlet /> });
  const over = createRoute({
    getParentRoute: () => home,
    path: '/events/new',
    component: () => <Dialog isDirty={isDirty} />,
  });
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/account' }),
    home.addChildren([createRoute({ getParentRoute: () => home, path: '/' }), over]),
  ]);
  const history = createBrowserHistory();
  const router = createRouter({ routeTree, history });
  history.push('/account');
  render(
    <ChakraProvider value={system}>
      <RouterProvider router={router as never} />
    </ChakraProvider>,
  );
  for (const href of ['/', '/events/new']) {
    act(() => history.push(href));
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe(href));
  }
  return screen.findByRole('button', { name: 'Close' });
};

const goBack = () =>
  act(async () => {
    window.history.back();
    await aMoment();
  });
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });

describe('closing a dialog that has its own address', () => {
  beforeAll(() => import('./confirm-sheet'), 60_000);
  afterEach(cleanup);

  it('asks once about what was typed, keeps it, and can be closed again', async () => {
    const close = await openForm(true);
    fireEvent.click(close);
    fireEvent.click(close);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(window.location.pathname).toBe('/events/new'), { timeout: 10_000 });
    await aMoment();

    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('asks nothing when only what stands behind the # changes, as by the scan of a code', async () => {
    await openForm(true);
    await act(async () => {
      window.location.hash = '#048213';
      await aMoment();
    });
    expect(question()).toBeNull();

    await goBack();
    expect(window.location.href).toMatch(/\/events\/new$/);
    expect(question()).toBeNull();

    await goBack();
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(window.location.pathname).toBe('/events/new'));
  });
});
