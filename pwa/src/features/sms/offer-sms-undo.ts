import type { QueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import type { EventStatus } from '#contract/events';
import { hasSender } from '#contract/sms';
import { requestJson } from '#shared/http/http-client';
import { offerUndo } from '#shared/ui/mutation/undo-offer';
import { refreshSmsRequests, SMS_REQUESTS_PATH } from './sms.queries';
import type { SmsEventMade } from './sms.requests';
import { whenLine } from './sms-wording';

type SmsUndone = components['schemas']['SmsUndoResponse'];

/** @throws HttpError 409 when the minute is over, or somebody knows of the event already */
const undoSmsEvent = (id: number, eventId: number): Promise<SmsUndone> =>
  requestJson(`${SMS_REQUESTS_PATH}/${id}/event/undo`, { method: 'POST', body: { eventId } });

/** What was made; no status, as of a tap, is scheduled. */
type Made = Pick<SmsEventMade, 'request' | 'undoSeconds'> & { status?: EventStatus | null };

/** Offers to undo that an event was made of a text, for as long as its sender is not told, and leads to the event. */
export const offerSmsUndo = (client: QueryClient, { request, undoSeconds, status }: Made): void => {
  const { id, event } = request;
  if (undoSeconds === null || !event) return;
  const isTold = hasSender(request) && (status ?? 'scheduled') === 'scheduled';
  offerUndo({
    key: `sms-event-${event.id}`,
    words: `On the calendar: ${event.name}, ${whenLine(event)}`,
    hint: isTold ? 'The sender is told then.' : undefined,
    seconds: undoSeconds,
    eventId: event.id,
    send: () => undoSmsEvent(id, event.id),
    refresh: () => refreshSmsRequests(client),
  });
};
