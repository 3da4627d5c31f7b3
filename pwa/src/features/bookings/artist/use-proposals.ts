import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { HttpError } from '#shared/http/http-error';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { showToast } from '#shared/ui/feedback/toast-store';
import { useIdempotentMutation } from '#shared/ui/mutation/use-idempotent-mutation';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
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
import { refreshProposals, type Proposal } from '#features/bookings/bookings.queries';
import {
  postProposal,
  putAnswer,
  putProposal,
  type ProposalAnswer,
} from '#features/bookings/bookings.requests';

const UPDATED = { title: 'Booking request updated successfully' };
const UPDATE_FAILED = 'Failed to update booking request';

/** The new booking request form and what its button does (spec §5, §8). Failing keeps what was typed. */
export const useNewProposal = (onSent: () => void) => {
  const client = useQueryClient();
  const form = useForm<ProposalForm>({ resolver: zodResolver(proposalForm), defaultValues: EMPTY_PROPOSAL });
  const sending = useIdempotentMutation({
    send: (values: ProposalForm, key) => postProposal(toProposalRequest(values), key),
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
  return { form, submit, isSaving: sending.isPending, isSaved: sending.isSuccess };
};

interface Confirming {
  /** What else shows events. */
  onEventMade: () => void;
  onClose: () => void;
}

/** Confirming what the artist accepted, which makes the event. */
export const useConfirmProposal = (proposal: Proposal, { onEventMade, onClose }: Confirming) => {
  const client = useQueryClient();
  const form = useForm<ConfirmForm>({
    resolver: zodResolver(confirmForm),
    defaultValues: toConfirmForm(proposal),
  });
  const confirming = useToastMutation({
    send: (values: ConfirmForm) => putProposal(proposal.id, toDecision(values)),
    done: () => ({ ...UPDATED, description: 'The event is on the calendar.' }),
    failed: UPDATE_FAILED,
    onDone: async () => {
      await refreshProposals(client);
      onEventMade();
    },
    onFailed: async (error) => {
      showServerFields(form, error);
      if (error instanceof HttpError) await refreshProposals(client);
    },
  });
  const submit = form.handleSubmit((values) => confirming.mutate(values));
  useWhenSaved(confirming.isSuccess, onClose);
  return { form, submit, isSaving: confirming.isPending, isSaved: confirming.isSuccess };
};

/** The artist's yes or no, with a note. */
export const useAnswerProposal = (proposal: Proposal, onAnswered: () => void) => {
  const client = useQueryClient();
  const answering = useToastMutation({
    send: (answer: ProposalAnswer) => putAnswer(proposal.id, answer),
    done: () => UPDATED,
    failed: UPDATE_FAILED,
    onDone: () => refreshProposals(client),
    onFailed: (error) => (error instanceof HttpError ? refreshProposals(client) : undefined),
  });
  useWhenSaved(answering.isSuccess, onAnswered);
  return answering;
};
