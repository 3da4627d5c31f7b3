import type { components } from '#contract/api-types.gen';
import { request, requestJson, SLOW_NETWORK_MS } from '#shared/http/http-client';
import type { AuthUser } from './auth-user';

type Schemas = components['schemas'];
export type LoginRequest = Schemas['LoginRequest'];
export type RegisterRequest = Schemas['RegisterRequest'];
export type SessionResponse = Schemas['SessionResponse'];

export const fetchMe = () => requestJson<AuthUser>('/api/auth/me');

export const postLogin = (body: LoginRequest) =>
  requestJson<SessionResponse>('/api/auth/login', { method: 'POST', body });

export const postRegister = (body: RegisterRequest) =>
  requestJson<SessionResponse>('/api/auth/register', { method: 'POST', body });

/**
 * Ends the given session at the venue, which may no longer be the one stored here. Outlives the page.
 * @param credentials whether the answer may clear the cookie
 */
export const postLogout = (sessionId: string, credentials: 'include' | 'omit') =>
  request('/api/auth/logout', {
    method: 'POST',
    sessionId,
    credentials,
    timeoutMs: SLOW_NETWORK_MS,
    keepalive: true,
  });
