import { useQueryClient } from '@tanstack/react-query';
import { HttpError } from '#shared/http/http-error';
import { useToldMutation } from '#shared/ui/use-told-mutation';
import { keepSmsRequest, refreshSmsRequests } from './sms.queries';
import { deleteSmsRequest, postSmsEvent } from './sms.requests';

/**
 * Making the event of a request with one tap, and deleting a request, with the toasts of spec §8.
 * @param onEventMade what else shows events
 */
export const useSmsCommands = (onEventMade: () => void) => {
  const client = useQueryClient();
  const refresh = () => refreshSmsRequests(client);
  /** Somebody else settled or deleted it, or an event came in its way. */
  const onFailed = (error: Error) => (error instanceof HttpError ? refresh() : undefined);
  const create = useToldMutation({
    send: (id: number) => postSmsEvent(id),
    done: () => ({ title: 'Event created successfully' }),
    failed: 'Failed to create event',
    onDone: ({ request }) => {
      keepSmsRequest(client, request);
      onEventMade();
      return refresh();
    },
    onFailed,
  });
  const remove = useToldMutation({
    send: deleteSmsRequest,
    done: () => ({ title: 'SMS request deleted successfully' }),
    failed: 'Failed to delete SMS request',
    onDone: refresh,
    onFailed,
  });
  return { create, remove };
};
