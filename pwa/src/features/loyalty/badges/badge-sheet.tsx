import { useId } from 'react';
import { Button } from '#shared/ui/form/button';
import { Checkbox } from '#shared/ui/form/checkbox';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { Sheet } from '#shared/ui/dialog/sheet';
import { BadgeFields } from './badge-fields';
import type { Badge } from './badge-list.queries';
import { SheetForm } from '#features/loyalty/layout/sheet-form';
import { useBadgeForm } from './use-badge-commands';

interface BadgeSheetProps {
  /** Null for a new one. */
  badge: Badge | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Add or Edit Badge (spec §2 "Loyalty tab", §5). */
export const BadgeSheet = ({ badge, onSaved, onClose }: BadgeSheetProps) => {
  const formId = useId();
  const { form, submit, question, isSaving, isSaved } = useBadgeForm({ badge, onSaved });
  return (
    <Sheet
      title={badge ? 'Edit Badge' : 'Add Badge'}
      subtitle={badge && 'Members who have it keep it, with the points it brought then.'}
      onClose={onClose}
      closesOnBack
      footer={
        <Button type="submit" form={formId} wide aria-disabled={isSaving || undefined}>
          {isSaving ? 'Saving...' : badge ? 'Save Changes' : 'Add Badge'}
        </Button>
      }
    >
      <SheetForm id={formId} onSubmit={submit}>
        <BadgeFields form={form} />
        {badge && (
          <Checkbox {...form.register('isActive')} hint="A badge that is switched off cannot be earned.">
            Active
          </Checkbox>
        )}
      </SheetForm>
      {question && (
        <ConfirmSheet
          title="Give this badge?"
          confirmLabel="Save Changes"
          onConfirm={question.confirm}
          onCancel={question.cancel}
        >
          <p>{question.words}</p>
        </ConfirmSheet>
      )}
      <LeaveQuestion isDirty={form.formState.isDirty && !isSaved} />
    </Sheet>
  );
};
