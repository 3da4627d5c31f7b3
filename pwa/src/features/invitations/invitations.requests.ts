import type { components } from '#contract/api-types.gen';
import { underKey } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import { INVITATIONS_PATH, linkPath, type Invitation, type LinkedInvitation } from './invitations.queries';

type Schemas = components['schemas'];
export type InvitationRequest = Schemas['InvitationRequest'];
export type InvitationAnswer = Schemas['InvitationAnswerRequest'];

/** Sent twice under one key it is one invitation. */
export const postInvitation = (invitation: InvitationRequest, key: string) =>
  requestJson<Invitation>(INVITATIONS_PATH, {
    method: 'POST',
    body: invitation,
    headers: underKey(key),
  });

export const putCancel = (id: number) =>
  requestJson<Invitation>(`${INVITATIONS_PATH}/${id}/cancel`, { method: 'PUT' });

/** The signed-in artist's answer. */
export const putAnswer = (id: number, answer: InvitationAnswer, key: string) =>
  requestJson<Invitation>(`${INVITATIONS_PATH}/${id}/respond`, {
    method: 'PUT',
    body: answer,
    headers: underKey(key),
  });

/** The answer of whoever holds the link. */
export const postLinkAnswer = (token: string, answer: InvitationAnswer, key: string) =>
  requestJson<LinkedInvitation>(`${linkPath(token)}/respond`, {
    method: 'POST',
    body: answer,
    headers: underKey(key),
  });
