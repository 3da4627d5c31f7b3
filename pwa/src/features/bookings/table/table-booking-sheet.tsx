import { Stack } from '@chakra-ui/react/stack';
import { CircleCheck } from 'lucide-react';
import { Controller } from 'react-hook-form';
import { OfflineNote } from '#shared/offline/status/offline-note';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import { Sheet } from '#shared/ui/dialog/sheet';
import { Button } from '#shared/ui/form/button';
import { fieldOf } from '#shared/ui/form/field-of';
import { EmailField, PhoneField, TextAreaField, TextField } from '#shared/ui/form/fields';
import { PartyStepper } from '#shared/ui/form/party/party-stepper';
import type { TableForm } from '#features/bookings/booking-forms';
import { partyLine, whenLine } from '#features/bookings/booking-wording';
import type { TableEvent } from './table-booking';
import { useTableBooking } from '#features/bookings/use-guest-forms';

interface TableBookingSheetProps {
  event: TableEvent;
  onClose: () => void;
}

/** Book a Table: who comes, with how many, and what they wish for (design §4 "Bookings"). */
export const TableBookingSheet = ({ event, onClose }: TableBookingSheetProps) => {
  const { form, booked, ...sheet } = useTableBooking(event.id, onClose);
  if (booked) return <TableRequested event={event} table={booked} onClose={onClose} />;
  return (
    <FormSheet
      {...sheet}
      title="Book a Table"
      subtitle={`${event.name} · ${whenLine(event.date, event.time)}`}
      onClose={onClose}
      isRoute
      note={
        <OfflineNote>You're offline — a table needs a connection. What you typed stays here.</OfflineNote>
      }
      submitLabel="Book a Table"
      pendingLabel="Booking..."
    >
      <TextField
        label="Your Name"
        {...fieldOf(form, 'customerName')}
        autoComplete="name"
        required
        dir="auto"
      />
      <Controller
        control={form.control}
        name="partySize"
        render={({ field }) => (
          <PartyStepper
            value={field.value}
            onChange={field.onChange}
            error={form.formState.errors.partySize?.message}
          />
        )}
      />
      <EmailField
        hint="We will email you when the table is confirmed"
        {...fieldOf(form, 'customerEmail')}
        placeholder="Optional"
      />
      <PhoneField {...fieldOf(form, 'customerPhone')} placeholder="Optional" />
      <TextAreaField
        label="Special requests"
        hint="Optional"
        {...fieldOf(form, 'specialRequests')}
        rows={3}
      />
    </FormSheet>
  );
};

interface TableRequestedProps {
  event: TableEvent;
  table: TableForm;
  onClose: () => void;
}

/** What was asked for and what happens next, in place of the form: it may be all that the guest has of it. Its title is read out. */
const TableRequested = ({ event, table, onClose }: TableRequestedProps) => (
  <Sheet
    title="Table requested"
    subtitle={event.name}
    onClose={onClose}
    isRoute
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
