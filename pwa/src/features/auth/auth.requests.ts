import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';

type Schemas = components['schemas'];
type Message = Schemas['MessageResponse'];

/** The calls of who is not signed in, or cannot sign in. A token is what stood in the mail's link. */

export const postForgotPassword = (body: Schemas['ForgotPasswordRequest']) =>
  requestJson<Message>('/api/auth/forgot-password', { method: 'POST', body });

export const postResetPassword = (body: Schemas['ResetPasswordRequest']) =>
  requestJson<Message>('/api/auth/reset-password', { method: 'POST', body });

export const postVerifyEmail = (token: string) =>
  requestJson<Message>('/api/auth/verify-email', { method: 'POST', body: { token } });
