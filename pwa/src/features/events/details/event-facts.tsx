import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Clock, DoorOpen, MicVocal, StickyNote, Users, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTime } from '#shared/lib/dates/calendar-date';
import type { EventResponse } from '#features/events/events.queries';
import { EventImage } from '#features/events/event-image';
import { FeaturedLine } from '#features/events/card/featured-line';

/** Time, doors, who plays, what it is, and notes for those who may read them. */
export const EventFacts = ({ event, showNotes }: { event: EventResponse; showNotes: boolean }) => (
  <>
    <Stack as="ul" gap="2">
      <Fact icon={Clock}>{timeRange(event)}</Fact>
      <Fact icon={DoorOpen}>{event.doorsTime && `Doors ${formatTime(event.doorsTime)}`}</Fact>
      <Fact icon={MicVocal}>{event.artist && <FeaturedLine artist={event.artist} />}</Fact>
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
  endTime ? `${formatTime(time)} – ${formatTime(endTime)}` : formatTime(time);
