import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { venueQuery } from '#features/venue/venue.queries';
import { knownZone, VenueZone } from '#shared/lib/dates/venue-zone';
import { optionalPart } from '#shared/ui/page/optional-part';
import { useLater } from '#shared/ui/page/served-page';
import { AppHeader } from './app-header';
import { useAnswersOfPerson } from './use-answers-of-person';
import { useFirstScroll } from './use-first-scroll';
import { useHeadingFocus } from './use-heading-focus';
import { useIdle } from '#app/shell/prompts/use-idle';
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
