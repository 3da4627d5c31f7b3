import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { HttpError } from '#shared/http/http-error';
import type { ToastMessage } from '#shared/ui/feedback/toast-store';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { keepSmsRequest, refreshSmsRequests, type SmsRequest } from './sms.queries';
import { deleteSmsRequest, postSmsEvent, type SmsEventMade } from './sms.requests';

/**
 * Making the event of a request with one tap, and deleting a request, with the toasts of spec §8. Where a colleague was
 * faster, the tap leads to the event that is there.
 * @param onEventMade what else shows events
 */
export const useSmsCommands = (onEventMade: () => void) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = () => refreshSmsRequests(client);
  /** Somebody else settled or deleted it, or an event came in its way. */
  const onFailed = (error: Error) => (error instanceof HttpError ? refresh() : undefined);
  const create = useToastMutation({
    send: ({ id, conflict }: Pick<SmsRequest, 'id' | 'conflict'>) =>
      postSmsEvent(id, { despiteEventId: conflict?.id }),
    about: ({ id }) => id,
    done: made,
    failed: 'Failed to create event',
    onDone: ({ request, eventId, madeEarlierBy }) => {
      keepSmsRequest(client, request);
      onEventMade();
      if (madeEarlierBy === 'somebody')
        void navigate({ to: '/admin/events/$eventId', params: { eventId }, resetScroll: false });
      return refresh();
    },
    onFailed,
  });
  const remove = useToastMutation({
    send: deleteSmsRequest,
    done: () => ({ title: 'SMS request deleted successfully' }),
    failed: 'Failed to delete SMS request',
    onDone: refresh,
    onFailed,
  });
  return { create, remove };
};

const made = ({ madeEarlierBy, message }: SmsEventMade): ToastMessage =>
  madeEarlierBy === 'somebody'
    ? { title: 'Already on the calendar', description: message }
    : { title: 'Event created successfully' };
