import { Stack } from '@chakra-ui/react/stack';
import { CircleCheck } from 'lucide-react';
import { Button } from '#shared/ui/form/button';
import { Sheet } from '#shared/ui/dialog/sheet';
import type { TableForm } from '#features/bookings/booking-forms';
import { partyLine, whenLine } from '#features/bookings/booking-wording';
import type { TableEvent } from './table-booking';

interface TableRequestedProps {
  event: TableEvent;
  table: TableForm;
  onClose: () => void;
}

/** What was asked for and what happens next, in place of the form: it may be all that the guest has of it. Its title is read out. */
export const TableRequested = ({ event, table, onClose }: TableRequestedProps) => (
  <Sheet
    isRoute
    title="Table requested"
    subtitle={event.name}
    onClose={onClose}
    footer={
      <Button wide onClick={onClose}>
        Done
      </Button>
    }
  >
    <Stack gap="4">
      <Stack
        as="p"
        gap="1"
        align="start"
        p="4"
        border="2px dashed"
        borderColor="control"
        rounded="card"
        overflowWrap="anywhere"
      >
        <CircleCheck size={24} color="var(--chakra-colors-booked)" aria-hidden />
        <span>
          <bdi>{table.customerName}</bdi> · {partyLine(table.partySize)}
        </span>
        <span>{whenLine(event.date, event.time)}</span>
      </Stack>
      <p>Pending: your seats are held until the venue confirms.</p>
      <p>{nextWords(table)}</p>
    </Stack>
  </Sheet>
);

const nextWords = ({ customerEmail, customerPhone }: TableForm): string => {
  if (customerEmail) return `We will email ${customerEmail} as soon as the table is confirmed.`;
  return customerPhone
    ? 'You gave no email, so we will call you if anything is unclear. Ask for your table at the door, under your name.'
    : 'You gave neither email nor phone, so we cannot reach you. Ask for your table at the door, under your name.';
};
