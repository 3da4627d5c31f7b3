import { X } from 'lucide-react';
import { useCallback, useId, useMemo, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useClosesOnBack } from './closes-on-back';
import { SheetClosingContext, type AskBeforeClosing } from './sheet-closing';
import { hasUnsavedWork } from '#shared/ui/mutation/unsaved-work';
import { useModal } from './use-modal';
import { useVisibleArea } from './use-visible-area';
import './sheet.css';

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
   * For a dialog without an address of its own: Back closes it rather than the page beneath, and whatever closes it asks
   * first about what was typed in it (`LeaveQuestion`). With an address, the router does both.
   */
  closesOnBack?: boolean;
  children: ReactNode;
  /** Stays in view under the scrolling part on any screen, above the keyboard too, e.g. the submit button. */
  footer?: ReactNode;
}

/** A sheet from the bottom on phones, a centred dialog from 768 px up (look). Load it lazily. */
export const Sheet = ({ title, subtitle, onClose, closesOnBack = false, children, footer }: SheetProps) => {
  const closing = useClosing(onClose, closesOnBack ? 'asks' : 'at once');
  const { close } = closing;
  const ref = useModal(close);
  useClosesOnBack(closesOnBack ? close : null);
  const layer = useVisibleArea();
  const id = useId();
  return createPortal(
    <div ref={layer} className="sheet-layer">
      <div className="sheet-backdrop" onClick={() => (closesOnBack || !hasUnsavedWork()) && close()} />
      <div
        ref={ref}
        className="sheet"
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={subtitle ? `${id}-subtitle` : undefined}
        tabIndex={-1}
      >
        <header className="sheet-header">
          <div className="sheet-heading">
            <h2 id={`${id}-title`} dir="auto">
              {title}
            </h2>
            {subtitle && (
              <p id={`${id}-subtitle`} className="sheet-subtitle">
                {subtitle}
              </p>
            )}
          </div>
          <button type="button" className="sheet-close" aria-label="Close" onClick={close}>
            <X size={22} aria-hidden />
          </button>
        </header>
        <SheetClosingContext value={closing}>
          <div className="sheet-body">{children}</div>
          {footer && <footer className="sheet-footer">{footer}</footer>}
        </SheetClosingContext>
      </div>
    </div>,
    document.body,
  );
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
