import type { components } from '#contract/api-types.gen';
import type { BookingRequestStatus, TableBookingStatus } from '#contract/bookings';
import { underKey } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import {
  PROPOSALS_PATH,
  REQUESTS_PATH,
  TABLES_PATH,
  type BookingRequest,
  type Proposal,
  type TableBooking,
} from './bookings.queries';

type Schemas = components['schemas'];
export type ProposalRequest = Schemas['ArtistBookingRequest'];
export type ProposalDecision = Schemas['ArtistBookingDecision'];
export type ProposalAnswer = Schemas['ArtistBookingAnswer'];
export type BookingWish = Schemas['BookingRequestRequest'];
export type TableWish = Schemas['TableBookingRequest'];

/** A command whose key is made when its form opens: however often it is sent, one row comes of it. */
const postOnce = <Answer>(path: string, body: object, key: string): Promise<Answer> =>
  requestJson(path, { method: 'POST', body, headers: underKey(key) });

export const postProposal = (proposal: ProposalRequest, key: string) =>
  postOnce<Proposal>(PROPOSALS_PATH, proposal, key);

/** Confirms what the artist accepted, which makes the event. */
export const putProposal = (id: number, decision: ProposalDecision) =>
  requestJson<Proposal>(`${PROPOSALS_PATH}/${id}`, { method: 'PUT', body: decision });

export const putAnswer = (id: number, answer: ProposalAnswer) =>
  requestJson<Proposal>(`${PROPOSALS_PATH}/${id}/respond`, { method: 'PUT', body: answer });

export const postBookingRequest = (wish: BookingWish, key: string) =>
  postOnce<Schemas['BookingRequestReceipt']>(REQUESTS_PATH, wish, key);

export const putBookingRequest = ({ id, status }: { id: number; status: BookingRequestStatus }) =>
  requestJson<BookingRequest>(`${REQUESTS_PATH}/${id}`, { method: 'PUT', body: { status } });

export const deleteBookingRequest = (id: number) =>
  requestJson<Schemas['MessageResponse']>(`${REQUESTS_PATH}/${id}`, { method: 'DELETE' });

export const postTable = (wish: TableWish, key: string) =>
  postOnce<Schemas['TableBookingReceipt']>(TABLES_PATH, wish, key);

export const putTable = ({ id, status }: { id: number; status: TableBookingStatus }) =>
  requestJson<TableBooking>(`${TABLES_PATH}/${id}`, { method: 'PUT', body: { status } });
