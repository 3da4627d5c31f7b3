import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useMemo, type ReactNode } from 'react';
import { OverlayOutlet } from '#app/overlay-place';
import { useIdle } from '#app/shell/prompts/use-idle';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import { fromSearchParams, parseSearchParams, toSearchParams } from '#features/events/search/event-search';
import { typesByKey } from '#features/events/event-wording';
import type { EventResponse } from '#features/events/events.queries';
import { HomePage } from '#features/events/home-page';
import type { RenderCheckIn } from '#features/events/card/tonight-card';
import { VenueFooter } from '#features/venue/venue-footer';
import { seesArtistNotes } from '#features/venue/venue-notes';
import { venueQuery } from '#features/venue/venue.queries';
import { useVenueDay } from '#shared/lib/dates/use-venue-day';
import { isAdminOrArtist } from '#shared/session/auth-user';
import { useSession } from '#shared/session/session-context';
import { useDayMarks } from '#app/calendars/day-marks';
import { optionalPart } from '#shared/ui/page/optional-part';

/** The events page; its dialogs are child routes, so that it stays beneath them. */
export const Route = createFileRoute('/_home')({
  validateSearch: parseSearchParams,
  component: HomeRoute,
  // Everybody starts here: a chunk of its own would only cost a round trip.
  codeSplitGroupings: [],
});

/** Guests never load it. */
const EventActions = lazy(() =>
  import('#features/events/details/event-actions').then((module) => ({ default: module.EventActions })),
);

/** Says more than the plain button, which stands there until the page is idle, and for good when this cannot be fetched. */
const CheckInWay = lazy(() =>
  import('#features/check-in/check-in-way').then(
    (module) => ({ default: module.CheckInWay }),
    () => ({ default: PlainCheckIn }),
  ),
);

/** Stands under the page's end, once it is idle. */
const SubscribeButton = optionalPart(() =>
  import('#features/feeds/subscribe').then((module) => module.SubscribeButton),
);

const PlainCheckIn = ({ mark }: { mark: () => ReactNode }) => mark();

function HomeRoute() {
  const { data: venue } = useQuery(venueQuery);
  const { data: eventTypes } = useQuery(eventTypesQuery);
  const { user } = useSession();
  const navigate = useNavigate();
  // Once more: the router hands on what the address says beside what was read from it.
  const search = fromSearchParams(parseSearchParams(Route.useSearch()));
  const { today, showNight } = useVenueDay();
  const types = useMemo(() => typesByKey(eventTypes), [eventTypes]);
  const isAdmin = user?.userType === 'admin';
  const { marks, toggleOwnDay, inviteOrAdd } = useDayMarks(user, today);
  const renderActions = useCallback(
    (event: EventResponse) => (
      <Suspense>
        <EventActions event={event} isAdmin={isAdmin} page="home" />
      </Suspense>
    ),
    [isAdmin],
  );
  const isIdle = useIdle();
  const renderCheckIn: RenderCheckIn = (event, mark) =>
    isIdle ? (
      <Suspense fallback={mark()}>
        <CheckInWay event={event} mark={mark} />
      </Suspense>
    ) : (
      mark()
    );
  const onAdminDay = (date: string) =>
    inviteOrAdd(date, {
      invite: () => navigate({ to: '/invite/$date', params: { date }, search: true, resetScroll: false }),
      add: () =>
        navigate({
          to: '/events/new',
          search: (before) => ({ ...before, from: undefined, on: date }),
          resetScroll: false,
        }),
    });
  return (
    <>
      <HomePage
        search={search}
        onSearch={(next) => void navigate({ to: '/', search: toSearchParams(next), resetScroll: false })}
        onOpenEvent={({ id }) =>
          void navigate({ to: '/events/$eventId', params: { eventId: id }, search: true, resetScroll: false })
        }
        today={today}
        showNight={showNight}
        types={types}
        showNotes={seesArtistNotes(user, venue)}
        showLegend={isAdminOrArtist(user)}
        onEmptyDay={isAdmin ? onAdminDay : user?.userType === 'artist' ? toggleOwnDay : undefined}
        marks={marks}
        renderCheckIn={renderCheckIn}
        renderActions={isAdminOrArtist(user) ? renderActions : undefined}
        footer={<VenueFooter venue={venue}>{isIdle && <SubscribeButton />}</VenueFooter>}
      />
      <OverlayOutlet beneath="/" />
    </>
  );
}
