import { Outlet, useNavigate } from '@tanstack/react-router';
import { createContext, useContext, type ReactNode } from 'react';
import type { useCloseOverlay } from '#shared/ui/dialog/use-close-overlay';
import './overlay-place.css';

type PageBeneath = NonNullable<Parameters<typeof useCloseOverlay>[0]>;

/** Where a route stands: the page that it opens over as a dialog, a tab in a page's frame, or null where it is a page. */
const PlaceContext = createContext<PageBeneath | 'tab' | null>(null);

/** The place of a page's tabs, which are its child routes. */
export const TabOutlet = () => (
  <PlaceContext value="tab">
    <Outlet />
  </PlaceContext>
);

/** The place of a page's dialogs, which are its child routes. */
export const OverlayOutlet = ({ beneath }: { beneath: PageBeneath }) => (
  <PlaceContext value={beneath}>
    <Outlet />
  </PlaceContext>
);

interface InsteadOfRouteProps {
  /** Names the dialog that it is over a page. */
  label: string;
  children: ReactNode;
}

/** What is shown instead of a route: as a page, or as a tab or a dialog where the route would be one. */
export const InsteadOfRoute = ({ label, children }: InsteadOfRouteProps) => {
  const place = useContext(PlaceContext);
  if (place === null) return <main className="page">{children}</main>;
  if (place === 'tab') return children;
  return (
    <OverlayDialog label={label} beneath={place}>
      {children}
    </OverlayDialog>
  );
};

/** The browser's own dialog: the code of ours may be what did not come. */
const OverlayDialog = ({ label, beneath, children }: InsteadOfRouteProps & { beneath: PageBeneath }) => {
  const navigate = useNavigate();
  const close = () =>
    void navigate({ to: beneath, params: true, search: true, replace: true, resetScroll: false });
  return (
    <dialog
      ref={showUntilGone}
      className="overlay-place"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      {children}
      <button type="button" className="text-link" onClick={close}>
        Close
      </button>
    </dialog>
  );
};

/** It is closed before it goes: then what had the focus has it again, for the dialog that takes its place. */
const showUntilGone = (dialog: HTMLDialogElement) => {
  dialog.showModal();
  return () => dialog.close();
};
