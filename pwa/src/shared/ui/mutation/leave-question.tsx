import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense, useContext, useEffect, useState } from 'react';
import { closesDialog } from '#shared/ui/dialog/closes-on-back';
import { SheetClosingContext } from '#shared/ui/dialog/sheet-closing';
import { isLeavingUnasked, useUnsavedWork } from './unsaved-work';

const ConfirmSheet = lazy(() =>
  import('#shared/ui/dialog/confirm-sheet').then(({ ConfirmSheet }) => ({ default: ConfirmSheet })),
);

/**
 * Asks before a form is left with something typed and not saved: closing the dialog it stands in, another tab of the page,
 * another page, back, or closing the window. Logging out asks nothing, nor does a change of what stands behind the `#`.
 */
export const LeaveQuestion = ({ isDirty }: { isDirty: boolean }) => {
  useUnsavedWork(isDirty);
  const blocker = useBlocker({
    shouldBlockFn: ({ action, current, next }) =>
      isDirty && !isLeavingUnasked() && !closesDialog(action) && addressOf(current) !== addressOf(next),
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  const closing = useClosing(isDirty);
  const asked = blocker.status === 'blocked' ? { leave: blocker.proceed, stay: blocker.reset } : closing;
  if (!asked) return null;
  return (
    <Suspense>
      <ConfirmSheet
        title="Leave without saving?"
        confirmLabel="Leave"
        onConfirm={asked.leave}
        onCancel={asked.stay}
      >
        <p>What you changed here is not saved yet.</p>
      </ConfirmSheet>
    </Suspense>
  );
};

const addressOf = ({ pathname, search }: { pathname: string; search: object }): string =>
  pathname + JSON.stringify(search);

/** The dialog around the form is to close, which needs an answer first; null while it is not. */
const useClosing = (isDirty: boolean) => {
  const guard = useContext(SheetClosingContext)?.guard;
  const [close, setClose] = useState<(() => void) | null>(null);
  const stay = () => setClose(null);
  useEffect(() => {
    if (!guard || !isDirty) return;
    guard((next) => setClose(() => next));
    return () => guard(null);
  }, [guard, isDirty]);
  if (!close) return null;
  const leave = () => {
    stay();
    close();
  };
  return { leave, stay };
};
