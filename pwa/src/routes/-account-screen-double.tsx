import { jest } from '@jest/globals';
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
import type { AuthUser } from '#shared/session/auth-user';
import { SessionContext } from '#shared/session/session-context';
import { system } from '#shared/theme/system';
import { dismissToast } from '#shared/ui/toast-store';

export const LORETTA: AuthUser = {
  id: 7,
  username: 'loretta',
  email: 'loretta@example.com',
  firstName: 'Loretta',
  lastName: 'Hayes',
  userType: 'user',
  profileImage: null,
  emailVerified: true,
};

export const fetchDouble = jest.fn<typeof fetch>();
export const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
export const refusal = (status: number, message: string, fields?: Record<string, string>) =>
  answer(status, { statusCode: status, code: 'auth.refused', message, fields });
/** The calls so far, as `PUT /api/auth/profile`. */
export const calls = () =>
  fetchDouble.mock.calls.map(([path, init]) => `${init?.method} ${typeof path === 'string' ? path : ''}`);
export const bodyOf = (call: number): unknown => {
  const body = fetchDouble.mock.calls[call]?.[1]?.body;
  return typeof body === 'string' ? JSON.parse(body) : body;
};

/** The account page at this address, as Loretta sees it. */
export const open = async (path: '/account' | '/account/password', changes: Partial<AuthUser> = {}) => {
  const root = createRootRoute();
  const account = createRoute({
    getParentRoute: () => root,
    path: '/account',
    component: (await import('./account')).Route.options.component,
  });
  const profile = (await import('./account.index')).Route.options.component;
  const password = (await import('./account.password')).Route.options.component;
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({
    routeTree: root.addChildren([
      account.addChildren([
        createRoute({ getParentRoute: () => account, path: '/', component: profile }),
        createRoute({ getParentRoute: () => account, path: '/password', component: password }),
      ]),
      createRoute({ getParentRoute: () => root, path: '/check-ins', component: () => <p>the check-ins</p> }),
    ]),
    history,
  });
  const Page = () => {
    const [user, setUser] = useState<AuthUser | null>({ ...LORETTA, ...changes });
    const session = useMemo(
      () => ({
        user,
        isLoading: false,
        login: () => Promise.reject(new Error('not here')),
        register: () => Promise.reject(new Error('not here')),
        logout: () => Promise.resolve(),
        refresh: (known?: AuthUser) => Promise.resolve(known && setUser(known)),
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

/** The browser around the page; the venue answers what a spec tells `fetchDouble`. */
export const setUpBrowser = (): void => {
  localStorage.setItem('sessionId', 'abc');
  fetchDouble.mockReset();
  globalThis.fetch = fetchDouble;
  globalThis.matchMedia = () => new EventTarget() as MediaQueryList;
  globalThis.scrollTo = () => undefined;
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
};

export const closeScreen = (): void => {
  cleanup();
  dismissToast();
};
