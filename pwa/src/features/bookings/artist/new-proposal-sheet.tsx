import { FormStack } from '#shared/ui/layout/form-stack';
import { FieldRow } from '#shared/ui/layout/field-row';
import { useId } from 'react';
import { TEXT_LENGTH } from '#contract/limits';
import { genreName } from '#shared/lib/genre-name';
import { Button } from '#shared/ui/form/button';
import { ChoiceField } from '#shared/ui/form/choice-field';
import type { Choices } from '#shared/ui/form/choices';
import { Field } from '#shared/ui/form/field';
import { Input, NativeSelect, TextArea } from '#shared/ui/form/input';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { Sheet } from '#shared/ui/dialog/sheet';
import type { ProposedArtist } from './proposals-section';
import { useNewProposal } from './use-proposals';

interface NewProposalSheetProps {
  artists: Choices<ProposedArtist>;
  today: string;
  onClose: () => void;
}

/** New Booking Request: a date, offered to an artist (spec §5 "Artist booking request"). */
export const NewProposalSheet = ({ artists, today, onClose }: NewProposalSheetProps) => {
  const formId = useId();
  const { form, submit, isSaving, isSaved } = useNewProposal(onClose);
  const { errors, isDirty } = form.formState;
  return (
    <Sheet
      title="New Booking Request"
      onClose={onClose}
      closesOnBack
      footer={
        <Button type="submit" form={formId} wide aria-disabled={isSaving || undefined}>
          {isSaving ? 'Sending...' : 'Send Booking Request'}
        </Button>
      }
    >
      <FormStack id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <ChoiceField
          label="Artist"
          error={errors.artistId?.message}
          choices={artists}
          what="artists"
          none="Approve artists on the Artists tab first"
        >
          {(control) => (
            <NativeSelect {...control} {...form.register('artistId')} required>
              <option value="">Select artist...</option>
              {artists.rows.map(({ id, name, genre }) => (
                <option key={id} value={id}>
                  {genre ? `${name} (${genreName(genre)})` : name}
                </option>
              ))}
            </NativeSelect>
          )}
        </ChoiceField>
        <FieldRow>
          <Field label="Proposed Date" error={errors.proposedDate?.message}>
            {(control) => (
              <Input {...control} {...form.register('proposedDate')} type="date" min={today} required />
            )}
          </Field>
          <Field label="Proposed Time" error={errors.proposedTime?.message} hint="Optional">
            {(control) => <Input {...control} {...form.register('proposedTime')} type="time" />}
          </Field>
        </FieldRow>
        <Field label="Proposed Payment" error={errors.proposedPayment?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('proposedPayment')}
              autoComplete="off"
              maxLength={TEXT_LENGTH.payment}
              placeholder="Optional, e.g. $600 and supper"
            />
          )}
        </Field>
        <Field
          label="Notes for the artist"
          error={errors.adminNotes?.message}
          hint="Optional. The artist sees them in the email and in their account."
        >
          {(control) => <TextArea {...control} {...form.register('adminNotes')} rows={4} dir="auto" />}
        </Field>
      </FormStack>
      <LeaveQuestion isDirty={isDirty && !isSaved} />
    </Sheet>
  );
};
