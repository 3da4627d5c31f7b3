import { useQuery } from '@tanstack/react-query';
import { Armchair, Pencil, StickyNote } from 'lucide-react';
import { wallClockAt } from '#contract/rules/clock';
import { AskedTable } from '#features/bookings/table/asked-table';
import { takesTables, type TableEvent } from '#features/bookings/table/table-booking';
import { CheckInWay } from '#features/check-in/check-in-way';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import { EventDetailsSheet } from '#features/events/details/event-details-sheet';
import { typesByKey } from '#features/events/event-wording';
import { VenueDetails } from '#features/venue/venue-details';
import { seesArtistNotes } from '#features/venue/venue-notes';
import { venueQuery } from '#features/venue/venue.queries';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { useSession } from '#shared/session/session-context';
import { ButtonLink } from '#shared/ui/form/button';

interface EventDetailsProps {
  eventId: number;
  /** Over which page; its forms open over the same one. */
  page: 'home' | 'admin';
  onClose: () => void;
}

/** An event's details, with what this person can do with it. */
export const EventDetails = ({ eventId, page, onClose }: EventDetailsProps) => {
  const { data: venue } = useQuery(venueQuery);
  const { data: eventTypes } = useQuery(eventTypesQuery);
  const { user } = useSession();
  const timeZone = useVenueZone();
  return (
    <EventDetailsSheet
      eventId={eventId}
      types={typesByKey(eventTypes)}
      showNotes={seesArtistNotes(user, venue)}
      onClose={onClose}
      venueDetails={
        <>
          <AskedTable eventId={eventId} />
          <VenueDetails venue={venue} />
        </>
      }
      renderCheckIn={(event, mark) => <CheckInWay event={event} mark={mark} />}
      renderActions={(event) => {
        const clock = wallClockAt(new Date(), timeZone);
        const takesTable = page === 'home' && takesTables(event, clock);
        const mayEdit = user?.userType === 'admin';
        const mayEditNotes = !mayEdit && event.mayEditNotes;
        // Without anything to do there is no foot.
        if (!takesTable && !mayEdit && !mayEditNotes) return null;
        return (
          <>
            {takesTable && <BookTableLink event={event} />}
            {mayEdit && <EditEventLink event={event} page={page} />}
            {mayEditNotes && <EditNotesLink event={event} />}
          </>
        );
      }}
    />
  );
};

const BookTableLink = ({ event }: { event: TableEvent }) => (
  <ButtonLink
    to="/events/$eventId/book"
    params={{ eventId: event.id }}
    search
    resetScroll={false}
    look="outline"
  >
    <Armchair size={20} aria-hidden /> Book a Table
  </ButtonLink>
);

const EDIT_FORMS = { home: '/events/$eventId/edit', admin: '/admin/events/$eventId/edit' } as const;

const EditEventLink = ({ event, page }: { event: { id: number }; page: keyof typeof EDIT_FORMS }) => (
  <ButtonLink to={EDIT_FORMS[page]} params={{ eventId: event.id }} search resetScroll={false} look="outline">
    <Pencil size={20} aria-hidden /> Edit Event
  </ButtonLink>
);

const EditNotesLink = ({ event }: { event: { id: number } }) => (
  <ButtonLink
    to="/events/$eventId/notes"
    params={{ eventId: event.id }}
    search
    resetScroll={false}
    look="outline"
  >
    <StickyNote size={20} aria-hidden /> Edit Notes
  </ButtonLink>
);
