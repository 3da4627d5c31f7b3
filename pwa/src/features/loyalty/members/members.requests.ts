import type { components } from '#contract/api-types.gen';
import { underKey } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import { MEMBERS_PATH, type LedgerEntry, type Member } from './members.queries';

type Schemas = components['schemas'];
export type MemberRequest = Schemas['MemberRequest'];
export type AdjustmentRequest = Schemas['AdjustmentRequest'];

/** A command whose key is made when its form opens: it makes one entry, however often it is sent. */
const postOnce = (path: string, body: object, key: string) =>
  requestJson<LedgerEntry>(path, { method: 'POST', body, headers: underKey(key) });

export const postMember = (body: MemberRequest) =>
  requestJson<Schemas['EnrolmentResponse']>(MEMBERS_PATH, { method: 'POST', body });

export const postAdjustment = (memberId: number, body: AdjustmentRequest, key: string) =>
  postOnce(`${MEMBERS_PATH}/${memberId}/adjustments`, body, key);

export const postReversal = (entryId: number, reason: string, key: string) =>
  postOnce(`/api/loyalty/ledger/${entryId}/reversal`, { reason }, key);

export const postAward = (memberId: number, badgeId: number) =>
  requestJson<Schemas['AwardResponse']>(`${MEMBERS_PATH}/${memberId}/badges`, {
    method: 'POST',
    body: { badgeId },
  });

export const postMerge = (id: number, otherId: number) =>
  requestJson<Member>(`${MEMBERS_PATH}/${id}/merge`, { method: 'POST', body: { otherId } });
