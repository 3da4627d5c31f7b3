import type { components } from '#contract/api-types.gen';
import { ifAt, underKey } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import { EVENTS_PATH, type EventResponse } from './events.queries';

type Schemas = components['schemas'];
export type EventRequest = Schemas['EventRequest'];
export type EventSeriesRequest = Schemas['EventSeriesRequest'];

/** The event as it is now, whatever this phone remembers of it. */
export const readEvent = (id: number): Promise<EventResponse> => requestJson(`${EVENTS_PATH}/${id}`);

/** Adds an event. The key is made when the form opens: however often it is sent, one event comes of it. */
export const addEvent = (event: EventRequest, key: string): Promise<EventResponse> =>
  requestJson(EVENTS_PATH, { method: 'POST', body: event, headers: underKey(key) });

/** Adds every night of a repetition, or none. */
export const addSeries = (series: EventSeriesRequest, key: string): Promise<Schemas['EventSeriesResponse']> =>
  requestJson(`${EVENTS_PATH}/series`, {
    method: 'POST',
    body: series,
    headers: underKey(key),
  });

/** @throws HttpError 412 `events.changed-meanwhile` when it is not at this version any more; nothing was changed then */
export const saveEvent = (id: number, version: number, event: EventRequest): Promise<EventResponse> =>
  requestJson(`${EVENTS_PATH}/${id}`, { method: 'PUT', body: event, headers: ifAt(version) });

/** The notes alone, which the featured artist may change too. @throws HttpError 412 as `saveEvent` */
export const saveArtistNotes = (
  id: number,
  version: number,
  artistNotes: string | null,
): Promise<EventResponse> =>
  requestJson(`${EVENTS_PATH}/${id}`, { method: 'PATCH', body: { artistNotes }, headers: ifAt(version) });

/** @throws HttpError 412 as `saveEvent` */
export const deleteEvent = ({ id, version }: Pick<EventResponse, 'id' | 'version'>): Promise<unknown> =>
  requestJson(`${EVENTS_PATH}/${id}`, { method: 'DELETE', headers: ifAt(version) });

/** Deletes this night of a series and all that come after it. @throws HttpError 412 as `saveEvent` */
export const deleteSeriesFrom = (
  seriesId: number,
  { date, version }: Pick<EventResponse, 'date' | 'version'>,
): Promise<unknown> =>
  requestJson(`/api/event-series/${seriesId}?${new URLSearchParams({ from: date })}`, {
    method: 'DELETE',
    headers: ifAt(version),
  });

/** Uploads a picture for an event; the answer's address goes into the event. */
export const uploadEventImage = (file: File): Promise<Schemas['EventImageResponse']> => {
  const form = new FormData();
  form.append('image', file);
  return requestJson(`${EVENTS_PATH}/image`, { method: 'POST', body: form });
};
