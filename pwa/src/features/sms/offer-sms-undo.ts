import type { QueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';
import { offerUndo } from '#shared/ui/mutation/undo-offer';
import { refreshSmsRequests, SMS_REQUESTS_PATH } from './sms.queries';
import type { SmsEventMade } from './sms.requests';
import { whenLine } from './sms-wording';

type SmsUndone = components['schemas']['SmsUndoResponse'];

/** @throws HttpError 409 when the minute is over, or somebody knows of the event already */
const undoSmsEvent = (id: number, eventId: number): Promise<SmsUndone> =>
  requestJson(`${SMS_REQUESTS_PATH}/${id}/event/undo`, { method: 'POST', body: { eventId } });

/** Offers to undo that an event was made of a text, for as long as its sender is not told, and leads to the event. */
export const offerSmsUndo = (
  client: QueryClient,
  { request, undoSeconds }: Pick<SmsEventMade, 'request' | 'undoSeconds'>,
): void => {
  const { id, event, fromForm } = request;
  if (undoSeconds === null || !event) return;
  offerUndo({
    key: `sms-event-${event.id}`,
    words: `On the calendar: ${event.name}, ${whenLine(event)}`,
    hint: fromForm ? undefined : 'The sender is told then.',
    seconds: undoSeconds,
    eventId: event.id,
    send: () => undoSmsEvent(id, event.id),
    refresh: () => refreshSmsRequests(client),
  });
};
