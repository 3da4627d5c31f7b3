import { useQueryClient } from '@tanstack/react-query';
import { useToldMutation } from '#shared/ui/mutation/use-told-mutation';
import { postUnsubscribe } from './notifications.requests';
import { refreshPreferences, unsubscriptionQuery } from './preferences.queries';

/** Unsubscribes by a mail's link. */
export const useUnsubscribe = (token: string) => {
  const client = useQueryClient();
  const { mutate, isPending } = useToldMutation({
    send: () => postUnsubscribe(token),
    failed: 'Failed to unsubscribe',
    onDone: (unsubscription) => {
      client.setQueryData(unsubscriptionQuery(token).queryKey, unsubscription);
      return refreshPreferences(client);
    },
  });
  return { unsubscribe: () => mutate(), isSending: isPending };
};
