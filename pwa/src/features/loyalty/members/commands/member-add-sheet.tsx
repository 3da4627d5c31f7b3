import { useId } from 'react';
import { TEXT_LENGTH } from '#contract/limits';
import { Button } from '#shared/ui/form/button';
import { Field } from '#shared/ui/form/field';
import { Input } from '#shared/ui/form/input';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { Sheet } from '#shared/ui/dialog/sheet';
import type { Member } from '#features/loyalty/members/member-list.queries';
import { SheetForm } from '#features/loyalty/layout/sheet-form';
import { useAddMember } from '#features/loyalty/members/use-member-commands';

interface MemberAddSheetProps {
  onAdded: (member: Member) => void;
  onClose: () => void;
}

/** Add Member: somebody without an account who wants to collect points (spec §5 "Add loyalty member"). */
export const MemberAddSheet = ({ onAdded, onClose }: MemberAddSheetProps) => {
  const formId = useId();
  const { form, submit, isSaving, isSaved } = useAddMember(onAdded);
  const { errors, isDirty } = form.formState;
  return (
    <Sheet
      title="Add Member"
      onClose={onClose}
      closesOnBack
      footer={
        <Button type="submit" form={formId} wide aria-disabled={isSaving || undefined}>
          {isSaving ? 'Adding...' : 'Add Member'}
        </Button>
      }
    >
      <SheetForm id={formId} onSubmit={submit}>
        <Field label="Name" error={errors.name?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('name')}
              autoComplete="off"
              maxLength={TEXT_LENGTH.personName}
              required
              dir="auto"
            />
          )}
        </Field>
        <Field
          label="Email"
          error={errors.email?.message}
          hint="Check-ins with this email collect points for them."
        >
          {(control) => (
            <Input
              {...control}
              {...form.register('email')}
              type="email"
              inputMode="email"
              autoComplete="off"
              required
            />
          )}
        </Field>
        <Field label="Phone" error={errors.phone?.message} hint="Optional">
          {(control) => (
            <Input
              {...control}
              {...form.register('phone')}
              type="tel"
              autoComplete="off"
              maxLength={TEXT_LENGTH.phone}
            />
          )}
        </Field>
      </SheetForm>
      <LeaveQuestion isDirty={isDirty && !isSaved} />
    </Sheet>
  );
};
