import { Clock, DoorOpen, MicVocal, StickyNote, Users, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTime } from '#shared/lib/dates/calendar-date';
import type { EventResponse } from '#features/events/events.queries';
import { FeaturedLine } from '#features/events/card/featured-line';

/** Time, doors, who plays, what it is, and notes for those who may read them. */
export const EventFacts = ({ event, showNotes }: { event: EventResponse; showNotes: boolean }) => (
  <>
    <ul className="event-facts">
      <Fact icon={Clock}>{timeRange(event)}</Fact>
      <Fact icon={DoorOpen}>{event.doorsTime && `Doors ${formatTime(event.doorsTime)}`}</Fact>
      <Fact icon={MicVocal}>{event.artist && <FeaturedLine artist={event.artist} />}</Fact>
      <Fact icon={Users}>{event.capacity && `Room for ${event.capacity.toLocaleString('en-US')}`}</Fact>
      <Fact icon={StickyNote}>{showNotes && event.artistNotes}</Fact>
    </ul>
    {event.imageUrl && <img className="event-details-image" src={event.imageUrl} alt="" loading="lazy" />}
    {event.description && (
      <p className="event-details-description" dir="auto">
        {event.description}
      </p>
    )}
  </>
);

const Fact = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) =>
  children ? (
    <li>
      <Icon size={20} aria-hidden />
      <span dir="auto">{children}</span>
    </li>
  ) : null;

const timeRange = ({ time, endTime }: EventResponse) =>
  endTime ? `${formatTime(time)} – ${formatTime(endTime)}` : formatTime(time);
