import { TEXT_LENGTH } from '#contract/limits';
import { fieldOf } from '#shared/ui/form/field-of';
import { EmailField, PhoneField, RequiredField } from '#shared/ui/form/fields';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import { useAddMember } from '#features/loyalty/members/use-member-commands';

interface MemberAddSheetProps {
  onAdded: (member: { id: number }) => void;
  onClose: () => void;
}

/** Add Member: somebody without an account who wants to collect points (spec §5 "Add loyalty member"). */
export const MemberAddSheet = ({ onAdded, onClose }: MemberAddSheetProps) => {
  const { form, ...sheet } = useAddMember(onAdded);
  return (
    <FormSheet
      {...sheet}
      title="Add Member"
      onClose={onClose}
      submitLabel="Add Member"
      pendingLabel="Adding..."
    >
      <RequiredField label="Name" {...fieldOf(form, 'name')} maxLength={TEXT_LENGTH.personName} />
      <EmailField
        hint="Check-ins with this email collect points for them."
        {...fieldOf(form, 'email')}
        autoComplete="off"
        required
      />
      <PhoneField hint="Optional" {...fieldOf(form, 'phone')} autoComplete="off" />
    </FormSheet>
  );
};
