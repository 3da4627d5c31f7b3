import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { EditedDay } from '#features/availability/artist/edited-day';
import { statusLine } from '#features/events/event-wording';
import type { EventResponse } from '#features/events/events.queries';
import { useVenueDay } from '#shared/lib/dates/use-venue-day';
import { Button } from '#shared/ui/form/button';

interface OwnDayProps {
  /** The signed-in artist. */
  userId: number;
  show: Pick<EventResponse, 'name' | 'date' | 'status'>;
}

/**
 * The artist's own availability on the day of a show: a tap on such a day opens the show (spec §2 "Events page"), and the
 * artist may be free all the same.
 */
export const OwnDay = ({ userId, show }: OwnDayProps) => {
  const { today } = useVenueDay();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        <CalendarCheck size={20} aria-hidden /> My availability
      </Button>
      {isOpen && (
        <EditedDay
          userId={userId}
          date={show.date}
          today={today}
          note={`${statusLine(show) ?? 'Booked'}: ${show.name}`}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
