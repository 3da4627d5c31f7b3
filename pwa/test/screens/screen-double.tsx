import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClient, QueryClientProvider, type DefaultOptions } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { requestJson } from '#shared/http/http-client';
import { system } from '#shared/theme/system';

interface Surroundings {
  /** Tries reads once and sends commands without a network too, as the app's does, unless told. */
  client?: QueryClient;
  /** Addresses that the screen leads to. */
  paths?: string[];
  history?: RouterHistory;
}

/** Shows a screen with all that is around it in the app: its theme, its answers and its addresses. */
export const showScreen = (
  content: ReactNode,
  { client = newClient(), paths = [], history = createMemoryHistory() }: Surroundings = {},
): void => {
  const root = createRootRoute({ component: () => content });
  const routes = paths.map((path) => createRoute({ getParentRoute: () => root, path }));
  const router = createRouter({ routeTree: root.addChildren(routes), history });
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </ChakraProvider>,
  );
};

/** Reads once what a query's key names, as the app's does. */
export const newClient = (queries: DefaultOptions['queries'] = {}) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        queryFn: ({ queryKey, signal }) => requestJson(queryKey.join('/'), { signal }),
        ...queries,
      },
      mutations: { networkMode: 'always' },
    },
  });
