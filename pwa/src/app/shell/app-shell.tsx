import { useQuery } from '@tanstack/react-query';
import { useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { venueQuery } from '#features/venue/venue.queries';
import { knownZone, VenueZone } from '#shared/lib/dates/venue-zone';
import { focusAfterPaint } from '#shared/ui/dialog/focus-after-paint';
import { optionalPart } from '#shared/ui/page/optional-part';
import { useLater } from '#shared/ui/page/served-page';
import { AppHeader } from './app-header';
import { useIdle } from '#app/shell/prompts/use-idle';
import { useAnswersOfPerson } from './use-answers-of-person';
import { useOutboxStart } from './use-outbox-start';
import './app-shell.css';

const StatusStrip = optionalPart(
  async () => (await import('#shared/offline/status/status-strip')).StatusStrip,
);
const LaterParts = optionalPart(async () => (await import('./later-parts')).LaterParts);

/** Header, the strip that says where the queue stands, and the page. */
export const AppShell = ({ children }: { children: ReactNode }) => {
  const { data: venue } = useQuery(venueQuery);
  // The frame at once, then the page in slices: no task of the first load holds the phone up.
  const page = useLater(children, null);
  // Without a network nothing waits for the rest but the page itself.
  const isIdle = useIdle() && page !== null;
  useFirstScroll(page !== null);
  useOutboxStart(isIdle);
  useAnswersOfPerson();
  useHeadingFocus();
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <div className="app-top">
        <AppHeader isIdle={isIdle} />
        <Suspense>{isIdle && <StatusStrip />}</Suspense>
      </div>
      <div id="content" tabIndex={-1}>
        <VenueZone value={knownZone(venue?.timeZone)}>{page}</VenueZone>
      </div>
      <Suspense>{isIdle && <LaterParts />}</Suspense>
    </>
  );
};

/**
 * Goes back to where the page was scrolled before it was loaded again, or to the part that the address names. The router
 * scrolls with its own first commit, before the page is there.
 */
const useFirstScroll = (isPageThere: boolean): void => {
  const before = useElementScrollRestoration({ getElement: () => window });
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (!isPageThere || isDone.current) return;
    isDone.current = true;
    const named = document.getElementById(window.location.hash.slice(1));
    if (named) named.scrollIntoView();
    else if (before) window.scrollTo(before.scrollX, before.scrollY);
  });
};

/**
 * Moves the focus to the heading of each new page, so that a screen reader announces the page and Tab starts
 * there. Not at the first load, and not while a dialog is open or closes: those have a focus of their own.
 */
const useHeadingFocus = (): void => {
  const router = useRouter();
  useEffect(() => {
    let last: Element | null = null;
    return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      const heading = document.querySelector<HTMLElement>('#content h1');
      const isSamePage = heading !== null && heading === last;
      last = heading;
      if (!fromLocation || !pathChanged || isSamePage || document.querySelector('[role="dialog"]')) return;
      focusQuietly(heading ?? document.getElementById('content'));
    });
  }, [router]);
};

const focusQuietly = (target: HTMLElement | null) => {
  if (!target) return;
  target.tabIndex = -1;
  focusAfterPaint(target);
};
