import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useDayMarks } from '#app/calendars/day-marks';
import { OverlayOutlet } from '#app/overlay-place';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import { typesByKey } from '#features/events/event-wording';
import { ManagedEvents } from '#features/events/management/managed-events';
import { parseManagedSearch } from '#features/events/management/managed-search';
import { useVenueDay } from '#shared/lib/dates/use-venue-day';
import { useSession } from '#shared/session/session-context';

/** The dashboard's Events tab; its dialogs are child routes, so that it stays beneath them. */
export const Route = createFileRoute('/admin/events')({
  validateSearch: parseManagedSearch,
  component: AdminEventsRoute,
});

function AdminEventsRoute() {
  const { data: eventTypes } = useQuery(eventTypesQuery);
  const navigate = useNavigate();
  // Once more: the router hands on what the address says beside what was read from it.
  const search = parseManagedSearch(Route.useSearch());
  const day = useVenueDay();
  const { user } = useSession();
  const { marks, inviteOrAdd } = useDayMarks(user, day.today);
  const types = useMemo(() => typesByKey(eventTypes), [eventTypes]);
  const onEmptyDay = (date: string) =>
    inviteOrAdd(date, {
      invite: () =>
        navigate({ to: '/admin/events/invite/$date', params: { date }, search, resetScroll: false }),
      add: () => navigate({ to: '/admin/events/new', search: { ...search, on: date }, resetScroll: false }),
    });
  return (
    <>
      <ManagedEvents
        {...day}
        search={search}
        types={types}
        onSearch={(next) => void navigate({ to: '/admin/events', search: next, resetScroll: false })}
        onEdit={({ id }) =>
          void navigate({
            to: '/admin/events/$eventId/edit',
            params: { eventId: id },
            search,
            resetScroll: false,
          })
        }
        marks={marks}
        onEmptyDay={onEmptyDay}
      />
      <OverlayOutlet beneath="/admin/events" />
    </>
  );
}
