import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { HttpError } from '#shared/http/http-error';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { useIdempotentMutation } from '#shared/ui/mutation/use-idempotent-mutation';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import {
  adjustmentForm,
  EMPTY_ADJUSTMENT,
  EMPTY_MEMBER,
  memberForm,
  reversalForm,
  toAdjustmentRequest,
  toMemberRequest,
  type AdjustmentForm,
  type MemberForm,
  type ReversalForm,
} from './member-forms';
import { refreshBadges } from '#features/loyalty/badges/badges.queries';
import { signed } from '#features/loyalty/ledger/ledger-wording';
import { refreshMembers, type Member } from './members.queries';
import { postAdjustment, postAward, postMember, postMerge, postReversal } from './members.requests';

/** What the server knows is not what is shown: a member merged, an entry reversed by somebody else. */
const useRefresh = () => {
  const client = useQueryClient();
  return {
    refresh: () => refreshMembers(client),
    onFailed: (error: Error) => (error instanceof HttpError ? refreshMembers(client) : undefined),
  };
};

/** The Add Member form and what its button does. Failing keeps what was typed. */
export const useAddMember = (onAdded: (member: Member) => void) => {
  const { refresh } = useRefresh();
  const form = useForm<MemberForm>({ resolver: zodResolver(memberForm), defaultValues: EMPTY_MEMBER });
  const adding = useToastMutation({
    send: (values: MemberForm) => postMember(toMemberRequest(values)),
    done: ({ isNew, name, email }) =>
      isNew
        ? { title: 'Member added successfully' }
        : { title: 'Already a member', description: `${name} is a member with ${email}.` },
    failed: 'Failed to add member',
    onDone: refresh,
    onFailed: (error) => showServerFields(form, error),
  });
  useWhenSaved(adding.isSuccess, () => adding.data && onAdded(adding.data));
  const submit = form.handleSubmit((values) => adding.mutate(values));
  return { form, submit, isSaving: adding.isPending, isSaved: adding.isSuccess };
};

/** The Adjust Points form and what its button does. */
export const useAdjustment = (memberId: number, onDone: () => void) => {
  const { refresh, onFailed } = useRefresh();
  const form = useForm<AdjustmentForm>({
    resolver: zodResolver(adjustmentForm),
    defaultValues: EMPTY_ADJUSTMENT,
  });
  const adjusting = useIdempotentMutation({
    send: (values: AdjustmentForm, key) => postAdjustment(memberId, toAdjustmentRequest(values), key),
    done: ({ points }) => ({
      title: 'Points adjusted successfully',
      description: `${signed(points)} points`,
    }),
    failed: 'Failed to adjust points',
    onDone: refresh,
    onFailed: async (error) => {
      showServerFields(form, error);
      await onFailed(error);
    },
  });
  const submit = form.handleSubmit((values) => adjusting.mutate(values));
  useWhenSaved(adjusting.isSuccess, onDone);
  return { form, submit, isSaving: adjusting.isPending, isSaved: adjusting.isSuccess };
};

/** The Reverse form of a ledger entry and what its button does. */
export const useReversal = (entryId: number, onDone: () => void) => {
  const { refresh, onFailed } = useRefresh();
  const form = useForm<ReversalForm>({ resolver: zodResolver(reversalForm), defaultValues: { reason: '' } });
  const reversing = useIdempotentMutation({
    send: ({ reason }: ReversalForm, key) => postReversal(entryId, reason, key),
    done: ({ points }) => ({ title: 'Entry reversed successfully', description: `${signed(points)} points` }),
    failed: 'Failed to reverse the entry',
    onDone: refresh,
    onFailed: async (error) => {
      showServerFields(form, error);
      await onFailed(error);
    },
  });
  const submit = form.handleSubmit((values) => reversing.mutate(values));
  useWhenSaved(reversing.isSuccess, onDone);
  return { form, submit, isSaving: reversing.isPending, isSaved: reversing.isSuccess };
};

/** Awarding a badge by hand. */
export const useAward = (memberId: number, onAwarded: () => void) => {
  const client = useQueryClient();
  const refresh = () => Promise.all([refreshMembers(client), refreshBadges(client)]);
  const awarding = useToastMutation({
    send: (badgeId: number) => postAward(memberId, badgeId),
    about: () => 'award',
    done: () => ({ title: 'Badge awarded successfully' }),
    failed: 'Failed to award badge',
    onDone: refresh,
    onFailed: (error) => (error instanceof HttpError ? refresh() : undefined),
  });
  useWhenSaved(awarding.isSuccess, onAwarded);
  return awarding;
};

/** Making one of two members. */
export const useMerge = (id: number, onMerged: (stays: Member) => void) => {
  const { refresh, onFailed } = useRefresh();
  return useToastMutation({
    send: (otherId: number) => postMerge(id, otherId),
    about: () => 'merge',
    done: ({ name }) => ({ title: 'Members merged successfully', description: `They are one now: ${name}` }),
    failed: 'Failed to merge members',
    onDone: async (stays) => {
      onMerged(stays);
      await refresh();
    },
    onFailed,
  });
};
