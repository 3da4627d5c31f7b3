import { useQueryClient } from '@tanstack/react-query';
import { HttpError } from '#shared/http/http-error';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { keepMessage, refreshMessages } from './messages.queries';
import { postResend } from '#features/notifications/notifications.requests';

/** Sends a message again that failed or was not sent. */
export const useResend = () => {
  const client = useQueryClient();
  return useToastMutation({
    send: postResend,
    done: ({ recipient }) => ({ title: 'Message is being sent again', description: recipient }),
    failed: 'Failed to send the message again',
    onDone: (message) => keepMessage(client, message),
    /** It went out meanwhile, or cannot go any more. */
    onFailed: (error) => (error instanceof HttpError ? refreshMessages(client) : undefined),
  });
};
