import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { components } from '#contract/api-types.gen';
import { sendOnce } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import { formSheetOf } from '#shared/ui/mutation/form-sheet-of';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { showToast } from '#shared/ui/feedback/toast-store';
import { useIdempotentMutation } from '#shared/ui/mutation/use-idempotent-mutation';
import { useSheetForm } from '#shared/ui/mutation/use-sheet-form';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { useSendAgain } from '#shared/ui/mutation/use-repeats';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import {
  ARTIST_REQUIRED,
  confirmForm,
  EMPTY_PROPOSAL,
  proposalForm,
  toConfirmForm,
  toDecision,
  toProposalRequest,
  type ConfirmForm,
  type ProposalForm,
} from '#features/bookings/booking-forms';
import { PROPOSALS_PATH, refreshProposals, type Proposal } from '#features/bookings/bookings.queries';

type Decision = components['schemas']['ArtistBookingDecision'];

const UPDATED = { title: 'Booking request updated successfully' };
const UPDATE_FAILED = 'Failed to update booking request';

/** The new booking request form and what its button does (spec §5, §8). Failing keeps what was typed. */
export const useNewProposal = (onSent: () => void) => {
  const client = useQueryClient();
  const form = useForm<ProposalForm>({ resolver: zodResolver(proposalForm), defaultValues: EMPTY_PROPOSAL });
  const sending = useIdempotentMutation({
    send: (values: ProposalForm, key) => sendOnce<Proposal>(PROPOSALS_PATH, toProposalRequest(values), key),
    done: ({ artist }) => ({
      title: 'Booking Request Sent',
      description: `${artist.name} will be notified by email.`,
    }),
    failed: 'Failed to send booking request',
    onDone: () => refreshProposals(client),
    onFailed: (error) => showServerFields(form, error),
  });
  const submit = form.handleSubmit(
    (values) => sending.mutate(values),
    ({ artistId }) => {
      if (artistId) showToast({ ...ARTIST_REQUIRED, destructive: true, isInline: true });
    },
  );
  useWhenSaved(sending.isSuccess, onSent);
  return { ...formSheetOf(form, sending), submit };
};

interface Confirming {
  /** What else shows events. */
  onEventMade: () => void;
  onClose: () => void;
}

/** Confirming what the artist accepted, which makes the event. */
export const useConfirmProposal = (proposal: Proposal, { onEventMade, onClose }: Confirming) => {
  const client = useQueryClient();
  const settle = useSettling(proposal);
  return useSheetForm({
    schema: confirmForm,
    start: toConfirmForm(proposal),
    send: (values: ConfirmForm) => settle(toDecision(values)),
    done: () => ({ ...UPDATED, description: 'The event is on the calendar.' }),
    failed: UPDATE_FAILED,
    onDone: async () => {
      await refreshProposals(client);
      onEventMade();
    },
    refresh: refreshProposals,
    leave: onClose,
  });
};

/** Withdrawing a proposal that is not confirmed. */
export const useWithdrawProposal = (onWithdrawn: () => void) => {
  const withdrawal = useToastMutation({
    send: (id: number) => requestJson(`${PROPOSALS_PATH}/${id}`, { method: 'DELETE' }),
    done: () => ({ title: 'Booking request withdrawn' }),
    failed: 'Failed to withdraw booking request',
    refresh: refreshProposals,
  });
  useWhenSaved(withdrawal.isSuccess, onWithdrawn);
  return withdrawal;
};

/** The artist's yes or no, with a note. */
export const useAnswerProposal = (proposal: Proposal, onAnswered: () => void) => {
  const settle = useSettling(proposal);
  const answering = useToastMutation({
    send: (answer: Pick<Decision, 'status' | 'artistNotes'>) => settle(answer),
    done: () => UPDATED,
    failed: UPDATE_FAILED,
    refresh: refreshProposals,
  });
  useWhenSaved(answering.isSuccess, onAnswered);
  return answering;
};

/**
 * Settles a proposal. Where the answer to a try was lost and the same is tried again, it is done when the venue has settled the
 * proposal so.
 */
const useSettling = (proposal: Proposal) =>
  useSendAgain(
    (body: Decision) => requestJson<Proposal>(`${PROPOSALS_PATH}/${proposal.id}`, { method: 'PUT', body }),
    (body) => findSettled(proposal, body),
  );

/** The proposal as the venue has it, if it has this status; among its artist's newest. */
const findSettled = async (
  { id, artistId }: Proposal,
  { status }: Decision,
): Promise<Proposal | undefined> => {
  const proposals = await requestJson<Proposal[]>(`${PROPOSALS_PATH}?artistId=${artistId}&status=${status}`);
  return proposals.find((proposal) => proposal.id === id);
};
