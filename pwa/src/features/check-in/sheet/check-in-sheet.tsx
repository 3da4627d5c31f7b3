import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { Controller } from 'react-hook-form';
import { POINTS_PER_ATTENDANCE } from '#contract/limits';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { OfflineNote } from '#shared/offline/status/offline-note';
import { Button } from '#shared/ui/form/button';
import { Field } from '#shared/ui/form/field';
import { Input } from '#shared/ui/form/input';
import { FormStack } from '#shared/ui/layout/form-stack';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { PartyStepper } from '#shared/ui/form/party/party-stepper';
import { Sheet } from '#shared/ui/dialog/sheet';
import type { CheckInEvent } from '#features/check-in/check-in';
import { LastGuest } from './last-guest';
import { PhotoChooser } from './photo-chooser';
import { useCheckIn, type EditedCheckIn } from './use-check-in';
import { useChosenPhoto } from './use-chosen-photo';

interface CheckInSheetProps {
  event: CheckInEvent;
  /** A stuck check-in to mend; null for a new one. */
  edited: EditedCheckIn | null;
  /** The show is over: staff look at it before it earns points. */
  isLate?: boolean;
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
  isForOther = false,
  onClose,
  onSaved,
}: CheckInSheetProps) => {
  const formId = useId();
  const [draftKey] = useState(() => crypto.randomUUID());
  const { photo, isNew, choose, ready } = useChosenPhoto(draftKey, edited?.photo ?? null);
  const { form, photoRefusal, isSaving, submit } = useCheckIn({
    draftKey,
    event,
    edited,
    isForOther,
    readyPhoto: ready,
    onSaved,
  });
  const { errors, isDirty } = form.formState;
  return (
    <Sheet
      title="Mark Attendance"
      subtitle={`${event.name} · ${formatLongDate(event.date)}`}
      onClose={onClose}
      footer={
        <>
          <OfflineNote>You're offline — we'll keep it and send it for you</OfflineNote>
          <Button type="submit" form={formId} wide aria-disabled={isSaving || undefined}>
            {isSaving ? 'Saving...' : 'Check in'}
          </Button>
        </>
      }
    >
      <FormStack
        id={formId}
        noValidate
        onSubmit={(submission) => {
          submission.preventDefault();
          submit();
        }}
      >
        {isLate && <p>This show is over. Staff look at your check-in first; points come after.</p>}
        <PhotoChooser photo={photo} onChoose={choose} refusal={photo ? null : photoRefusal} />
        <LastGuest form={form} />
        <Field label="Your Name" error={errors.customerName?.message}>
          {(control) => (
            <Input {...control} {...form.register('customerName')} autoComplete="name" required />
          )}
        </Field>
        <Field
          label={`Email (earns ${POINTS_PER_ATTENDANCE} loyalty points)`}
          error={errors.customerEmail?.message}
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
        <Controller
          control={form.control}
          name="partySize"
          render={({ field }) => <PartyStepper value={field.value} onChange={field.onChange} />}
        />
        <ShareLabel>
          <input type="checkbox" {...form.register('shareInGallery')} />
          Share this photo in the gallery
        </ShareLabel>
      </FormStack>
      <LeaveQuestion isDirty={isDirty || isNew} />
    </Sheet>
  );
};

const ShareLabel = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '2.75rem',
    cursor: 'pointer',
    '& > input': {
      flex: 'none',
      width: '1.375rem',
      height: '1.375rem',
      accentColor: 'var(--chakra-colors-accent-solid)',
    },
  },
});
