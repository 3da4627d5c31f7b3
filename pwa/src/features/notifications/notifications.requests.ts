import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';
import type { Message } from '#features/notifications/messages/messages.queries';

type Schemas = components['schemas'];

export const postResend = (id: number) =>
  requestJson<Message>(`/api/admin/messages/${id}/resend`, { method: 'POST' });

export const putPreference = (body: Schemas['PreferenceRequest']) =>
  requestJson<Schemas['PreferenceResponse'][]>('/api/notification-preferences', { method: 'PUT', body });

export const postUnsubscribe = (token: string) =>
  requestJson<Schemas['UnsubscriptionResponse']>(`/api/unsubscribe/${encodeURIComponent(token)}`, {
    method: 'POST',
  });
