import { ClientOnly, RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { SessionProvider } from '#shared/session/session-provider';
import { system } from '#shared/theme/system';
import { Toaster } from '#shared/ui/feedback/toaster';
import type { AppRouter } from './router';

interface AppProps {
  queryClient: QueryClient;
  router: AppRouter;
}

/** The whole app, in the browser and on the server. */
export const App = ({ queryClient, router }: AppProps) => (
  <StrictMode>
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>
);

interface ProvidersProps {
  queryClient: QueryClient;
  children: ReactNode;
}

/** Everything the screens stand on, outermost first. */
const Providers = ({ queryClient, children }: ProvidersProps) => (
  <ChakraProvider value={system}>
    <QueryClientProvider client={queryClient}>
      <SessionProvider>{children}</SessionProvider>
      {/* The server has no place beside the page. */}
      <ClientOnly>
        <Toaster />
      </ClientOnly>
    </QueryClientProvider>
  </ChakraProvider>
);
