import { useId, type ComponentProps, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '#shared/ui/form/button';
import { FormStack } from '#shared/ui/layout/form-stack';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { Sheet } from './sheet';

interface FormSheetProps extends Omit<ComponentProps<typeof Sheet>, 'footer'> {
  submit: (event: SubmitEvent) => unknown;
  /** What the button does, as a verb. */
  submitLabel: string;
  /** Shown on the button while it is being done. */
  pendingLabel: string;
  look?: ComponentProps<typeof Button>['look'];
  /** It lacks what it cannot be sent without. */
  isIncomplete?: boolean;
  isSaving: boolean;
  /** Something typed is not saved: closing the dialog asks first. */
  isDirty: boolean;
  /** Stands above the button. */
  note?: ReactNode;
}

/** A form as a dialog: its fields, and the button that sends them in its foot. */
export const FormSheet = ({
  submit,
  submitLabel,
  pendingLabel,
  look,
  isIncomplete,
  isSaving,
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
            aria-disabled={isSaving || undefined}
          >
            {isSaving ? pendingLabel : submitLabel}
          </Button>
        </>
      }
    >
      <FormStack id={id} noValidate onSubmit={(event) => void submit(event)}>
        {children}
      </FormStack>
      <LeaveQuestion isDirty={isDirty} />
    </Sheet>
  );
};
