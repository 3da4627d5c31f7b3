import { Clock, DoorOpen, MicVocal, StickyNote, type LucideIcon } from 'lucide-react';
import { formatTime } from '#shared/lib/calendar-date';
import { featuredLine } from './event-wording';
import type { EventResponse } from './events.queries';

/** Time, doors, who plays, what it is, and notes for those who may read them. */
export const EventFacts = ({ event, showNotes }: { event: EventResponse; showNotes: boolean }) => (
  <>
    <ul className="event-facts">
      <Fact icon={Clock} text={timeRange(event)} />
      <Fact icon={DoorOpen} text={event.doorsTime && `Doors ${formatTime(event.doorsTime)}`} />
      <Fact icon={MicVocal} text={featuredLine(event)} />
      <Fact icon={StickyNote} text={showNotes ? event.artistNotes : null} />
    </ul>
    {event.imageUrl && <img className="event-details-image" src={event.imageUrl} alt="" loading="lazy" />}
    {event.description && <p className="event-details-description">{event.description}</p>}
  </>
);

const Fact = ({ icon: Icon, text }: { icon: LucideIcon; text: string | null | undefined }) =>
  text ? (
    <li>
      <Icon size={20} aria-hidden />
      <span>{text}</span>
    </li>
  ) : null;

const timeRange = ({ time, endTime }: EventResponse) =>
  endTime ? `${formatTime(time)} – ${formatTime(endTime)}` : formatTime(time);
