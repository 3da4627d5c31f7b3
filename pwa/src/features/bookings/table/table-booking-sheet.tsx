import { FormStack } from '#shared/ui/layout/form-stack';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { TEXT_LENGTH } from '#contract/limits';
import { OfflineNote } from '#shared/offline/status/offline-note';
import { Button } from '#shared/ui/form/button';
import { Field } from '#shared/ui/form/field';
import { Input, TextArea } from '#shared/ui/form/input';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { PartyStepper } from '#shared/ui/form/party/party-stepper';
import { Sheet } from '#shared/ui/dialog/sheet';
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
  const formId = useId();
  const { form, submit, isSaving, isSaved, booked } = useTableBooking(event.id, onClose);
  const { errors, isDirty } = form.formState;
  if (booked) return <TableRequested event={event} table={booked} onClose={onClose} />;
  return (
    <Sheet
      title="Book a Table"
      subtitle={`${event.name} · ${whenLine(event.date, event.time)}`}
      onClose={onClose}
      footer={
        <>
          <OfflineNote>You're offline — a table needs a connection. What you typed stays here.</OfflineNote>
          <Button type="submit" form={formId} wide aria-disabled={isSaving || undefined}>
            {isSaving ? 'Booking...' : 'Book a Table'}
          </Button>
        </>
      }
    >
      <FormStack id={formId} noValidate onSubmit={(press) => void submit(press)}>
        <Field label="Your Name" error={errors.customerName?.message}>
          {(control) => (
            <Input {...control} {...form.register('customerName')} autoComplete="name" required dir="auto" />
          )}
        </Field>
        <Controller
          control={form.control}
          name="partySize"
          render={({ field }) => (
            <PartyStepper value={field.value} onChange={field.onChange} error={errors.partySize?.message} />
          )}
        />
        <Field
          label="Email"
          error={errors.customerEmail?.message}
          hint="We will email you when the table is confirmed"
        >
          {(control) => (
            <Input
              {...control}
              {...form.register('customerEmail')}
              type="email"
              inputMode="email"
              autoComplete="email"
              placeholder="Optional"
            />
          )}
        </Field>
        <Field label="Phone" error={errors.customerPhone?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('customerPhone')}
              type="tel"
              autoComplete="tel"
              maxLength={TEXT_LENGTH.phone}
              placeholder="Optional"
            />
          )}
        </Field>
        <Field label="Special requests" error={errors.specialRequests?.message} hint="Optional">
          {(control) => <TextArea {...control} {...form.register('specialRequests')} rows={3} dir="auto" />}
        </Field>
      </FormStack>
      <LeaveQuestion isDirty={isDirty && !isSaved} />
    </Sheet>
  );
};
