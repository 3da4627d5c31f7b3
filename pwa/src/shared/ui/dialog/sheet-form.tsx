import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useRef, type ComponentProps, type FocusEvent } from 'react';
import { FormStack } from '#shared/ui/layout/form-stack';

interface SheetFormProps extends ComponentProps<typeof FormStack> {
  isSaving: boolean;
}

/**
 * The form of a dialog that closes once it is saved. Its fields take nothing while it is being saved: the dialog would close
 * over what is typed then.
 */
export const SheetForm = ({ isSaving, children, ...form }: SheetFormProps) => {
  const { fields, noteFocus } = useFocusBack(isSaving);
  return (
    <FormStack noValidate {...form}>
      <chakra.fieldset ref={fields} disabled={isSaving} display="contents" onFocus={noteFocus}>
        {children}
      </chakra.fieldset>
    </FormStack>
  );
};

/** A field cannot keep the focus while it takes nothing. Afterwards the first that is wrong has it, or the one that had it before. */
const useFocusBack = (isSaving: boolean) => {
  const fields = useRef<HTMLFieldSetElement>(null);
  const last = useRef<HTMLElement>(null);
  const wasSaving = useRef(isSaving);
  useLayoutEffect(() => {
    const isOver = wasSaving.current && !isSaving;
    wasSaving.current = isSaving;
    if (!isOver) return;
    const wrong = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // What holds the form has the focus when nothing in it has.
    const isLost = document.activeElement?.contains(fields.current) ?? true;
    (wrong ?? (isLost ? last.current : null))?.focus();
  }, [isSaving]);
  const noteFocus = ({ target }: FocusEvent<HTMLElement>) => {
    last.current = target;
  };
  return { fields, noteFocus };
};
