import { useQuery } from '@tanstack/react-query';
import { ClientOnly } from '@tanstack/react-router';
import { Armchair, Pencil, StickyNote } from 'lucide-react';
import { wallClockAt } from '#contract/rules/clock';
import { AskedTable } from '#features/bookings/table/asked-table';
import { takesTables } from '#features/bookings/table/table-booking';
import { CheckInWay } from '#features/check-in/check-in-way';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import { EventDetailsSheet } from '#features/events/details/event-details-sheet';
import { useEvent } from '#features/events/use-event';
import { typesByKey } from '#features/events/event-wording';
import { RemindMe } from '#features/reminders/remind-me';
import { VenueDetails } from '#features/venue/venue-details';
import { seesArtistNotes } from '#features/venue/venue-notes';
import { venueQuery } from '#features/venue/venue.queries';
import { useNow } from '#shared/lib/dates/use-now';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { useSession } from '#shared/session/session-context';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { ButtonLink } from '#shared/ui/form/button';
import { Suspense, type ComponentProps, type ReactNode } from 'react';
import { optionalPart } from '#shared/ui/page/optional-part';
import type { OwnDay as Own } from './own-day';
import { ShowLinks } from './show-links';

/** Guests never load it. */
const OwnDay = optionalPart<ComponentProps<typeof Own>>(async () => (await import('./own-day')).OwnDay);

interface EventDetailsProps {
  eventId: number;
  /** Over which page; its forms open over the same one. */
  page: 'home' | 'admin';
  onClose: () => void;
}

const ONE_MINUTE_MS = 60_000;

/** An event's details, with what this person can do with it. */
export const EventDetails = ({ eventId, page, onClose }: EventDetailsProps) => {
  const { data: venue } = useQuery(venueQuery);
  const { data: eventTypes } = useQuery(eventTypesQuery);
  const { user } = useSession();
  const timeZone = useVenueZone();
  const now = useNow(ONE_MINUTE_MS);
  const { event: show } = useEvent(eventId);
  return (
    <EventDetailsSheet
      eventId={eventId}
      types={typesByKey(eventTypes)}
      showNotes={seesArtistNotes(user, venue)}
      onClose={onClose}
      venueDetails={
        <>
          {show && (
            <ClientOnly fallback={<Skeleton height="2.75rem" />}>
              <Suspense fallback={<Skeleton height="2.75rem" />}>
                <ShowLinks show={show} place={{ timeZone, ...venue }} />
              </Suspense>
            </ClientOnly>
          )}
          <ClientOnly>
            {show && <RemindMe key={`${show.id} ${user?.id}`} event={show} />}
            <AskedTable eventId={eventId} />
          </ClientOnly>
          <VenueDetails venue={venue} />
        </>
      }
      renderCheckIn={(event, mark) => <CheckInWay event={event} mark={mark} />}
      renderActions={(event) => {
        const clock = wallClockAt(now, timeZone);
        const takesTable = page === 'home' && takesTables(event, clock);
        const mayEdit = user?.userType === 'admin';
        const mayEditNotes = !mayEdit && event.mayEditNotes;
        const hasOwnDay = user?.userType === 'artist' && event.date >= clock.date;
        return (
          <>
            {takesTable && (
              <FormLink eventId={eventId} form="/events/$eventId/book">
                <Armchair size={20} aria-hidden /> Book a Table
              </FormLink>
            )}
            {mayEdit && (
              <FormLink eventId={eventId} form={EDIT_FORMS[page]}>
                <Pencil size={20} aria-hidden /> Edit Event
              </FormLink>
            )}
            {mayEditNotes && (
              <FormLink eventId={eventId} form="/events/$eventId/notes">
                <StickyNote size={20} aria-hidden /> Edit Notes
              </FormLink>
            )}
            {hasOwnDay && (
              <Suspense>
                <OwnDay userId={user.id} show={event} />
              </Suspense>
            )}
          </>
        );
      }}
    />
  );
};

const EDIT_FORMS = { home: '/events/$eventId/edit', admin: '/admin/events/$eventId/edit' } as const;

interface FormLinkProps {
  eventId: number;
  form: (typeof EDIT_FORMS)[keyof typeof EDIT_FORMS] | '/events/$eventId/book' | '/events/$eventId/notes';
  children: ReactNode;
}

/** Opens a form about the event over the same page. */
const FormLink = ({ eventId, form, children }: FormLinkProps) => (
  <ButtonLink to={form} params={{ eventId }} search resetScroll={false} look="outline">
    {children}
  </ButtonLink>
);
