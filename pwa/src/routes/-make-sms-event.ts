import { readEvent, saveEvent, type EventRequest } from '#features/events/events.requests';
import { postSmsEvent } from '#features/sms/sms.requests';
import { toSmsEventEdits } from './-sms-event-form';

/** Makes the event of a request as the form says; sent again after it was cut off, it is still that one event. */
export const makeSmsEvent = async (requestId: number, event: EventRequest): Promise<void> => {
  const { eventId } = await postSmsEvent(requestId, toSmsEventEdits(event));
  if (!event.imageUrl && event.status === 'scheduled') return;
  const { version } = await readEvent(eventId);
  await saveEvent(eventId, version, event);
};
