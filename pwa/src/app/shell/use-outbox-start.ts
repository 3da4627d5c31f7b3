import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reloadForMissingChunk } from '#app/start/chunk-reload';

/** Starts this page's part of the outbox once the first screen stands: it brings the offline database. */
export const useOutboxStart = (isIdle: boolean): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isIdle) return;
    import('#app/start/start-outbox').then(
      ({ startOutbox }) => startOutbox(queryClient),
      (error: unknown) => {
        console.error('The outbox could not be started.', error);
        void reloadForMissingChunk(error);
      },
    );
  }, [isIdle, queryClient]);
};
