import { FieldRow } from '#shared/ui/layout/field-row';
import type { UseFormReturn } from 'react-hook-form';
import { TEXT_LENGTH } from '#contract/limits';
import { SHOW_DURATIONS } from '#contract/rules/show-times';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { EventTypeField } from '#shared/ui/form/choice-field';
import type { Choices } from '#shared/ui/form/choices';
import { fieldOf } from '#shared/ui/form/field-of';
import { SelectField, TextAreaField, TextField } from '#shared/ui/form/fields';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import type { InvitationForm } from './invitation-form';
import type { InvitePlace } from '#features/invitations/invitation-wording';
import type { InvitableArtist } from '#features/invitations/invitations.queries';
import { useSendInvitation } from './use-send-invitation';

interface SendInvitationSheetProps {
  artist: InvitableArtist;
  /** `YYYY-MM-DD` */
  date: string;
  types: Choices<{ name: string }>;
  place: InvitePlace;
  /** Whether the venue has somebody to send by. */
  canSend: boolean;
  onSent: () => void;
  onClose: () => void;
}

/** The Send Invitation form (spec §2 "Invitations tab", §5): it cannot be sent without an event name. */
export const SendInvitationSheet = (props: SendInvitationSheetProps) => {
  const { artist, date, types, onClose } = props;
  const { form, submit, isSending, isSent } = useSendInvitation(props);
  const isReady = form.watch('eventName').trim() !== '';
  return (
    <FormSheet
      title="Send Invitation"
      subtitle={
        <>
          <bdi>{artist.name}</bdi> · {formatLongDate(date)}
        </>
      }
      onClose={onClose}
      closesOnBack={!isSent}
      submit={submit}
      submitLabel="Send Invitation"
      pendingLabel="Sending..."
      isIncomplete={!isReady}
      isSaving={isSending}
      isDirty={form.formState.isDirty && !isSent}
    >
      <InvitationFields form={form} types={types} />
    </FormSheet>
  );
};

interface FieldsProps {
  form: UseFormReturn<InvitationForm>;
  types: Choices<{ name: string }>;
}

const InvitationFields = ({ form, types }: FieldsProps) => (
  <>
    <TextField
      label="Event Name"
      {...fieldOf(form, 'eventName')}
      autoComplete="off"
      maxLength={TEXT_LENGTH.eventName}
      required
      dir="auto"
    />
    <EventTypeField
      label="Event Type"
      {...fieldOf(form, 'eventType')}
      chosen={form.watch('eventType')}
      types={types}
      none="Add event types on the Types tab first"
    />
    <FieldRow>
      <TextField label="Event Time" {...fieldOf(form, 'eventTime')} type="time" required />
      <SelectField label="Duration" {...fieldOf(form, 'duration')} required>
        {SHOW_DURATIONS.map((duration) => (
          <option key={duration}>{duration}</option>
        ))}
      </SelectField>
    </FieldRow>
    <TextField
      label="Budget"
      hint="Optional, e.g. $800"
      {...fieldOf(form, 'budget')}
      autoComplete="off"
      dir="auto"
    />
    <TextAreaField
      label="Description"
      hint="Optional, shown with the event"
      {...fieldOf(form, 'description')}
      rows={3}
      dir="auto"
    />
    <TextAreaField
      label="Invitation Message"
      hint="Optional, only the artist sees it"
      {...fieldOf(form, 'invitationMessage')}
      rows={3}
      dir="auto"
    />
  </>
);
