import { Link } from '@tanstack/react-router';
import { StickyNote } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { twelveHourTime } from '#contract/rules/clock';
import { Badge } from '#shared/ui/page/badge';
import { formatLongDate, formatShortMonth, formatShortWeekday } from '#shared/lib/dates/calendar-date';
import { genreName } from '#shared/lib/genre-name';
import { CardPicture } from './card-picture';
import { statusLine, type ShownType } from '#features/events/event-wording';
import type { EventResponse } from '#features/events/events.queries';
import { FeaturedLine } from './featured-line';
import './event-card.css';

interface EventCardProps {
  event: EventResponse;
  /** Its type as the venue names it; unknown types show a grey badge (spec §2). */
  type: ShownType | undefined;
  /** Admins, the acts, or a venue that shows notes (spec §2). The API sends them to nobody else. */
  showNotes: boolean;
  /** What staff and the acts can do with it (spec §2); the same function from one render to the next. */
  renderActions?: (event: EventResponse) => ReactNode;
  /** Where its details are; over the home page unless said otherwise. */
  details?: '/events/$eventId' | '/admin/events/$eventId';
}

/** One event of the list: a date block like a gig poster, and what plays. Plain elements: there may be many. */
export const EventCard = memo(
  ({ event, type, showNotes, renderActions, details = '/events/$eventId' }: EventCardProps) => {
    const status = statusLine(event);
    return (
      <article className="event-card card" data-off={status ? true : undefined}>
        <DateBlock date={event.date} />
        <div className="event-card-body">
          <p className="event-card-top">
            <Badge label={type?.name ?? genreName(event.type)} color={type?.color} />
            <span>{twelveHourTime(event.time)}</span>
            {status && <strong className="event-status">{status}</strong>}
          </p>
          <h3 className="event-card-name" dir="auto">
            {event.name}
          </h3>
          {event.acts[0] && (
            <p className="event-card-line">
              <FeaturedLine acts={event.acts} />
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
            to={details}
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
          {renderActions?.(event)}
        </div>
        <CardPicture imageUrl={event.imageUrl} />
      </article>
    );
  },
);
EventCard.displayName = 'EventCard';

interface EventCardsProps extends Omit<EventCardProps, 'event' | 'type'> {
  events: readonly EventResponse[];
  types: Map<string, ShownType>;
}

/** The rows of a list of events. */
export const EventCards = ({ events, types, ...card }: EventCardsProps) =>
  events.map((event) => (
    <li key={event.id}>
      <EventCard event={event} type={types.get(event.type.toLowerCase())} {...card} />
    </li>
  ));

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
