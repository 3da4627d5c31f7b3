import { useRouter, type RouterHistory } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** Open dialogs without an address of their own, the one on top last. */
const dialogs: (() => void)[] = [];
let isOwnBack = false;

/** Whether this step in the history closes a dialog, and leaves the page where it is. */
export const closesDialog = (action: string): boolean => action === 'BACK' && dialogs.length > 0;

/** A dialog that is a route calls Back itself: that Back must not close a dialog that is open above it. */
export const noteOwnBack = (): void => void (isOwnBack = true);

/** Whether the step in the history that is under way is such a Back, and not the person's own. */
export const isDialogsOwnBack = (): boolean => isOwnBack;

/** The history has moved, or was kept from it. */
export const forgetOwnBack = (): void => void (isOwnBack = false);

/**
 * Back closes the dialog instead of leaving the page beneath it, while there is a page to go back to.
 * @param close null for a dialog that is a route, which the router closes
 */
export const useClosesOnBack = (close: (() => void) | null): void => {
  const history = useHistory();
  const onBack = useEffectEvent(() => close?.());
  const isOn = close !== null;
  useEffect(() => {
    if (!isOn || !history) return;
    const dialog = () => onBack();
    dialogs.push(dialog);
    const unblock = history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }: { action: string }) => {
        if (action !== 'BACK' || isOwnBack) return false;
        dialogs.at(-1)?.();
        return true;
      },
    });
    return () => {
      unblock();
      dialogs.splice(dialogs.indexOf(dialog), 1);
    };
  }, [isOn, history]);
};

/** None where a dialog is shown on its own, without a router around it. */
const useHistory = (): RouterHistory | undefined => {
  const router: { history: RouterHistory } | undefined = useRouter({ warn: false });
  return router?.history;
};
