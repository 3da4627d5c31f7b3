import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { useState, type ReactNode } from 'react';
import { SessionProvider } from '#shared/session/session-provider';
import { Toaster } from '#shared/ui/toaster';
import { offlineReading, revalidateKept } from './offline-reading';
import { createQueryClient } from './query-client';
import { system } from '#shared/theme/system';

/** Everything the screens stand on, outermost first. */
export const Providers = ({ children }: { children: ReactNode }) => {
  const [queryClient] = useState(createQueryClient);
  return (
    <ChakraProvider value={system}>
      <PersistQueryClientProvider
        client={queryClient}
        persistOptions={offlineReading}
        onSuccess={() => revalidateKept(queryClient)}
      >
        <SessionProvider>{children}</SessionProvider>
        <Toaster />
      </PersistQueryClientProvider>
    </ChakraProvider>
  );
};
