import { Flex } from '@chakra-ui/react/flex';
import { useState } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { POINTS_PER_ATTENDANCE } from '#contract/events';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { OfflineNote } from '#shared/offline/status/offline-note';
import { rememberedGuest } from '#shared/offline/storage/remembered-guest';
import { useIsVisitor } from '#shared/session/use-guest';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import { Button } from '#shared/ui/form/button';
import { Choice } from '#shared/ui/form/choice';
import { fieldOf } from '#shared/ui/form/field-of';
import { EmailField, TextField } from '#shared/ui/form/fields';
import { PartyStepper } from '#shared/ui/form/party/party-stepper';
import type { CheckInEvent } from '#features/check-in/check-in';
import type { CheckInForm } from './check-in-form';
import { PhotoChooser } from './photo-chooser';
import type { ReadCode } from './scanned-code';
import { type EditedCheckIn, useCheckIn } from './use-check-in';
import { useChosenPhoto } from './use-chosen-photo';

interface CheckInSheetProps {
  event: CheckInEvent;
  /** A stuck check-in to mend; null for a new one. */
  edited: EditedCheckIn | null;
  /** The show is over: staff look at it before it earns points. */
  isLate?: boolean;
  /** The venue asks for the code that the door shows. */
  needsDoorCode?: boolean;
  /** The code that the guest scanned, whether or not this device knows that the venue asks for it. */
  scanned?: ReadCode | null;
  /** It is for somebody else than who is signed in or was here last: nothing is filled in. */
  isForOther?: boolean;
  onClose: () => void;
  /** The check-in is kept on this device under this key. */
  onSaved: (key: string) => unknown;
}

/** The Mark Attendance dialog (spec §2, §5). It only saves; sending is the outbox's. */
export const CheckInSheet = ({
  event,
  edited,
  isLate,
  needsDoorCode,
  scanned = null,
  isForOther = false,
  onClose,
  onSaved,
}: CheckInSheetProps) => {
  const [draftKey] = useState(() => crypto.randomUUID());
  const { photo, isNew, choose, ready } = useChosenPhoto(draftKey, edited?.photo ?? null);
  const { form, photoRefusal, isSaving, submit } = useCheckIn({
    draftKey,
    event,
    edited,
    isForOther,
    scanned,
    readyPhoto: ready,
    onSaved,
  });
  // What is in the field stays to be seen: it may be refused.
  const code = useWatch({ control: form.control, name: 'doorCode' });
  const asksCode = (needsDoorCode && !isLate) || code !== '';
  return (
    <FormSheet
      title="Mark Attendance"
      subtitle={`${event.name}\u00a0· ${formatLongDate(event.date)}`}
      onClose={onClose}
      isRoute
      note={<OfflineNote>You're offline — we'll keep it and send it for you</OfflineNote>}
      submit={submit}
      submitLabel="Check in"
      isSaving={isSaving}
      isDirty={form.formState.isDirty || isNew}
    >
      {isLate && <p>This show is over. Staff look at your check-in first; points come after.</p>}
      <PhotoChooser photo={photo} onChoose={choose} refusal={photo ? null : photoRefusal} />
      <LastGuest form={form} />
      <TextField label="Your Name" {...fieldOf(form, 'customerName')} autoComplete="name" required />
      <EmailField
        label={`Email (earns ${POINTS_PER_ATTENDANCE} loyalty points)`}
        {...fieldOf(form, 'customerEmail')}
        placeholder="Optional"
      />
      <Controller
        control={form.control}
        name="partySize"
        render={({ field }) => <PartyStepper value={field.value} onChange={field.onChange} />}
      />
      {asksCode && <DoorCodeField form={form} />}
      <Choice type="checkbox" style={SOLID_BOX} {...form.register('shareInGallery')}>
        Share this photo in the gallery
      </Choice>
    </FormSheet>
  );
};

const SOLID_BOX = { accentColor: 'var(--chakra-colors-accent-solid)' };

/** Says whose name is filled in, and lets the next guest on this device empty it with one tap. */
const LastGuest = ({ form }: { form: UseFormReturn<CheckInForm> }) => {
  const isVisitor = useIsVisitor();
  const [guest] = useState(rememberedGuest);
  const [name, email] = useWatch({ control: form.control, name: ['customerName', 'customerEmail'] });
  if (!guest || !isVisitor() || name !== guest.name || email !== guest.email) return null;
  const empty = () => {
    form.resetField('customerName', { defaultValue: '' });
    form.resetField('customerEmail', { defaultValue: '' });
    form.setFocus('customerName');
  };
  return (
    <Flex as="p" wrap="wrap" align="center" justify="space-between" columnGap="0.5rem">
      <span>
        Welcome back, <bdi>{guest.name.trim().split(/\s+/)[0]}</bdi>.
      </span>
      <Button look="quiet" onClick={empty}>
        Not you?
      </Button>
    </Flex>
  );
};

/** The code that the door shows (design §7 "Door code"). When it was read is kept with it, since it holds for its minute only. */
const DoorCodeField = ({ form }: { form: UseFormReturn<CheckInForm> }) => (
  <TextField
    label="Door code"
    hint="Six digits on the tablet at the door. Without them staff look at your photo before you get points."
    {...fieldOf(form, 'doorCode')}
    onInput={() => form.setValue('doorCodeAt', new Date().toISOString())}
    inputMode="numeric"
    autoComplete="off"
    maxLength={7}
  />
);
