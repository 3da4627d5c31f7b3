import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { artistQuery } from '#features/artists/artists.queries';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import { SessionContext } from '#shared/session/session-context';
import { system } from '#shared/theme/system';
import { aSession } from '#test/factories/session.factory';
import { PROFILE } from '#test/screens/artist-screen-double';
import { Route } from './artists.$artistId.book';

const type = (id: number, name: string) => ({ id, name, color: 'bg-red text-light', description: null });

const open = () => {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, queryFn: () => [type(1, 'Country')] } },
  });
  client.setQueryData(artistQuery(3).queryKey, PROFILE);
  // As the page asked for them when it was opened.
  client.setQueryData(eventTypesQuery.queryKey, [type(1, 'Country'), type(2, 'Polka')]);
  const root = createRootRoute();
  const book = createRoute({
    getParentRoute: () => root,
    path: '/artists/$artistId/book',
    params: { parse: ({ artistId }) => ({ artistId: Number(artistId) }) },
    component: Route.options.component,
  });
  const router = createRouter({
    routeTree: root.addChildren([book]),
    history: createMemoryHistory({ initialEntries: ['/artists/3/book'] }),
  });
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <SessionContext value={aSession()}>
          <RouterProvider router={router as never} />
        </SessionContext>
      </QueryClientProvider>
    </ChakraProvider>,
  );
};

describe('asking to book an artist', () => {
  afterEach(cleanup);

  it('offers no event type that was deleted since the page was opened', async () => {
    open();
    expect(await screen.findByRole('option', { name: 'Country' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Polka' })).toBeNull());
  });
});
