import { Link } from '@tanstack/react-router';
import { StickyNote } from 'lucide-react';
import { memo } from 'react';
import { Badge } from '#shared/ui/badge';
import { formatLongDate, formatShortMonth, formatShortWeekday, formatTime } from '#shared/lib/calendar-date';
import { statusLine } from './event-wording';
import type { EventResponse } from './events.queries';
import { FeaturedLine } from './featured-line';
import './event-card.css';

interface EventCardProps {
  event: EventResponse;
  /** Class pair of its type; unknown types show a grey badge (spec §2). */
  color: string | undefined;
  /** Admins, the featured artist, or a venue that shows notes (spec §2). The API sends them to nobody else. */
  showNotes: boolean;
}

/** One event of the list: a date block like a gig poster, and what plays. Plain elements: there may be many. */
export const EventCard = memo(({ event, color, showNotes }: EventCardProps) => {
  const status = statusLine(event);
  return (
    <article className="event-card card" data-off={status ? true : undefined}>
      <DateBlock date={event.date} />
      <div className="event-card-body">
        <p className="event-card-top">
          <Badge label={event.type} color={color} />
          <span>{formatTime(event.time)}</span>
          {status && <strong className="event-status">{status}</strong>}
        </p>
        <h3 className="event-card-name" dir="auto">
          {event.name}
        </h3>
        {event.artist && (
          <p className="event-card-line">
            <FeaturedLine artist={event.artist} />
          </p>
        )}
        {event.description && (
          <p className="event-card-description" dir="auto">
            {event.description}
          </p>
        )}
        {showNotes && event.artistNotes && (
          <p className="event-card-notes">
            <StickyNote size={16} aria-hidden /> <span dir="auto">{event.artistNotes}</span>
          </p>
        )}
        <Link
          className="event-card-link text-link"
          to="/events/$eventId"
          params={{ eventId: event.id }}
          search
          resetScroll={false}
        >
          View Details
          <span className="visually-hidden">
            {' '}
            of <bdi>{event.name}</bdi>
          </span>
        </Link>
      </div>
    </article>
  );
});
EventCard.displayName = 'EventCard';

const DateBlock = ({ date }: { date: string }) => (
  <time className="date-block" dateTime={date}>
    <span className="visually-hidden">{formatLongDate(date)}</span>
    <span aria-hidden>{formatShortMonth(date)}</span>
    <span aria-hidden className="date-block-day">
      {Number(date.slice(8))}
    </span>
    <span aria-hidden>{formatShortWeekday(date)}</span>
  </time>
);
