import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { SmsWish } from '#contract/sms';
import { requestJson } from '#shared/http/http-client';
import type { ToastMessage } from '#shared/ui/feedback/toast-store';
import { useQuestion } from '#shared/ui/mutation/use-deletion';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import {
  keepSmsRequest,
  refreshSmsRequests,
  SMS_REQUESTS_PATH,
  type SmsRequest,
} from '#features/sms/sms.queries';
import { offerSmsUndo } from '#features/sms/offer-sms-undo';
import { postSmsEvent, decideSmsRequest, type SmsEventMade } from '#features/sms/sms.requests';
import type { SmsActionsProps } from './sms-actions';

/**
 * What staff do with requests, with the toasts of spec §8: make the event with one tap, which can be undone for a minute; say what a
 * doubtful request is; delete one, which asks first. Where a colleague was faster, the tap leads to the event that is there.
 * @param onEventMade what else shows events
 */
export const useSmsCommands = (onEventMade: () => void) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const create = useToastMutation({
    send: ({ id, conflict, texts }: Pick<SmsRequest, 'id' | 'conflict' | 'texts'>) =>
      postSmsEvent(id, { despiteEventId: conflict?.id, readTexts: texts.length }),
    about: ({ id }) => id,
    done: madeWords,
    failed: 'Failed to create event',
    onDone: (made) => {
      const { request, eventId, madeEarlierBy } = made;
      keepSmsRequest(client, request);
      onEventMade();
      offerSmsUndo(client, made);
      if (madeEarlierBy === 'somebody')
        void navigate({ to: '/admin/events/$eventId', params: { eventId }, resetScroll: false });
      return refreshSmsRequests(client);
    },
    // Somebody else settled it, or an event came in its way.
    refresh: refreshSmsRequests,
  });
  const decide = useToastMutation({
    send: ({ request: { id, texts }, wish }: SmsDecision) =>
      decideSmsRequest(id, { wish, readTexts: texts.length }),
    about: ({ request }) => request.id,
    done: () => ({ title: 'Ready for the calendar' }),
    failed: 'Failed to change the request',
    onDone: (request) => {
      keepSmsRequest(client, request);
      return refreshSmsRequests(client);
    },
    refresh: refreshSmsRequests,
  });
  const remove = useToastMutation({
    send: ({ id, texts }: ReadRequest) =>
      requestJson(`${SMS_REQUESTS_PATH}/${id}?readTexts=${texts.length}`, { method: 'DELETE' }),
    about: ({ id }) => id,
    done: () => ({ title: 'SMS request deleted successfully' }),
    failed: 'Failed to delete SMS request',
    refresh: refreshSmsRequests,
  });
  const { asked: leaving, ask, answers } = useQuestion<SmsRequest, ReadRequest>(remove, (request) => request);
  return {
    actionsOf: (request: SmsRequest): SmsActionsProps => ({
      request,
      isPending: create.isUnderWay(request.id),
      onCreate: () => create.mutate(request),
      isDeciding: decide.isUnderWay(request.id),
      onDecide: (wish) => decide.mutate({ request, wish }),
      onDelete: () => ask(request),
    }),
    /** What the sheet asks before one is deleted; null while none is. */
    deletion: leaving && { request: leaving, ...answers },
  };
};

/** A request, with the texts that were on the screen. */
type ReadRequest = Pick<SmsRequest, 'id' | 'texts'>;

interface SmsDecision {
  request: ReadRequest;
  wish: SmsWish;
}

const madeWords = ({ madeEarlierBy, message }: SmsEventMade): ToastMessage =>
  madeEarlierBy === 'somebody'
    ? { title: 'Already on the calendar', description: message }
    : { title: 'Event created successfully' };
