import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useHydrated, useMatches } from '@tanstack/react-router';
import { X } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { hasUnsavedWork } from '#shared/ui/mutation/unsaved-work';
import { useClosesOnBack } from './closes-on-back';
import { afterPaint } from './focus-after-paint';
import { keepInSight } from './keep-in-sight';
import { SheetClosingContext, type AskBeforeClosing } from './sheet-closing';
import { sheetRecipe } from './sheet-recipe';

interface SheetProps {
  /** The dialog's accessible name. */
  title: string;
  subtitle?: ReactNode;
  /**
   * Escape, the close button and a tap beside the sheet; the last not while something unsaved is on screen, for thumbs slip.
   * Route-driven sheets go back here.
   */
  onClose: () => void;
  /**
   * It has an address of its own: Back closes it by the router, which asks first about what was typed in it
   * (`LeaveQuestion`). Any other dialog does both itself.
   */
  isRoute?: boolean;
  children: ReactNode;
  /** Stays in view under the scrolling part on any screen, above the keyboard too, e.g. the submit button. */
  footer?: ReactNode;
}

/** A sheet from the bottom on phones, a centred dialog from 768 px up (look). Open while it is mounted; load it lazily. */
export const Sheet = ({ title, subtitle, onClose, isRoute = false, children, footer }: SheetProps) => {
  const closing = useClosing(onClose, isRoute ? 'at once' : 'asks');
  useClosesOnBack(isRoute ? null : closing.close);
  const content = useRef<HTMLDivElement>(null);
  useReturnFocus(content);
  const isTakenOver = useTakenOver(content);
  return (
    <Dialog.Root
      // One that came with the page moves into its portal, and Chakra would go on with the elements that it had before.
      key={String(isTakenOver)}
      open
      recipe={sheetRecipe}
      initialFocusEl={() => focusedIn(content.current)}
      restoreFocus={false}
      onEscapeKeyDown={keepWhileComposing}
      closeOnInteractOutside={false}
      onOpenChange={closing.close}
    >
      <Portal disabled={!isTakenOver}>
        <Dialog.Backdrop />
        <Dialog.Positioner
          ref={keepInSight}
          onClick={({ target, currentTarget }) => {
            if (target === currentTarget && (!isRoute || !hasUnsavedWork())) closing.close();
          }}
        >
          <Dialog.Content ref={content}>
            <Dialog.Header>
              <div>
                <Dialog.Title dir="auto">{title}</Dialog.Title>
                {subtitle && <Dialog.Description>{subtitle}</Dialog.Description>}
              </div>
              {isTakenOver ? (
                <Dialog.CloseTrigger aria-label="Close">
                  <X size={22} aria-hidden />
                </Dialog.CloseTrigger>
              ) : (
                <ServedClose />
              )}
            </Dialog.Header>
            <SheetClosingContext value={closing}>
              <Dialog.Body>{children}</Dialog.Body>
              {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
            </SheetClosingContext>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
};

/** Closes a dialog that came with the page, whose address is below that of the page beneath, before scripts can. */
const ServedClose = () => {
  const beneath = useMatches({ select: (matches) => matches.at(-2)?.pathname });
  return (
    <Dialog.CloseTrigger asChild aria-label="Close">
      <a href={beneath}>
        <X size={22} aria-hidden />
      </a>
    </Dialog.CloseTrigger>
  );
};

const PRESSED_MS = 50;

/**
 * Whether a dialog may be drawn with its scripts. One that came with the page may once the page is taken over and no finger is
 * on it: the browser makes no click of a press whose element is exchanged before the finger is lifted.
 */
const useTakenOver = (content: RefObject<HTMLElement | null>): boolean => {
  const isHydrated = useHydrated();
  const [isTakenOver, setTakenOver] = useState(isHydrated);
  useEffect(() => {
    if (!isHydrated || isTakenOver) return;
    const takeOver = () => {
      if (content.current?.matches(':active')) timer = setTimeout(takeOver, PRESSED_MS);
      else setTakenOver(true);
    };
    let timer = setTimeout(takeOver);
    return () => clearTimeout(timer);
  }, [isHydrated, isTakenOver, content]);
  return isTakenOver;
};

/** A field that took the focus by itself keeps it; else the dialog has it, so that its title is read out. */
const focusedIn = (dialog: HTMLElement | null): HTMLElement | null => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && dialog?.contains(activeElement) ? activeElement : dialog;
};

/** Escape ends the writing of a Japanese word, say, and not the dialog. */
const keepWhileComposing = (event: KeyboardEvent): void => {
  if (event.isComposing) event.preventDefault();
};

const useClosing = (onClose: () => void, manner: 'asks' | 'at once') => {
  const ask = useRef<AskBeforeClosing | null>(null);
  const guard = useCallback((next: AskBeforeClosing | null) => void (ask.current = next), []);
  const close = useCallback(() => {
    if (manner === 'asks' && ask.current) ask.current(onClose);
    else onClose();
  }, [manner, onClose]);
  return useMemo(() => ({ guard, close }), [close, guard]);
};

/** Open dialogs, the one on top last. */
const openDialogs: HTMLElement[] = [];

/** What had the focus before a dialog that goes: the one that takes its place, as a form that of its loading, gives it back. */
let left: Element | null = null;

/**
 * Gives the focus back once the page is seen without the dialog; never takes it from where it has gone meanwhile. Where what
 * had it is gone, as with the button of a deleted row, the dialog below or the page's content gets it. What had it is noted in
 * the commit itself: on a busy phone the dialog takes the focus before later effects run.
 */
const useReturnFocus = (content: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const dialog = content.current;
    if (!dialog) return;
    const { activeElement, body } = document;
    const before = activeElement === body ? (left ?? body) : activeElement;
    openDialogs.push(dialog);
    return () => {
      openDialogs.splice(openDialogs.indexOf(dialog), 1);
      // While the browser removes what has the focus it styles the whole page, and once more for the next frame.
      focusedIn(dialog)?.blur();
      left = before;
      afterPaint(() => {
        left = null;
        if (isUnclaimed(before)) placeToReturn(before)?.focus({ preventScroll: true });
      });
    };
  }, [content]);
};

/** Whether nothing has the focus, or only the dialog below, which takes it by itself although it holds what had it before. */
const isUnclaimed = (before: Element | null): boolean => {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return true;
  return activeElement === openDialogs.at(-1) && activeElement.contains(before);
};

const placeToReturn = (before: Element | null): HTMLElement | null => {
  if (before instanceof HTMLElement && before.isConnected) return before;
  return openDialogs.at(-1) ?? document.getElementById('content');
};
