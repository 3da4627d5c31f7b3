import { useQueryClient } from '@tanstack/react-query';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { putPreference } from './notifications.requests';
import { preferencesQuery } from './preferences.queries';

/** Turns one switch; it shows what the server keeps. */
export const usePreference = (userId: number) => {
  const client = useQueryClient();
  return useToastMutation({
    send: putPreference,
    done: () => ({ title: 'Notifications updated' }),
    failed: 'Failed to update your notifications',
    onDone: (preferences) => client.setQueryData(preferencesQuery(userId).queryKey, preferences),
  });
};
