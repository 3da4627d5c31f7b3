import { FieldRow } from '#shared/ui/layout/field-row';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import type { UseFormReturn } from 'react-hook-form';
import { TEXT_LENGTH } from '#contract/limits';
import { OfflineNote } from '#shared/offline/status/offline-note';
import type { Choices } from '#shared/ui/form/choices';
import { fieldOf } from '#shared/ui/form/field-of';
import { EmailField, PhoneField, RequiredField, TextAreaField, TextField } from '#shared/ui/form/fields';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import type { WishForm } from '#features/bookings/booking-forms';
import { EventTypeField } from '#shared/ui/form/choice-field';
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
  const { form, ...sheet } = useBookingWish(artist, onClose);
  return (
    <FormSheet
      {...sheet}
      title="Request to book"
      subtitle={artist.name}
      onClose={onClose}
      isRoute
      note={
        <OfflineNote>You're offline — a request needs a connection. What you typed stays here.</OfflineNote>
      }
      submitLabel="Send Booking Request"
      pendingLabel="Sending..."
    >
      <EventFields form={form} eventTypes={eventTypes} today={today} />
      <ContactFields form={form} />
    </FormSheet>
  );
};

type EventFieldsProps = Pick<BookingRequestSheetProps, 'eventTypes' | 'today'> & {
  form: UseFormReturn<WishForm>;
};

const EventFields = ({ form, eventTypes, today }: EventFieldsProps) => (
  <>
    <RequiredField
      label="Event Name"
      {...fieldOf(form, 'eventName')}
      maxLength={TEXT_LENGTH.eventName}
      placeholder="e.g. Ruby's wedding"
    />
    <EventTypeField
      label="Event Type"
      {...fieldOf(form, 'eventType')}
      chosen={form.watch('eventType')}
      types={eventTypes}
    />
    <FieldRow>
      <TextField label="Date" {...fieldOf(form, 'eventDate')} type="date" min={today} required />
      <TextField label="Time" {...fieldOf(form, 'eventTime')} type="time" required />
    </FieldRow>
    <FieldRow>
      <TextField
        label="Duration"
        {...fieldOf(form, 'duration')}
        autoComplete="off"
        maxLength={TEXT_LENGTH.duration}
        placeholder="e.g. 2 hours"
      />
      <TextField
        label="Budget"
        {...fieldOf(form, 'budget')}
        autoComplete="off"
        maxLength={TEXT_LENGTH.budget}
        placeholder="e.g. $1000"
      />
    </FieldRow>
    <TextAreaField
      label="Description"
      hint="Optional: where, for whom, what to play"
      {...fieldOf(form, 'description')}
      rows={3}
    />
  </>
);

const ContactFields = ({ form }: { form: UseFormReturn<WishForm> }) => (
  <Stack as="fieldset" gap="4" pt="4" borderTop="1px dashed" borderColor="control">
    <chakra.legend float="inline-start" fontFamily="heading" fontSize="lg" fontWeight="700">
      How we reach you
    </chakra.legend>
    <TextField
      label="Your Name"
      {...fieldOf(form, 'contactName')}
      autoComplete="name"
      placeholder="Optional"
      dir="auto"
    />
    <EmailField {...fieldOf(form, 'contactEmail')} required />
    <PhoneField {...fieldOf(form, 'contactPhone')} placeholder="Optional" />
  </Stack>
);
