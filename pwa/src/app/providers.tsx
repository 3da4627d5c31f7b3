import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ClientOnly } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SessionProvider } from '#shared/session/session-provider';
import { Toaster } from '#shared/ui/feedback/toaster';
import { system } from '#shared/theme/system';

interface ProvidersProps {
  queryClient: QueryClient;
  children: ReactNode;
}

/** Everything the screens stand on, outermost first. */
export const Providers = ({ queryClient, children }: ProvidersProps) => (
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
