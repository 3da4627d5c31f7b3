import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { requestJson } from '#shared/http/http-client';
import type { AuthUser } from '#shared/session/auth-user';
import { SessionContext } from '#shared/session/session-context';
import { fakeNetwork, json } from '#test/fake-network';
import { aPerson, aSession } from '#test/factories/session.factory';
import { system } from '#shared/theme/system';
import { dismissToast } from '#shared/ui/feedback/toast-store';
import { Route as AccountRoute } from '#routes/account';
import { Route as ProfileRoute } from '#routes/account/index';
import { Route as PasswordRoute } from '#routes/account/password';

export const LORETTA = aPerson();

export const network = fakeNetwork({
  'GET /api/auth/sessions': () => json([]),
  'GET /api/auth/me': () => json(LORETTA),
});
/** The commands so far, as `PUT /api/auth/profile`. */
export const calls = () => network.commands().map(({ call }) => call);

/** The account page at this address, as Loretta sees it. */
export const open = async (path: '/account' | '/account/password', changes: Partial<AuthUser> = {}) => {
  const root = createRootRoute();
  const account = createRoute({
    getParentRoute: () => root,
    path: '/account',
    component: AccountRoute.options.component,
  });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({
    routeTree: root.addChildren([
      account.addChildren([
        createRoute({ getParentRoute: () => account, path: '/', component: ProfileRoute.options.component }),
        createRoute({
          getParentRoute: () => account,
          path: '/password',
          component: PasswordRoute.options.component,
        }),
      ]),
      createRoute({ getParentRoute: () => root, path: '/check-ins', component: () => <p>the check-ins</p> }),
    ]),
    history,
  });
  const Page = () => {
    const [user, setUser] = useState<AuthUser | null>({ ...LORETTA, ...changes });
    const session = useMemo(
      () =>
        aSession({
          user,
          refresh: async (known?: AuthUser) =>
            setUser(known ?? (await requestJson<AuthUser>('/api/auth/me'))),
        }),
      [user],
    );
    return (
      <SessionContext value={session}>
        <RouterProvider router={router as never} />
      </SessionContext>
    );
  };
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })}
      >
        <Page />
      </QueryClientProvider>
    </ChakraProvider>,
  );
  await screen.findByRole('button', { name: /^Update / });
  return { history, user: userEvent.setup() };
};

export const retype = async (user: ReturnType<typeof userEvent.setup>, label: string, text: string) => {
  await user.clear(screen.getByLabelText(label));
  if (text) await user.type(screen.getByLabelText(label), text);
};
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText(/(Choose|Change) image/), { target: { files: [file] } });
export const picture = (name = 'loretta.jpg', type = 'image/jpeg') => new File(['a picture'], name, { type });
export const pictureOfSize = (size: number) => Object.defineProperty(picture(), 'size', { value: size });

/** The browser around the page; the venue answers what a spec tells `network`. */
export const setUpBrowser = (): void => localStorage.setItem('sessionId', 'abc');

export const closeScreen = (): void => {
  cleanup();
  dismissToast();
};
