import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshToday } from '#features/today/today.queries';
import { isRefused } from '#shared/http/http-error';

/**
 * Whatever is done on the page, Today is asked for again at once: its cards belong to features that do not know it. So it is
 * when the venue refuses: a colleague changed or settled what waited.
 */
export const useTodayRefresh = (): void => {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated') return;
        const { action } = event;
        const isOver = action.type === 'error' && isRefused(action.error);
        if (action.type === 'success' || isOver) void refreshToday(client);
      }),
    [client],
  );
};
