import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Navigate, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { OncePerGuest } from '#features/check-in/sheet/already-in';
import { CheckInSheet } from '#features/check-in/sheet/check-in-sheet';
import { ClosedCheckIn } from '#features/check-in/sheet/closed-check-in';
import { useCheckInVerdict } from '#features/check-in/use-check-in-verdict';
import { type ReadCode, useScannedCode } from '#features/check-in/sheet/scanned-code';
import { useEditedCheckIn } from '#features/check-in/sheet/use-edited-check-in';
import { useEvent } from '#features/events/use-event';
import { venueQuery } from '#features/venue/venue.queries';
import { idParams } from '#shared/lib/address-id';
import { Sheet } from '#shared/ui/dialog/sheet';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { useCloseOverlay } from '#shared/ui/dialog/use-close-overlay';
import { usePageTitle } from '#shared/ui/page/use-page-title';

/** Mark Attendance over the home page; `edit` names a stuck check-in to mend, `other` is for somebody else. */
export const Route = createFileRoute('/_home/events/$eventId_/check-in')({
  params: idParams('eventId'),
  validateSearch: ({ edit, other }: Record<string, unknown>): { edit?: string; other?: true } => ({
    ...(typeof edit === 'string' && { edit }),
    ...(other === true && { other }),
  }),
  component: CheckInRoute,
});

function CheckInRoute() {
  const { eventId } = Route.useParams();
  const { edit, other } = Route.useSearch();
  const { event: known, query } = useEvent(eventId);
  const edited = useEditedCheckIn(edit ?? null);
  const event = edited?.checkIn.event ?? known;
  const navigate = useNavigate();
  const scanned = useScannedCode();
  const { data: venue } = useQuery(venueQuery);
  const close = useCloseOverlay();
  const verdict = useCheckInVerdict(edit === undefined ? known : undefined);
  usePageTitle('Mark Attendance');
  useTicketPageAtHand();

  const isReading = edited === undefined || query.isLoading;
  // The details dialog says why an event cannot be shown: offline, removed or failed.
  if (!event && !isReading) return <Navigate to="/events/$eventId" params={{ eventId }} search replace />;
  if (!event || edited === undefined || verdict === 'asking') return <OpeningSheet onClose={close} />;
  if (known && verdict?.standing === 'closed')
    return <ClosedCheckIn event={known} verdict={verdict} onClose={close} />;
  return (
    <OncePerGuest
      event={event}
      isForOther={edited !== null || other === true}
      hasCode={canCountBy(scanned, verdict)}
      onClose={close}
      opening={<OpeningSheet onClose={close} />}
    >
      {(isForOther) => (
        <CheckInSheet
          event={event}
          edited={edited}
          isLate={verdict?.standing === 'late'}
          needsDoorCode={venue?.needsDoorCode}
          scanned={scanned}
          isForOther={isForOther}
          onClose={close}
          onSaved={(key) => navigate({ to: '/check-ins/$key', params: { key }, replace: true })}
        />
      )}
    </OncePerGuest>
  );
}

/** Whether a check-in with this code may count at once; after the show none does. */
const canCountBy = (scanned: ReadCode | null, verdict: ReturnType<typeof useCheckInVerdict>): boolean =>
  scanned !== null && verdict !== 'asking' && verdict?.standing !== 'late';

/** The stub is the next thing to see, at once: its code is loaded while the form is filled in. */
const useTicketPageAtHand = () => {
  const router = useRouter();
  useEffect(() => {
    router.loadRouteChunk(router.routesById['/check-ins/$key'])?.catch(() => undefined);
  }, [router]);
};

const OpeningSheet = ({ onClose }: { onClose: () => void }) => (
  <Sheet title="Mark Attendance" onClose={onClose} isRoute>
    <Skeleton height="12rem" />
  </Sheet>
);
