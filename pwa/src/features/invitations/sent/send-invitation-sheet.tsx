import { FieldRow } from '#shared/ui/layout/field-row';
import { FormStack } from '#shared/ui/layout/form-stack';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TEXT_LENGTH } from '#contract/limits';
import { SHOW_DURATIONS } from '#contract/rules/show-times';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { Button } from '#shared/ui/form/button';
import { ChoiceField } from '#shared/ui/form/choice-field';
import type { Choices } from '#shared/ui/form/choices';
import { Field } from '#shared/ui/form/field';
import { Input, NativeSelect, TextArea } from '#shared/ui/form/input';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { Sheet } from '#shared/ui/dialog/sheet';
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
  const formId = useId();
  const { form, submit, isSending, isSent } = useSendInvitation(props);
  const isReady = form.watch('eventName').trim() !== '';
  return (
    <Sheet
      title="Send Invitation"
      subtitle={
        <>
          <bdi>{artist.name}</bdi> · {formatLongDate(date)}
        </>
      }
      onClose={onClose}
      closesOnBack={!isSent}
      footer={
        <Button type="submit" form={formId} wide disabled={!isReady} aria-disabled={isSending || undefined}>
          {isSending ? 'Sending...' : 'Send Invitation'}
        </Button>
      }
    >
      <FormStack id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <InvitationFields form={form} types={types} />
      </FormStack>
      <LeaveQuestion isDirty={form.formState.isDirty && !isSent} />
    </Sheet>
  );
};

interface FieldsProps {
  form: UseFormReturn<InvitationForm>;
  types: Choices<{ name: string }>;
}

const InvitationFields = ({ form, types }: FieldsProps) => {
  const { errors } = form.formState;
  return (
    <>
      <Field label="Event Name" error={errors.eventName?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('eventName')}
            autoComplete="off"
            maxLength={TEXT_LENGTH.eventName}
            required
            dir="auto"
          />
        )}
      </Field>
      <ShowFields form={form} types={types} />
      <Field label="Budget" error={errors.budget?.message} hint="Optional, e.g. $800">
        {(control) => <Input {...control} {...form.register('budget')} autoComplete="off" dir="auto" />}
      </Field>
      <Field label="Description" error={errors.description?.message} hint="Optional, shown with the event">
        {(control) => <TextArea {...control} {...form.register('description')} rows={3} dir="auto" />}
      </Field>
      <Field
        label="Invitation Message"
        error={errors.invitationMessage?.message}
        hint="Optional, only the artist sees it"
      >
        {(control) => <TextArea {...control} {...form.register('invitationMessage')} rows={3} dir="auto" />}
      </Field>
    </>
  );
};

const ShowFields = ({ form, types }: FieldsProps) => {
  const { errors } = form.formState;
  return (
    <>
      <ChoiceField
        label="Event Type"
        error={errors.eventType?.message}
        choices={types}
        what="event types"
        none="Add event types on the Types tab first"
      >
        {(control) => (
          <NativeSelect {...control} {...form.register('eventType')} required>
            <option value="">Select type...</option>
            {types.rows.map(({ name }) => (
              <option key={name} value={name.toLowerCase()}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </ChoiceField>
      <FieldRow>
        <Field label="Event Time" error={errors.eventTime?.message}>
          {(control) => <Input {...control} {...form.register('eventTime')} type="time" required />}
        </Field>
        <Field label="Duration" error={errors.duration?.message}>
          {(control) => (
            <NativeSelect {...control} {...form.register('duration')} required>
              {SHOW_DURATIONS.map((duration) => (
                <option key={duration}>{duration}</option>
              ))}
            </NativeSelect>
          )}
        </Field>
      </FieldRow>
    </>
  );
};
