import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@tanstack/react-router';
import { DoorOpen } from 'lucide-react';
import { twelveHourTime } from '#contract/rules/clock';
import '#features/events/card/tonight-card.css';
import { doorsLine, statusLine } from '#features/events/event-wording';
import type { Today, TonightShow } from '#features/today/today.queries';
import { houseLine } from '#features/today/today-wording';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { ButtonLink } from '#shared/ui/form/button';

/** Tonight's show with its tally, in the look of the card that guests know; or what comes next. */
export const TonightBoard = ({ today: { tonight, next } }: { today: Today }) => (
  <section className="tonight" aria-label="Tonight">
    {tonight.length > 0 ? (
      <ul className="tonight-list">
        {tonight.map((one) => (
          <Show key={one.show.id} tonight={one} />
        ))}
      </ul>
    ) : (
      <NextShow next={next} />
    )}
  </section>
);

const Show = ({ tonight }: { tonight: TonightShow }) => {
  const { show, inside } = tonight;
  return (
    <li>
      <p className="tonight-eyebrow">Tonight · {statusLine(show) ?? doorsLine(show)}</p>
      <h2 className="tonight-name tonight-name-small">
        <ShowLink show={show} />
      </h2>
      {show.status === 'scheduled' && (
        <>
          <Flex as="p" wrap="wrap" align="baseline" columnGap="0.5rem" mt="2">
            <chakra.strong fontFamily="heading" fontSize="2.25rem" lineHeight="1">
              {inside}
            </chakra.strong>{' '}
            <span>{show.capacity === null ? 'inside' : `of ${show.capacity} inside`}</span>
          </Flex>
          {show.capacity !== null && <Capacity inside={inside} capacity={show.capacity} />}
          <p className="tonight-line">{houseLine(tonight)}</p>
          <ButtonLink to="/door" hash={`report-${show.id}`} className="tonight-action" wide>
            <DoorOpen size={20} aria-hidden /> The night so far
          </ButtonLink>
        </>
      )}
    </li>
  );
};

const Capacity = ({ inside, capacity }: { inside: number; capacity: number }) => (
  <chakra.div
    height="0.5rem"
    my="2"
    rounded="full"
    bg="rgb(255 246 230 / 0.25)"
    overflow="hidden"
    aria-hidden
  >
    <chakra.div
      height="100%"
      rounded="full"
      bg="var(--chakra-colors-rope)"
      style={{ width: `${Math.min(100, (100 * inside) / Math.max(1, capacity))}%` }}
    />
  </chakra.div>
);

const NextShow = ({ next }: { next: Today['next'] }) => (
  <>
    <p className="tonight-eyebrow">No show tonight{next && ' · next'}</p>
    <h2 className="tonight-name">{next ? <ShowLink show={next} /> : 'The stage is dark'}</h2>
    <p className="tonight-line">
      {next
        ? `${formatLongDate(next.date)} · ${twelveHourTime(next.time)}`
        : 'Nothing is on the calendar yet.'}
    </p>
  </>
);

const ShowLink = ({ show }: { show: { id: number; name: string } }) => (
  <Link to="/admin/events/$eventId" params={{ eventId: show.id }}>
    <bdi>{show.name}</bdi>
  </Link>
);
