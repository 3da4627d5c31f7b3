import { useQueryClient } from '@tanstack/react-query';
import { requestJson } from '#shared/http/http-client';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { keepMessage, refreshMessages, type Message } from './messages.queries';

/** Sends a message again that failed or was not sent. */
export const useResend = () => {
  const client = useQueryClient();
  return useToastMutation({
    send: (id: number) => requestJson<Message>(`/api/admin/messages/${id}/resend`, { method: 'POST' }),
    done: ({ recipient }) => ({ title: 'Message is being sent again', description: recipient }),
    failed: 'Failed to send the message again',
    onDone: (message) => keepMessage(client, message),
    // It went out meanwhile, or cannot go any more.
    refresh: refreshMessages,
  });
};

/** Leaves a message unsent, so that it waits for nobody any more. */
export const useSetAside = () =>
  useToastMutation({
    send: (id: number) => requestJson<Message>(`/api/admin/messages/${id}/set-aside`, { method: 'POST' }),
    done: ({ recipient }) => ({ title: 'Message is left unsent', description: recipient }),
    failed: 'Failed to leave the message unsent',
    refresh: refreshMessages,
  });
