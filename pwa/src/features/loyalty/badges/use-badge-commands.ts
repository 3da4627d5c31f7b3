import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { HttpError, isChangedMeanwhile } from '#shared/http/http-error';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { useIdempotentMutation } from '#shared/ui/mutation/use-idempotent-mutation';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import { badgeForm, mayBeAwarded, toBadgeChanges, toBadgeForm, type BadgeForm } from './badge-form';
import { managedBadgesQuery, refreshBadges, type Badge } from './badges.queries';
import { deleteBadge, getBadgePreview, postBadge, putBadge } from './badges.requests';
import { badgeAwardWarning } from '#features/loyalty/badge-wording';

interface BadgeEditing {
  /** Null for a new one. */
  badge: Badge | null;
  onSaved: () => void;
}

/** The Add and Edit Badge form and what its button does. Failing keeps what was typed. */
export const useBadgeForm = ({ badge, onSaved }: BadgeEditing) => {
  const client = useQueryClient();
  // What the change is based on. When somebody else saved meanwhile, fields that were not touched here show what they did.
  const [base, setBase] = useState(badge);
  const form = useForm<BadgeForm>({
    resolver: zodResolver(badgeForm),
    values: toBadgeForm(base),
    resetOptions: { keepDirtyValues: true },
  });
  const failed = badge ? 'Failed to update badge' : 'Failed to create badge';
  const saving = useIdempotentMutation({
    send: (values: BadgeForm, key) => {
      const { isActive, ...request } = toBadgeChanges(values);
      return base ? putBadge(base, { ...request, isActive }) : postBadge(request, key);
    },
    done: () => ({ title: badge ? 'Badge updated successfully' : 'Badge created successfully' }),
    failed,
    onDone: () => refreshBadges(client),
    onFailed: async (error) => {
      showServerFields(form, error);
      if (!(error instanceof HttpError)) return;
      await refreshBadges(client);
      const badges = client.getQueryData(managedBadgesQuery.queryKey);
      if (isChangedMeanwhile(error)) setBase(badges?.find(({ id }) => id === base?.id) ?? base);
    },
  });
  useWhenSaved(saving.isSuccess, onSaved);
  const asking = useAwardQuestion({ save: saving.mutate, failed });
  const submit = form.handleSubmit((values) =>
    base && mayBeAwarded(base, values) ? asking.ask(base.id, values) : saving.mutate(values),
  );
  const isSaving = saving.isPending || asking.isCounting;
  return { form, submit, question: asking.question, isSaving, isSaved: saving.isSuccess };
};

/** Asks before a change by which members get the badge; one by which nobody does is saved at once. */
const useAwardQuestion = ({ save, failed }: { save: (values: BadgeForm) => void; failed: string }) => {
  const [asked, setAsked] = useState<{ members: number; values: BadgeForm } | null>(null);
  const counting = useToastMutation({
    send: ({ badgeId, values }: { badgeId: number; values: BadgeForm }) =>
      getBadgePreview({ ...toBadgeChanges(values), badgeId }),
    failed,
    onDone: ({ members }, { values }) => (members > 0 ? setAsked({ members, values }) : save(values)),
  });
  const question = asked && {
    words: badgeAwardWarning(asked.members, Number(asked.values.points)),
    confirm: () => {
      setAsked(null);
      save(asked.values);
    },
    cancel: () => setAsked(null),
  };
  return {
    question,
    isCounting: counting.isPending,
    ask: (badgeId: number, values: BadgeForm) => counting.mutate({ badgeId, values }),
  };
};

/** Deleting a badge. One that is gone already leaves the list, too. */
export const useDeleteBadge = (onDeleted: () => void) => {
  const client = useQueryClient();
  const deletion = useToastMutation({
    send: deleteBadge,
    done: () => ({ title: 'Badge deleted successfully' }),
    failed: 'Failed to delete badge',
    onDone: () => refreshBadges(client),
    onFailed: (error) => (error instanceof HttpError ? refreshBadges(client) : undefined),
  });
  useWhenSaved(deletion.isSuccess, onDeleted);
  return deletion;
};
