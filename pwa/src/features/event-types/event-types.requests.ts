import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';
import type { EventType } from './event-types.queries';

export type EventTypeRequest = components['schemas']['EventTypeRequest'];
type MessageResponse = components['schemas']['MessageResponse'];

/** The calls of the Types tab (spec §7 "Events and types"). */

export const postEventType = (body: EventTypeRequest) =>
  requestJson<EventType>('/api/event-types', { method: 'POST', body });

export const putEventType = (id: number, body: EventTypeRequest) =>
  requestJson<EventType>(`/api/event-types/${id}`, { method: 'PUT', body });

export const deleteEventType = (id: number) =>
  requestJson<MessageResponse>(`/api/event-types/${id}`, { method: 'DELETE' });
