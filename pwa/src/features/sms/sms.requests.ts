import type { components } from '#contract/api-types.gen';
import { underKey } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import { HttpError } from '#shared/http/http-error';
import { SMS_REQUESTS_PATH, type SmsRequest } from './sms.queries';

type Schemas = components['schemas'];
type SmsEventEdits = Schemas['SmsEventRequest'];
export type SmsEventMade = Schemas['SmsEventResponse'];

/**
 * Makes the event of a request, or answers with the one that is there.
 * @param edits how many texts staff have read; the event in its way that they saw, or what they say otherwise than the message, and the key of the form
 */
export const postSmsEvent = (
  id: number,
  { key, ...edits }: SmsEventEdits & { key?: string },
): Promise<SmsEventMade> =>
  requestJson(`${SMS_REQUESTS_PATH}/${id}/event`, {
    method: 'POST',
    body: edits,
    headers: key === undefined ? {} : underKey(key),
  });

/** Says what a doubtful request is: what it was before the doubt, or what its sender most likely wants. */
export const decideSmsRequest = (id: number, decision: Schemas['SmsDecision']): Promise<SmsRequest> =>
  requestJson(`${SMS_REQUESTS_PATH}/${id}/decision`, { method: 'POST', body: decision });

/** Whether the request is no longer what a form shows of it: another event was made of it, or its sender has written more. */
export const isOtherMeanwhile = (error: unknown): boolean =>
  error instanceof HttpError && ['sms.already-made', 'sms.changed'].includes(error.problem?.code ?? '');
