import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';
import type { AuthUser } from '#shared/session/auth-user';

type Schemas = components['schemas'];
type Message = Schemas['MessageResponse'];

/** The calls of the account page (spec §7 "Auth"). */

export const putProfile = (body: Schemas['ProfileRequest']) =>
  requestJson<AuthUser>('/api/auth/profile', { method: 'PUT', body });

export const postProfileImage = (image: File) => {
  const body = new FormData();
  body.append('profileImage', image);
  return requestJson<AuthUser>('/api/auth/profile-image', { method: 'POST', body });
};

export const deleteProfileImage = () =>
  requestJson<AuthUser>('/api/auth/profile-image', { method: 'DELETE' });

export const putPassword = (body: Schemas['PasswordRequest']) =>
  requestJson<Message>('/api/auth/password', { method: 'PUT', body });

export const postVerificationMail = () =>
  requestJson<Message>('/api/auth/verify-email/resend', { method: 'POST' });
