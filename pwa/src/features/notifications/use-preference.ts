import { useQueryClient } from '@tanstack/react-query';
import { useToldMutation } from '#shared/ui/mutation/use-told-mutation';
import { putPreference } from './notifications.requests';
import { preferencesQuery } from './preferences.queries';

/** Turns one switch; it shows what the server keeps. */
export const usePreference = (userId: number) => {
  const client = useQueryClient();
  return useToldMutation({
    send: putPreference,
    done: () => ({ title: 'Notifications updated' }),
    failed: 'Failed to update your notifications',
    onDone: (preferences) => client.setQueryData(preferencesQuery(userId).queryKey, preferences),
  });
};
