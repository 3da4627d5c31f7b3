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
 * @param edits the event in its way that staff saw; or what they say otherwise than the message, and the key of the form
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

/** Whether another event was made of the request than the one that was sent. */
export const isMadeMeanwhile = (error: unknown): boolean =>
  error instanceof HttpError && error.problem?.code === 'sms.already-made';
