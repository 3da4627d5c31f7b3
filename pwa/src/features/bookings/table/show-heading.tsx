import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { seatsLine, SHOW_STATUS_NAMES, whenLine } from '#features/bookings/booking-wording';
import type { TableBooking } from '#features/bookings/bookings.queries';

/** At which show a table is, whether it is off, and how many of its seats are taken. */
export const ShowHeading = ({ table: { event } }: { table: TableBooking }) =>
  event && (
    <Flex
      as="p"
      wrap="wrap"
      align="baseline"
      columnGap="0.75rem"
      py="2"
      color="muted"
      fontSize="sm"
      overflowWrap="anywhere"
      css={{ '& > *': { minWidth: '0' } }}
    >
      <chakra.strong color="ink" fontFamily="heading" fontSize="lg" dir="auto">
        {event.name}
      </chakra.strong>
      <span>{whenLine(event.date, event.time)}</span>
      {event.status !== 'scheduled' && (
        <chakra.span color="danger" fontWeight="600">
          {SHOW_STATUS_NAMES[event.status]}
        </chakra.span>
      )}
      {event.capacity !== null && event.seatsTaken >= event.capacity ? (
        <chakra.span color="danger" fontWeight="600">
          {seatsLine(event.seatsTaken, event.capacity)}
        </chakra.span>
      ) : (
        <span>{seatsLine(event.seatsTaken, event.capacity)}</span>
      )}
    </Flex>
  );
