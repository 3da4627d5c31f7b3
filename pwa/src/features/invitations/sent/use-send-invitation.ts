import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { Choices } from '#shared/ui/form/choices';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { useIdempotentMutation } from '#shared/ui/mutation/use-idempotent-mutation';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import {
  INVITATION_FIELDS,
  invitationForm,
  newInvitationForm,
  toInvitationRequest,
  usualType,
  type InvitationForm,
} from './invitation-form';
import { SEND_FAILED, sentWords, type InvitePlace } from '#features/invitations/invitation-wording';
import { refreshInvitations, type InvitableArtist } from '#features/invitations/invitations.queries';
import { postInvitation } from '#features/invitations/invitations.requests';

interface Sending {
  artist: InvitableArtist;
  /** `YYYY-MM-DD` */
  date: string;
  types: Choices<{ name: string }>;
  place: InvitePlace;
  /** Whether the venue has somebody to send by. */
  canSend: boolean;
  onSent: () => void;
}

/** The Send Invitation form and what its button does (spec §2, §8). Failing keeps what was typed. */
export const useSendInvitation = ({ artist, date, types, place, canSend, onSent }: Sending) => {
  const form = useForm<InvitationForm>({
    resolver: zodResolver(invitationForm),
    defaultValues: newInvitationForm(artist.genre, types.rows),
  });
  useEffect(() => {
    // Types may arrive when the form is open already.
    if (form.getValues('eventType') === '')
      form.resetField('eventType', { defaultValue: usualType(artist.genre, types.rows) });
  }, [form, artist.genre, types.rows]);
  const client = useQueryClient();
  const sending = useIdempotentMutation({
    send: (values: InvitationForm, key) =>
      postInvitation(toInvitationRequest(values, { artistId: artist.id, eventDate: date }), key),
    done: () => sentWords(place, { canSend }),
    failed: SEND_FAILED[place],
    onDone: () => void refreshInvitations(client),
    onFailed: (error) => showServerFields(form, INVITATION_FIELDS, error),
  });
  const submit = form.handleSubmit((values) => {
    if (!sending.isPending) sending.mutate(values);
  });
  useWhenSaved(sending.isSuccess, onSent);
  return { form, submit, isSending: sending.isPending, isSent: sending.isSuccess };
};
