import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import type { SeriesScope } from '#contract/rules/events/series';
import { ifAt, underKey } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import { EVENTS_PATH, type EventRequest, type EventResponse } from '#features/events/events.queries';

export type SeriesPreview = components['schemas']['SeriesPreviewResponse'];
export type SeriesChange = components['schemas']['SeriesChangeResponse'];
type Message = components['schemas']['MessageResponse'];

/** A change or deletion of a show of a series. */
export interface SeriesCommand {
  /** As it is shown. */
  event: EventResponse;
  /** The whole show after the change; null to delete it. */
  request: EventRequest | null;
}

const pathOf = ({ event, request }: SeriesCommand) =>
  `${EVENTS_PATH}/${event.id}/${request ? 'series-changes' : 'series-deletions'}`;

const bodyOf = ({ request }: SeriesCommand, scope: SeriesScope) => ({ ...request, scope });

/** The effects of a command before it is sent; refused as the command itself would be. */
export const seriesPreviewQuery = (command: SeriesCommand, scope: SeriesScope) =>
  queryOptions({
    queryKey: ['series-preview', pathOf(command), command.event.version, bodyOf(command, scope)],
    queryFn: ({ signal }) =>
      requestJson<SeriesPreview>(`${pathOf(command)}/preview`, {
        method: 'POST',
        body: bodyOf(command, scope),
        headers: ifAt(command.event.version),
        signal,
      }),
    gcTime: 0,
    staleTime: 0,
  });

/** @throws HttpError 412 `events.changed-meanwhile` when the show is not at this version any more */
export const sendSeriesCommand = (command: SeriesCommand, scope: SeriesScope, key: string) =>
  requestJson<SeriesChange>(pathOf(command), {
    method: 'POST',
    body: bodyOf(command, scope),
    headers: { ...ifAt(command.event.version), ...underKey(key) },
  });

/** @throws HttpError 409 when the minute is over, or a show was changed since */
export const undoSeriesChange = (key: string) =>
  requestJson<Message>(`/api/series-changes/${key}/undo`, { method: 'POST' });
