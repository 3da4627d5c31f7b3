import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import {
  CalendarX2,
  Camera,
  Clock,
  DoorOpen,
  MicVocal,
  StickyNote,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { twelveHourTime } from '#contract/rules/clock';
import { isRefused } from '#shared/http/http-error';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { genreName } from '#shared/lib/genre-name';
import { Sheet } from '#shared/ui/dialog/sheet';
import { PageState } from '#shared/ui/feedback/page-state';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { ButtonLink } from '#shared/ui/form/button';
import { ActionRow } from '#shared/ui/layout/action-row';
import { Badge } from '#shared/ui/page/badge';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import { FeaturedLine } from '#features/events/card/featured-line';
import type { RenderCheckIn } from '#features/events/card/tonight-card';
import { EventImage } from '#features/events/event-image';
import { statusLine, type ShownType } from '#features/events/event-wording';
import type { EventResponse } from '#features/events/events.queries';
import { useEvent } from '#features/events/use-event';

interface EventDetailsSheetProps {
  eventId: number;
  types: Map<string, ShownType>;
  showNotes: boolean;
  onClose: () => void;
  /** The venue's name and how to reach it (spec §2 "Event details dialog"). */
  venueDetails: ReactNode;
  /** What staff and the acts can do with the event, beside Mark Attendance. */
  renderActions?: (event: EventResponse) => ReactNode;
  /** As `TonightCard` has it. */
  renderCheckIn: RenderCheckIn;
}

/** Everything about one event, at its own address over the home page (spec §2). */
export const EventDetailsSheet = ({
  eventId,
  types,
  showNotes,
  onClose,
  venueDetails,
  renderActions,
  renderCheckIn,
}: EventDetailsSheetProps) => {
  const { event, query } = useEvent(eventId);
  usePageTitle(event?.name ?? 'Event');
  if (!event) {
    return (
      <Sheet title="Event" onClose={onClose} isRoute>
        <WithoutEvent query={query} />
      </Sheet>
    );
  }
  const type = types.get(event.type.toLowerCase());
  return (
    <Sheet
      title={event.name}
      subtitle={formatLongDate(event.date)}
      onClose={onClose}
      isRoute
      footer={
        <ActionRow>
          {renderCheckIn(event, (words) => (
            <MarkAttendance event={event} words={words} />
          ))}
          {renderActions?.(event)}
        </ActionRow>
      }
    >
      <Stack gap="4">
        <Flex as="p" wrap="wrap" align="center" gap="2">
          <Badge label={type?.name ?? genreName(event.type)} color={type?.color} />
          {statusLine(event) && <strong className="event-status">{statusLine(event)}</strong>}
        </Flex>
        <EventFacts event={event} showNotes={showNotes} />
        {venueDetails}
      </Stack>
    </Sheet>
  );
};

const MarkAttendance = ({ event, words }: { event: EventResponse; words: string | undefined }) => (
  <ButtonLink to="/events/$eventId/check-in" params={{ eventId: event.id }} search resetScroll={false}>
    {/* Before the first word, also where the words take two lines, of which the dot ends the first. */}
    <chakra.span css={{ '& > svg': { display: 'inline-block', me: '8px', verticalAlign: '-0.25em' } }}>
      <Camera size={20} aria-hidden />
      Mark Attendance{words && `\u00a0· ${words}`}
    </chakra.span>
  </ButtonLink>
);

const WithoutEvent = ({ query }: Pick<ReturnType<typeof useEvent>, 'query'>) =>
  isRefused(query.error) ? (
    <PageState icon={CalendarX2} title="This event is not on the bill" announced>
      It may have been removed by the venue.
    </PageState>
  ) : (
    <Unanswered query={query} what="The event" offline="This event is not on this phone yet.">
      <Stack gap="4" role="status" aria-label="Loading event">
        <Skeleton height="1.5rem" width="6rem" />
        <Skeleton height="5rem" />
        <Skeleton height="7rem" />
      </Stack>
    </Unanswered>
  );

/** Time, doors, who plays, what it is, and notes for those who may read them. */
const EventFacts = ({ event, showNotes }: { event: EventResponse; showNotes: boolean }) => (
  <>
    <Stack as="ul" gap="2">
      <Fact icon={Clock}>{timeRange(event)}</Fact>
      <Fact icon={DoorOpen}>{event.doorsTime && `Doors ${twelveHourTime(event.doorsTime)}`}</Fact>
      <Fact icon={MicVocal}>{event.acts[0] && <FeaturedLine acts={event.acts} />}</Fact>
      <Fact icon={Users}>{event.capacity && `Room for ${event.capacity.toLocaleString('en-US')}`}</Fact>
      <Fact icon={StickyNote}>{showNotes && event.artistNotes}</Fact>
    </Stack>
    {event.imageUrl && <EventImage src={event.imageUrl} alt="" loading="lazy" />}
    {event.description && (
      <chakra.p whiteSpace="pre-line" dir="auto">
        {event.description}
      </chakra.p>
    )}
  </>
);

const Fact = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) =>
  children ? (
    <Flex as="li" gap="3" color="accent">
      <chakra.svg as={Icon} flex="none" width="20px" height="20px" mt="0.125rem" aria-hidden />
      <chakra.span color="ink" minWidth="0" dir="auto">
        {children}
      </chakra.span>
    </Flex>
  ) : null;

const timeRange = ({ time, endTime }: EventResponse) =>
  endTime ? `${twelveHourTime(time)} – ${twelveHourTime(endTime)}` : twelveHourTime(time);
