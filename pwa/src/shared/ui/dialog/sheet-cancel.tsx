import { useContext } from 'react';
import { Button } from '#shared/ui/form/button';
import { SheetClosingContext } from './sheet-closing';

/** A form's Cancel: closes the dialog it stands in as its close button does. */
export const SheetCancel = () => {
  const sheet = useContext(SheetClosingContext);
  return (
    <Button look="outline" onClick={() => sheet?.close()}>
      Cancel
    </Button>
  );
};
