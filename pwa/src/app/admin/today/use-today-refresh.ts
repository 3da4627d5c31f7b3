import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshToday } from '#features/today/today.queries';

/** Whatever is done on the page, Today is asked for again at once: its cards belong to features that do not know it. */
export const useTodayRefresh = (): void => {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') void refreshToday(client);
      }),
    [client],
  );
};
