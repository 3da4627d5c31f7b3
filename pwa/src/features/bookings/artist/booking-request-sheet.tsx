import { FormStack } from '#shared/ui/layout/form-stack';
import { FieldRow } from '#shared/ui/layout/field-row';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TEXT_LENGTH } from '#contract/limits';
import { OfflineNote } from '#shared/offline/status/offline-note';
import { Button } from '#shared/ui/form/button';
import type { Choices } from '#shared/ui/form/choices';
import { Field } from '#shared/ui/form/field';
import { Input, TextArea } from '#shared/ui/form/input';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { Sheet } from '#shared/ui/dialog/sheet';
import type { WishForm } from '#features/bookings/booking-forms';
import { EventTypeField } from '#features/bookings/event-type-field';
import { useBookingWish } from '#features/bookings/use-guest-forms';

interface BookingRequestSheetProps {
  artist: { id: number; name: string };
  eventTypes: Choices<{ name: string }>;
  /** First date that can be asked for. */
  today: string;
  onClose: () => void;
}

/** Request to book: what a visitor asks of an artist (design §4 "Bookings"). */
export const BookingRequestSheet = ({ artist, eventTypes, today, onClose }: BookingRequestSheetProps) => {
  const formId = useId();
  const { form, submit, isSaving, isSaved } = useBookingWish(artist, onClose);
  return (
    <Sheet
      title="Request to book"
      subtitle={artist.name}
      onClose={onClose}
      footer={
        <>
          <OfflineNote>You're offline — a request needs a connection. What you typed stays here.</OfflineNote>
          <Button type="submit" form={formId} wide aria-disabled={isSaving || undefined}>
            {isSaving ? 'Sending...' : 'Send Booking Request'}
          </Button>
        </>
      }
    >
      <FormStack id={formId} noValidate onSubmit={(press) => void submit(press)}>
        <EventFields form={form} eventTypes={eventTypes} today={today} />
        <ContactFields form={form} />
      </FormStack>
      <LeaveQuestion isDirty={form.formState.isDirty && !isSaved} />
    </Sheet>
  );
};

interface EventFieldsProps {
  form: UseFormReturn<WishForm>;
  eventTypes: Choices<{ name: string }>;
  today: string;
}

const EventFields = ({ form, eventTypes, today }: EventFieldsProps) => {
  const { errors } = form.formState;
  return (
    <>
      <Field label="Event Name" error={errors.eventName?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('eventName')}
            autoComplete="off"
            maxLength={TEXT_LENGTH.eventName}
            placeholder="e.g. Ruby's wedding"
            required
            dir="auto"
          />
        )}
      </Field>
      <EventTypeField
        field={form.register('eventType')}
        value={form.watch('eventType')}
        eventTypes={eventTypes}
        error={errors.eventType?.message}
      />
      <FieldRow>
        <Field label="Date" error={errors.eventDate?.message}>
          {(control) => (
            <Input {...control} {...form.register('eventDate')} type="date" min={today} required />
          )}
        </Field>
        <Field label="Time" error={errors.eventTime?.message}>
          {(control) => <Input {...control} {...form.register('eventTime')} type="time" required />}
        </Field>
      </FieldRow>
      <FieldRow>
        <Field label="Duration" error={errors.duration?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('duration')}
              autoComplete="off"
              maxLength={TEXT_LENGTH.duration}
              placeholder="e.g. 2 hours"
            />
          )}
        </Field>
        <Field label="Budget" error={errors.budget?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('budget')}
              autoComplete="off"
              maxLength={TEXT_LENGTH.budget}
              placeholder="e.g. $1000"
            />
          )}
        </Field>
      </FieldRow>
      <Field
        label="Description"
        error={errors.description?.message}
        hint="Optional: where, for whom, what to play"
      >
        {(control) => <TextArea {...control} {...form.register('description')} rows={3} dir="auto" />}
      </Field>
    </>
  );
};

const ContactFields = ({ form }: { form: UseFormReturn<WishForm> }) => {
  const { errors } = form.formState;
  return (
    <Stack as="fieldset" gap="4" pt="4" borderTop="1px dashed" borderColor="control">
      <chakra.legend float="inline-start" fontFamily="heading" fontSize="lg" fontWeight="700">
        How we reach you
      </chakra.legend>
      <Field label="Your Name" error={errors.contactName?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('contactName')}
            autoComplete="name"
            placeholder="Optional"
            dir="auto"
          />
        )}
      </Field>
      <Field label="Email" error={errors.contactEmail?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('contactEmail')}
            type="email"
            inputMode="email"
            autoComplete="email"
            required
          />
        )}
      </Field>
      <Field label="Phone" error={errors.contactPhone?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('contactPhone')}
            type="tel"
            autoComplete="tel"
            maxLength={TEXT_LENGTH.phone}
            placeholder="Optional"
          />
        )}
      </Field>
    </Stack>
  );
};
