import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { system } from '#shared/theme/system';

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** Shows a screen about texts with all that is around it in the app; a request's event has an address, too. */
export const showSmsScreen = (content: ReactNode): void => {
  globalThis.matchMedia = () => new EventTarget() as MediaQueryList;
  globalThis.scrollTo = () => undefined;
  const root = createRootRoute({ component: () => content });
  const event = createRoute({ getParentRoute: () => root, path: '/admin/events/$eventId' });
  const router = createRouter({ routeTree: root.addChildren([event]), history: createMemoryHistory() });
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ChakraProvider>,
  );
};
