import { ChakraProvider } from '@chakra-ui/react/styled-system';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { noteReachability } from '#shared/offline/status/reachability';
import { SessionContext, type Session } from '#shared/session/session-context';
import { aPerson, aSession } from '#test/factories/session.factory';
import { system } from '#shared/theme/system';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { Route } from '#routes/account';

const LORETTA = aPerson();

const signedIn = aSession({ user: LORETTA });
const signedOut: Session = { ...signedIn, user: null };

/** The account page as somebody with this session sees it; returns how to change the session. */
const open = async (session: Session) => {
  const root = createRootRoute();
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/account', component: Route.options.component }),
      createRoute({ getParentRoute: () => root, path: '/login', component: () => <p>the login</p> }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/account'] }),
  });
  const page = (now: Session) => (
    <ChakraProvider value={system}>
      <SessionContext value={now}>
        <RouterProvider router={router as never} />
      </SessionContext>
    </ChakraProvider>
  );
  const { rerender } = render(page(session));
  return (now: Session) => rerender(page(now));
};

describe('the account page', () => {
  afterEach(() => {
    cleanup();
    dismissToast();
    noteReachability(true);
  });

  it('sends a visitor to the login and says why', async () => {
    await open(signedOut);

    expect(await screen.findByText('the login')).toBeTruthy();
    expect(currentToast()).toMatchObject({
      title: 'Access Denied',
      description: 'You need to be logged in to view this page.',
    });
  });

  it('tells a visitor without a network that it needs one, and asks for the login when it is back', async () => {
    noteReachability(false);
    await open(signedOut);

    expect(await screen.findByText("You're offline")).toBeTruthy();
    expect(currentToast()).toBeNull();

    act(() => noteReachability(true));

    expect(await screen.findByText('the login')).toBeTruthy();
    expect(currentToast()?.title).toBe('Access Denied');
  });

  it('says nothing of the network to somebody who logs out here without one', async () => {
    noteReachability(false);
    const become = await open(signedIn);
    await screen.findByText('Loretta Hayes');

    become({ ...signedOut, hasLoggedOut: true });

    await waitFor(() => expect(screen.queryByText('Loretta Hayes')).toBeNull());
    expect(screen.queryByText("You're offline")).toBeNull();
  });

  it('does the same when the session ends elsewhere', async () => {
    const become = await open(signedIn);
    await screen.findByText('Loretta Hayes');

    become(signedOut);

    expect(await screen.findByText('the login')).toBeTruthy();
    expect(currentToast()?.title).toBe('Access Denied');
  });

  it('says nothing to somebody who logs out here and is on the way home', async () => {
    const become = await open(signedIn);
    await screen.findByText('Loretta Hayes');

    become({ ...signedOut, hasLoggedOut: true });

    await waitFor(() => expect(screen.queryByText('Loretta Hayes')).toBeNull());
    expect(currentToast()).toBeNull();
  });
});
