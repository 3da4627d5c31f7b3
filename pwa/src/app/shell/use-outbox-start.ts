import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchWhenBack } from '#app/start/chunk-reload';

/**
 * Starts this page's part of the outbox once the first screen stands: it brings the offline database. What does not come is
 * fetched as soon as the venue answers, for as long as the page lives: without it no check-in made here is sent.
 */
export const useOutboxStart = (isIdle: boolean): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isIdle) return;
    import('#app/start/start-outbox').then(
      ({ startOutbox }) => startOutbox(queryClient),
      (error: unknown) => {
        console.error('The outbox could not be started.', error);
        fetchWhenBack(error);
      },
    );
  }, [isIdle, queryClient]);
};
