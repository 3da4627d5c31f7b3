import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { TEXT_LENGTH } from '#contract/limits';
import { twelveHourTime } from '#contract/rules/clock';
import { SHOW_DURATIONS } from '#contract/rules/events/show-times';
import { sendOnce } from '#shared/http/command-headers';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import { ChoiceField, EventTypeField } from '#shared/ui/form/choice-field';
import type { Choices } from '#shared/ui/form/choices';
import { fieldOf } from '#shared/ui/form/field-of';
import { RequiredField, SelectField, TextAreaField, TextField } from '#shared/ui/form/fields';
import { FieldRow } from '#shared/ui/layout/field-row';
import { formSheetOf } from '#shared/ui/mutation/form-sheet-of';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { useIdempotentMutation } from '#shared/ui/mutation/use-idempotent-mutation';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import { type InvitePlace, SEND_FAILED, sentWords } from '#features/invitations/invitation-wording';
import {
  type InvitableArtist,
  type Invitation,
  INVITATIONS_PATH,
  refreshInvitations,
} from '#features/invitations/invitations.queries';
import {
  canJoin,
  type InvitationForm,
  invitationForm,
  type JoinableShow,
  newInvitationForm,
  showFields,
  toInvitationRequest,
  usualType,
} from './invitation-form';

export interface SendInvitationSheetProps {
  artist: InvitableArtist;
  /** `YYYY-MM-DD` */
  date: string;
  types: Choices<{ name: string }>;
  /** Shows of the date that the artist can join; a new one alone when left out. */
  shows?: Choices<JoinableShow>;
  place: InvitePlace;
  /** Whether the venue has somebody to send by. */
  canSend: boolean;
  onSent: () => void;
  onClose: () => void;
}

/** The Send Invitation form (spec §2 "Invitations tab", §5): it cannot be sent without an event name. */
export const SendInvitationSheet = (props: SendInvitationSheetProps) => {
  const { artist, date, onClose } = props;
  const { form, isSent, ...sheet } = useSendInvitation(props);
  const isReady = form.watch('eventName').trim() !== '';
  return (
    <FormSheet
      {...sheet}
      title="Send Invitation"
      subtitle={
        <>
          <bdi>{artist.name}</bdi> · {formatLongDate(date)}
        </>
      }
      onClose={onClose}
      // Once it is sent, the page that it was opened over goes back by the router.
      isRoute={isSent}
      submitLabel="Send Invitation"
      pendingLabel="Sending..."
      isIncomplete={!isReady}
    >
      <ShowFields form={form} {...props} />
      <OfferFields form={form} />
    </FormSheet>
  );
};

interface FormProps {
  form: UseFormReturn<InvitationForm>;
}

/** A new show, or one to join, which has its name, type and time. */
const ShowFields = ({
  form,
  artist,
  types,
  shows,
}: FormProps & Pick<SendInvitationSheetProps, 'artist' | 'types' | 'shows'>) => (
  <>
    {shows && (
      <ShowField
        form={form}
        shows={{ ...shows, rows: shows.rows.filter((show) => canJoin(show, artist.id)) }}
        newType={usualType(artist.genre, types.rows)}
      />
    )}
    {form.watch('eventId') === '' && <NewShowFields form={form} types={types} />}
  </>
);

const ShowField = ({
  form,
  shows,
  newType,
}: FormProps & { shows: Choices<JoinableShow>; newType: string }) => {
  if (shows.rows.length === 0 && shows.state === 'ready') return null;
  const choose = (chosen: string) => {
    const fields = showFields(
      shows.rows.find(({ id }) => String(id) === chosen),
      newType,
    );
    for (const field of ['eventId', 'eventName', 'eventType', 'eventTime'] as const)
      form.setValue(field, fields[field], { shouldDirty: true });
    form.clearErrors();
  };
  return (
    <ChoiceField
      label="Show"
      choices={shows}
      what="shows of this day"
      value={form.watch('eventId')}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">A new show</option>
      {shows.rows.map(({ id, name, time }) => (
        <option key={id} value={id}>
          {`Join ${name} · ${twelveHourTime(time)}`}
        </option>
      ))}
    </ChoiceField>
  );
};

const NewShowFields = ({ form, types }: FormProps & Pick<SendInvitationSheetProps, 'types'>) => (
  <>
    <RequiredField label="Event Name" {...fieldOf(form, 'eventName')} maxLength={TEXT_LENGTH.eventName} />
    <EventTypeField
      label="Event Type"
      {...fieldOf(form, 'eventType')}
      chosen={form.watch('eventType')}
      types={types}
      none="Add event types on the Types tab first"
    />
    <TextField label="Event Time" {...fieldOf(form, 'eventTime')} type="time" required />
  </>
);

const OfferFields = ({ form }: FormProps) => (
  <>
    <FieldRow>
      <SelectField label="Duration" {...fieldOf(form, 'duration')} required>
        {SHOW_DURATIONS.map((duration) => (
          <option key={duration}>{duration}</option>
        ))}
      </SelectField>
      <TextField
        label="Budget"
        hint="Optional, e.g. $800"
        {...fieldOf(form, 'budget')}
        autoComplete="off"
        dir="auto"
      />
    </FieldRow>
    <TextAreaField
      label="Description"
      hint={form.watch('eventId') ? 'Optional' : 'Optional, shown with the event'}
      {...fieldOf(form, 'description')}
      rows={3}
    />
    <TextAreaField
      label="Invitation Message"
      hint="Optional, only the artist sees it"
      {...fieldOf(form, 'invitationMessage')}
      rows={3}
    />
  </>
);

/** The Send Invitation form and what its button does (spec §2, §8). Failing keeps what was typed. */
const useSendInvitation = ({ artist, date, types, place, canSend, onSent }: SendInvitationSheetProps) => {
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
      sendOnce<Invitation>(
        INVITATIONS_PATH,
        toInvitationRequest(values, { artistId: artist.id, eventDate: date }),
        key,
      ),
    done: () => sentWords(place, { canSend }),
    failed: SEND_FAILED[place],
    onDone: () => void refreshInvitations(client),
    onFailed: (error) => showServerFields(form, error),
  });
  useWhenSaved(sending.isSuccess, onSent);
  return { ...formSheetOf(form, sending), isSent: sending.isSuccess };
};
