import { useId } from 'react';
import { TEXT_LENGTH } from '#contract/limits';
import { Button } from '#shared/ui/form/button';
import { Field } from '#shared/ui/form/field';
import { Input } from '#shared/ui/form/input';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { Sheet } from '#shared/ui/dialog/sheet';
import { entryTitle, signed } from './ledger-wording';
import type { LedgerEntry } from '#features/loyalty/members/member-list.queries';
import { SheetForm } from '#features/loyalty/layout/sheet-form';
import { useReversal } from '#features/loyalty/members/use-member-commands';

interface LedgerReverseSheetProps {
  entry: LedgerEntry;
  onClose: () => void;
}

/** Takes an entry back by another one; nothing is ever rubbed out of a ledger. */
export const LedgerReverseSheet = ({ entry, onClose }: LedgerReverseSheetProps) => {
  const formId = useId();
  const { form, submit, isSaving, isSaved } = useReversal(entry.id, onClose);
  const { errors, isDirty } = form.formState;
  return (
    <Sheet
      title="Reverse Entry"
      subtitle={`${entryTitle(entry)} (${signed(entry.points)})`}
      onClose={onClose}
      closesOnBack
      footer={
        <Button type="submit" form={formId} look="danger" wide aria-disabled={isSaving || undefined}>
          {isSaving ? 'Reversing...' : `Reverse (${signed(-entry.points)} points)`}
        </Button>
      }
    >
      <SheetForm id={formId} onSubmit={submit}>
        <Field
          label="Reason"
          error={errors.reason?.message}
          hint="The entry stays in the ledger, struck through, with this reason."
        >
          {(control) => (
            <Input
              {...control}
              {...form.register('reason')}
              autoComplete="off"
              maxLength={TEXT_LENGTH.ledgerDescription}
              required
              dir="auto"
            />
          )}
        </Field>
      </SheetForm>
      <LeaveQuestion isDirty={isDirty && !isSaved} />
    </Sheet>
  );
};
