import { useId, type ComponentProps, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '#shared/ui/form/button';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { Sheet } from './sheet';
import { SheetForm } from './sheet-form';

interface FormSheetProps extends Omit<ComponentProps<typeof Sheet>, 'footer'> {
  submit: (event: SubmitEvent) => unknown;
  /** What the button does, as a verb. */
  submitLabel: string;
  /** Shown on the button while it is being done. */
  pendingLabel?: string;
  look?: ComponentProps<typeof Button>['look'];
  /** It lacks what it cannot be sent without. */
  isIncomplete?: boolean;
  isSaving: boolean;
  /** Something that it sends is still on its way here; the fields can be filled in meanwhile. */
  isWaiting?: boolean;
  /** Something typed is not saved: closing the dialog asks first. */
  isDirty: boolean;
  /** Stands above the button. */
  note?: ReactNode;
}

/** A form as a dialog: its fields, and the button that sends them in its foot. */
export const FormSheet = ({
  submit,
  submitLabel,
  pendingLabel = 'Saving...',
  look,
  isIncomplete,
  isSaving,
  isWaiting = false,
  isDirty,
  note,
  children,
  ...sheet
}: FormSheetProps) => {
  const id = useId();
  return (
    <Sheet
      {...sheet}
      footer={
        <>
          {note}
          <Button
            type="submit"
            form={id}
            wide
            look={look}
            disabled={isIncomplete}
            aria-disabled={isSaving || isWaiting || undefined}
          >
            {isSaving || isWaiting ? pendingLabel : submitLabel}
          </Button>
        </>
      }
    >
      <SheetForm id={id} isSaving={isSaving} onSubmit={(event) => void submit(event)}>
        {children}
      </SheetForm>
      <LeaveQuestion isDirty={isDirty} />
    </Sheet>
  );
};
