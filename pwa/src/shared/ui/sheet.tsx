import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { hasUnsavedWork } from './unsaved-work';
import { useModal } from './use-modal';
import { useSheetLayout } from './use-sheet-layout';
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
  children: ReactNode;
  /** Stays in view under the scrolling part, e.g. the submit button. */
  footer?: ReactNode;
}

/** A sheet from the bottom on phones, a centred dialog from 768 px up (look). Load it lazily. */
export const Sheet = ({ title, subtitle, onClose, children, footer }: SheetProps) => {
  const ref = useModal(onClose);
  useSheetLayout(ref);
  const id = useId();
  return createPortal(
    <div className="sheet-layer">
      <div className="sheet-backdrop" onClick={() => !hasUnsavedWork() && onClose()} />
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
          <button type="button" className="sheet-close" aria-label="Close" onClick={onClose}>
            <X size={22} aria-hidden />
          </button>
        </header>
        <div className="sheet-body">{children}</div>
        {footer && <footer className="sheet-footer">{footer}</footer>}
      </div>
    </div>,
    document.body,
  );
};
