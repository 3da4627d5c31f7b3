import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { SessionContext } from '#shared/session/session-context';
import { aPerson, aSession } from '#test/factories/session.factory';
import { fakeNetwork } from '#test/fake-network';
import { system } from '#shared/theme/system';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { createQueryClient } from './query-client';
import { createAppRouter } from './router';

const network = fakeNetwork();

/** The whole app at this address, as a customer sees it. */
const openAsCustomer = (address: string) => {
  window.history.pushState(null, '', address);
  const client = createQueryClient();
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <SessionContext value={aSession({ user: aPerson({ userType: 'user' }) })}>
          <RouterProvider router={createAppRouter()} />
        </SessionContext>
      </QueryClientProvider>
    </ChakraProvider>,
  );
};

describe('the pages of admins', () => {
  beforeEach(network.offline);
  afterEach(() => {
    cleanup();
    dismissToast();
  });

  it.each([
    '/admin',
    '/admin/users',
    '/events/new',
    '/events/7/edit',
    '/events/7/poster',
    '/invite/2026-11-27',
  ])('send a customer from %s to the login and say why', async (address) => {
    openAsCustomer(address);
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(currentToast()).toMatchObject({
      title: 'Access Denied',
      description: 'You need admin access to view this page.',
      destructive: true,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
