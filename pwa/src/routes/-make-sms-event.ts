import { readEvent, saveEvent, type EventRequest } from '#features/events/events.requests';
import { postSmsEvent } from '#features/sms/sms.requests';
import { toSmsEventEdits } from './-sms-event-form';

/**
 * Makes the event of a request as the form says; sent again after it was cut off, it is still that one event.
 * @throws HttpError `sms.already-made` when a colleague has made one
 */
export const makeSmsEvent = async (requestId: number, event: EventRequest): Promise<void> => {
  const { eventId, madeEarlierBy } = await postSmsEvent(requestId, toSmsEventEdits(event));
  const isWhole = !event.imageUrl && event.status === 'scheduled';
  if (isWhole && madeEarlierBy === null) return;
  const { version } = await readEvent(eventId);
  await saveEvent(eventId, version, event);
};
