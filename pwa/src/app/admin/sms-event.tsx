import { useQueryClient } from '@tanstack/react-query';
import { AddEventSheet } from '#features/events/form/add-event-sheet';
import { useStaysTrue } from '#shared/ui/feedback/use-stays-true';
import { EditedSmsRequest } from '#features/sms/edited-sms-request';
import { offerSmsUndo } from '#features/sms/offer-sms-undo';
import { isOtherMeanwhile, postSmsEvent } from '#features/sms/sms.requests';
import { refreshSmsRequests, smsRequestQuery } from '#features/sms/sms.queries';
import { SmsOrigin } from '#features/sms/card/sms-origin';
import { useEventChoices } from '#app/events/event-choices';
import { smsEventForm } from './sms-event-form';

interface SmsEventProps {
  requestId: number;
  onClose: () => void;
  /** As `Sheet` has it. */
  isRoute?: boolean;
}

/** Edit first: the event form with what a message says; saved, the request is settled by that event. */
export const SmsEvent = ({ requestId, onClose, isRoute = false }: SmsEventProps) => {
  const choices = useEventChoices();
  const client = useQueryClient();
  const isReady = useStaysTrue(choices.artists.state !== 'loading');
  return (
    <EditedSmsRequest requestId={requestId} isWaiting={!isReady} onClose={onClose} isRoute={isRoute}>
      {(request) => (
        <AddEventSheet
          start={smsEventForm(request, choices.artists.rows)}
          choices={choices}
          origin={{
            words: <SmsOrigin request={request} />,
            addOne: ({ status, ...event }, key) =>
              postSmsEvent(requestId, {
                ...event,
                status: status ?? undefined,
                readTexts: request.texts.length,
                key,
              })
                .then((made) => offerSmsUndo(client, { ...made, status }))
                .catch(async (error: unknown) => {
                  // The event that is there shows in place of the form; what its sender has written since, above what is typed.
                  if (isOtherMeanwhile(error)) await client.invalidateQueries(smsRequestQuery(requestId));
                  throw error;
                })
                .finally(() => refreshSmsRequests(client)),
          }}
          onClose={onClose}
          isRoute={isRoute}
        />
      )}
    </EditedSmsRequest>
  );
};
