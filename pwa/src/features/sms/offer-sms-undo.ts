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
type Made = Pick<SmsEventMade, 'request' | 'undoSeconds'> & {
  status?: EventStatus | null;
  /** Of a text that asks for several shows. */
  more?: SmsEventMade['request'][];
};

/** Offers to undo that events were made of a text, for as long as its sender is not told, and leads to the first one. */
export const offerSmsUndo = (
  client: QueryClient,
  { request, undoSeconds, status, more = [] }: Made,
): void => {
  const made = [request, ...more].flatMap(({ id, event }) => (event ? { id, event } : []));
  const [first, ...others] = made;
  if (undoSeconds === null || !first) return;
  const isTold = hasSender(request) && (status ?? 'scheduled') === 'scheduled';
  offerUndo({
    key: `sms-event-${first.event.id}`,
    words: `On the calendar: ${made.map(({ event }) => `${event.name}, ${whenLine(event)}`).join('; ')}`,
    hint: isTold ? 'The sender is told then.' : undefined,
    seconds: undoSeconds,
    eventId: first.event.id,
    send: async () => {
      for (const { id, event } of others) await undoSmsEvent(id, event.id);
      return undoSmsEvent(first.id, first.event.id);
    },
    refresh: () => refreshSmsRequests(client),
  });
};
