import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { HttpError } from '#shared/http/http-error';
import { showServerFields } from '#shared/ui/show-server-fields';
import { useToldMutation } from '#shared/ui/use-told-mutation';
import { BADGE_FIELDS, badgeForm, toBadgeChanges, toBadgeForm, type BadgeForm } from './badge-form';
import { refreshBadges, type Badge } from './badge-list.queries';
import { deleteBadge, postBadge, putBadge } from './badge-list.requests';

interface BadgeEditing {
  /** Null for a new one. */
  badge: Badge | null;
  onSaved: () => void;
}

/** The Add and Edit Badge form and what its button does. Failing keeps what was typed. */
export const useBadgeForm = ({ badge, onSaved }: BadgeEditing) => {
  const client = useQueryClient();
  const form = useForm<BadgeForm>({ resolver: zodResolver(badgeForm), defaultValues: toBadgeForm(badge) });
  // One key per opened form: sent twice, it is one badge.
  const [key] = useState(() => crypto.randomUUID());
  const saving = useToldMutation({
    send: (values: BadgeForm) => {
      const { isActive, ...request } = toBadgeChanges(values);
      return badge ? putBadge(badge.id, { ...request, isActive }) : postBadge(request, key);
    },
    done: () => ({ title: badge ? 'Badge updated successfully' : 'Badge created successfully' }),
    failed: badge ? 'Failed to update badge' : 'Failed to create badge',
    onDone: async () => {
      await refreshBadges(client);
      onSaved();
    },
    onFailed: async (error) => {
      showServerFields(form, BADGE_FIELDS, error);
      if (error instanceof HttpError) await refreshBadges(client);
    },
  });
  const submit = form.handleSubmit((values) => saving.mutate(values));
  return { form, submit, isSaving: saving.isPending, isSaved: saving.isSuccess };
};

/** Deleting a badge. One that is gone already leaves the list, too. */
export const useDeleteBadge = (onDeleted: () => void) => {
  const client = useQueryClient();
  return useToldMutation({
    send: deleteBadge,
    done: () => ({ title: 'Badge deleted successfully' }),
    failed: 'Failed to delete badge',
    onDone: async () => {
      await refreshBadges(client);
      onDeleted();
    },
    onFailed: (error) => (error instanceof HttpError ? refreshBadges(client) : undefined),
  });
};
