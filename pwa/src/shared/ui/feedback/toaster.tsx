import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import {
  currentToast,
  dismissToast,
  holdToast,
  releaseToast,
  subscribeToToasts,
  type ToastMessage,
} from './toast-store';
import './toaster.css';

/**
 * Where toasts appear. The live regions stand in the page from the start: screen readers only announce changes of regions
 * they already know. Each toast is read out once: in one of them, or with the field that it is about.
 */
export const Toaster = () => {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast);
  const card = toast && <ToastCard key={toast.id} {...toast} />;
  return createPortal(
    <section className="toaster" aria-label="Announcements" data-live-announcer>
      <div role="status" aria-live="polite">
        {!toast?.destructive && !toast?.isInline && card}
      </div>
      <div role="alert" aria-live="assertive">
        {toast?.destructive && !toast.isInline && card}
      </div>
      {toast?.isInline && card}
    </section>,
    document.body,
  );
};

const ToastCard = ({ title, description, destructive }: ToastMessage) => (
  <div
    className="toast"
    data-destructive={destructive || undefined}
    onPointerMove={({ movementX, movementY }) => {
      // A toast that comes up under a resting pointer is not pointed at.
      if (movementX || movementY) holdToast();
    }}
    onPointerLeave={releaseToast}
    onFocus={holdToast}
    onBlur={releaseToast}
  >
    <div className="toast-text">
      <p className="toast-title">{title}</p>
      {description && <p>{description}</p>}
    </div>
    <button type="button" className="toast-close" aria-label="Dismiss notification" onClick={dismissToast}>
      <X size={20} aria-hidden />
    </button>
  </div>
);
