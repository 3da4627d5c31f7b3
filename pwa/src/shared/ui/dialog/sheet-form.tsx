import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { FormStack } from '#shared/ui/layout/form-stack';
import { useFocusBack } from './use-focus-back';

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
