import { TEXT_LENGTH } from '#contract/limits';
import { fieldOf } from '#shared/ui/form/field-of';
import { TextField } from '#shared/ui/form/fields';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import { entryTitle, signed } from './ledger-wording';
import type { LedgerEntry } from '#features/loyalty/members/member-list.queries';
import { useReversal } from '#features/loyalty/members/use-member-commands';

interface LedgerReverseSheetProps {
  entry: LedgerEntry;
  onClose: () => void;
}

/** Takes an entry back by another one; nothing is ever rubbed out of a ledger. */
export const LedgerReverseSheet = ({ entry, onClose }: LedgerReverseSheetProps) => {
  const { form, submit, isSaving, isSaved } = useReversal(entry.id, onClose);
  return (
    <FormSheet
      title="Reverse Entry"
      subtitle={`${entryTitle(entry)} (${signed(entry.points)})`}
      onClose={onClose}
      closesOnBack
      submit={submit}
      submitLabel={`Reverse (${signed(-entry.points)} points)`}
      pendingLabel="Reversing..."
      look="danger"
      isSaving={isSaving}
      isDirty={form.formState.isDirty && !isSaved}
    >
      <TextField
        label="Reason"
        hint="The entry stays in the ledger, struck through, with this reason."
        {...fieldOf(form, 'reason')}
        autoComplete="off"
        maxLength={TEXT_LENGTH.ledgerDescription}
        required
        dir="auto"
      />
    </FormSheet>
  );
};
