import { Link } from '@tanstack/react-router';
import { Camera, MicVocal } from 'lucide-react';
import type { ReactNode } from 'react';
import { POINTS_PER_ATTENDANCE } from '#contract/events';
import { twelveHourTime } from '#contract/rules/clock';
import { ButtonLink } from '#shared/ui/form/button';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { CardPicture } from './card-picture';
import { doorsLine, statusLine } from '#features/events/event-wording';
import type { EventResponse } from '#features/events/events.queries';
import { FeaturedLine } from './featured-line';
import './tonight-card.css';

interface TonightCardProps {
  /** Events of the show night, in order of time. */
  tonight: EventResponse[];
  /** The first one after it, shown when nothing plays tonight. */
  next: EventResponse | undefined;
  isLoading: boolean;
  renderCheckIn?: RenderCheckIn;
}

/**
 * What stands in for the Mark Attendance button of an event.
 * @param mark the button itself, with words beside its label
 */
export type RenderCheckIn = (event: EventResponse, mark: (words?: string) => ReactNode) => ReactNode;

/** The guest's shortest way in: tonight's show and its check-in, one tap from the icon. */
export const TonightCard = ({ tonight, next, isLoading, renderCheckIn }: TonightCardProps) => {
  const [first, ...others] = tonight;
  return (
    <section className="tonight" aria-label="Tonight" aria-busy={isLoading}>
      <CardPicture imageUrl={(first ?? next)?.imageUrl} isFirst />
      {isLoading && <div className="tonight-loading" role="status" aria-label="Loading tonight's show" />}
      {!first && !isLoading && <NextShow event={next} />}
      {first && others.length === 0 && <OneShow event={first} renderCheckIn={renderCheckIn} />}
      {first && others.length > 0 && <SeveralShows events={tonight} renderCheckIn={renderCheckIn} />}
    </section>
  );
};

interface ShownCheckIn {
  renderCheckIn: RenderCheckIn | undefined;
}

const OneShow = ({ event, renderCheckIn }: ShownCheckIn & { event: EventResponse }) => (
  <>
    <p className="tonight-eyebrow">Tonight · {statusLine(event) ?? doorsLine(event)}</p>
    <h2 className="tonight-name">
      <EventLink event={event} />
    </h2>
    {event.acts[0] && (
      <p className="tonight-line">
        <MicVocal size={18} aria-hidden />
        <span>
          <FeaturedLine acts={event.acts} />
        </span>
      </p>
    )}
    <CheckIn event={event} renderCheckIn={renderCheckIn} />
  </>
);

const SeveralShows = ({ events, renderCheckIn }: ShownCheckIn & { events: EventResponse[] }) => (
  <>
    <h2 className="tonight-eyebrow">Tonight · {events.length} shows</h2>
    <ul className="tonight-list">
      {events.map((event) => (
        <li key={event.id}>
          <h3 className="tonight-name tonight-name-small">
            <EventLink event={event} />
          </h3>
          <p className="tonight-line">{statusLine(event) ?? twelveHourTime(event.time)}</p>
          <CheckIn event={event} renderCheckIn={renderCheckIn} />
        </li>
      ))}
    </ul>
  </>
);

const NextShow = ({ event }: { event: EventResponse | undefined }) => (
  <>
    <p className="tonight-eyebrow">{event ? 'Next show' : 'Quiet night'}</p>
    <h2 className="tonight-name">{event ? <EventLink event={event} /> : 'The stage is dark tonight'}</h2>
    {event && (
      <p className="tonight-line">
        {formatLongDate(event.date)} · {twelveHourTime(event.time)}
      </p>
    )}
    {!event && <p className="tonight-line">New shows appear here as soon as they are booked.</p>}
  </>
);

const EventLink = ({ event }: { event: EventResponse }) => (
  <Link to="/events/$eventId" params={{ eventId: event.id }} search resetScroll={false}>
    <bdi>{event.name}</bdi>
  </Link>
);

const CheckIn = ({ event, renderCheckIn }: ShownCheckIn & { event: EventResponse }) => {
  const usual = event.status === 'scheduled' ? `+${POINTS_PER_ATTENDANCE} pts` : event.status;
  const mark = (words: string = usual) => (
    <ButtonLink
      to="/events/$eventId/check-in"
      params={{ eventId: event.id }}
      search
      resetScroll={false}
      className="tonight-action"
      wide
    >
      <span>
        <Camera size={20} aria-hidden />
        Mark Attendance
        <span className="visually-hidden">
          {' '}
          at <bdi>{event.name}</bdi>
        </span>
        {'\u00a0·'}
      </span>{' '}
      {words}
    </ButtonLink>
  );
  return renderCheckIn ? renderCheckIn(event, mark) : mark();
};
