import { useQueryClient } from '@tanstack/react-query';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { postUnsubscribe } from './notifications.requests';
import { refreshPreferences, unsubscriptionQuery } from './preferences.queries';

/** Unsubscribes by a mail's link. */
export const useUnsubscribe = (token: string) => {
  const client = useQueryClient();
  const { mutate, isPending } = useToastMutation({
    send: () => postUnsubscribe(token),
    failed: 'Failed to unsubscribe',
    onDone: (unsubscription) => {
      client.setQueryData(unsubscriptionQuery(token).queryKey, unsubscription);
      return refreshPreferences(client);
    },
  });
  return { unsubscribe: () => mutate(), isSending: isPending };
};
