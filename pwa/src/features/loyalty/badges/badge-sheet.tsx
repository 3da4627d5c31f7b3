import { Checkbox } from '#shared/ui/form/checkbox';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import { BadgeFields } from './badge-fields';
import type { Badge } from './badge-list.queries';
import { useBadgeForm } from './use-badge-commands';

interface BadgeSheetProps {
  /** Null for a new one. */
  badge: Badge | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Add or Edit Badge (spec §2 "Loyalty tab", §5). */
export const BadgeSheet = ({ badge, onSaved, onClose }: BadgeSheetProps) => {
  const { form, submit, question, isSaving, isSaved } = useBadgeForm({ badge, onSaved });
  return (
    <>
      <FormSheet
        title={badge ? 'Edit Badge' : 'Add Badge'}
        subtitle={badge && 'Members who have it keep it, with the points it brought then.'}
        onClose={onClose}
        closesOnBack
        submit={submit}
        submitLabel={badge ? 'Save Changes' : 'Add Badge'}
        pendingLabel="Saving..."
        isSaving={isSaving}
        isDirty={form.formState.isDirty && !isSaved}
      >
        <BadgeFields form={form} />
        {badge && (
          <Checkbox {...form.register('isActive')} hint="A badge that is switched off cannot be earned.">
            Active
          </Checkbox>
        )}
      </FormSheet>
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
    </>
  );
};
