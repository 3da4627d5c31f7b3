import { Controller } from 'react-hook-form';
import { OfflineNote } from '#shared/offline/status/offline-note';
import { fieldOf } from '#shared/ui/form/field-of';
import { EmailField, PhoneField, TextAreaField, TextField } from '#shared/ui/form/fields';
import { PartyStepper } from '#shared/ui/form/party/party-stepper';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import { whenLine } from '#features/bookings/booking-wording';
import type { TableEvent } from './table-booking';
import { TableRequested } from './table-requested';
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
      note={
        <OfflineNote>You're offline — a table needs a connection. What you typed stays here.</OfflineNote>
      }
      submitLabel="Book a Table"
      isRoute
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
