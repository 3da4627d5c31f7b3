import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { TIER_WORDS } from '#contract/loyalty';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import { fieldOf } from '#shared/ui/form/field-of';
import { EmailField, RequiredField } from '#shared/ui/form/fields';
import { PartyStepper } from '#shared/ui/form/party/party-stepper';
import { useDoorActs } from '#features/door/acts/use-door-acts';
import { admissionOf, type Arrival, asksForEmail, knownOf } from './arrival';
import { DoorPhoto } from './door-photo';
import { useAdmissionForm } from './use-admission-form';
import { alreadyIn } from '#features/door/line/already-in';
import { useLine } from '#features/door/line/line-context';
import { AskedRewards } from '#features/door/line/rewards/asked-rewards';
import { currentRoster } from '#features/door/sync/door-roster';

interface DoorCheckInSheetProps {
  arrival: Arrival;
  onClose: () => void;
  onKept: () => void;
}

/** Photo, party, in: for a member, a booked table or a new guest (design §7 "Check in"). */
export const DoorCheckInSheet = ({ arrival, onClose, onKept }: DoorCheckInSheetProps) => {
  const { night, tonight } = useLine();
  const { form, photo, submit, isSaving, known } = useDoorCheckIn(arrival, onKept);
  // Another tablet may let them in while this sheet is open.
  const memberId = known?.memberId ?? null;
  const inside = memberId === null ? undefined : tonight.inside.get(memberId);
  // A photo is something that was done, too.
  const isDirty = form.formState.isDirty || photo.preview !== null;
  return (
    <FormSheet
      title={known?.name ?? 'New guest'}
      subtitle={known?.tier && TIER_WORDS[known.tier]}
      onClose={onClose}
      submit={submit}
      submitLabel="Check in"
      pendingLabel="Checking in..."
      isSaving={isSaving}
      isDirty={isDirty && !isSaving}
      note={
        <chakra.p role="status" color="waiting" fontWeight="600" css={{ '&:not(:empty)': { mb: '2' } }}>
          {inside && alreadyIn(inside, night.timeZone)}
        </chakra.p>
      }
    >
      {memberId !== null && <AskedRewards memberId={memberId} />}
      <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 20rem), 1fr))" alignItems="start" gap="4">
        <DoorPhoto {...photo} isNeeded={night.needsPhoto} />
        <Stack gap="4">
          {!known && <RequiredField label="Name" {...fieldOf(form, 'name')} />}
          {asksForEmail(known) && (
            <EmailField
              label="Email (earns points)"
              {...fieldOf(form, 'email')}
              autoComplete="off"
              placeholder="Optional"
            />
          )}
          <Controller
            control={form.control}
            name="partySize"
            // The field's own error: what the form says of all of them draws the sheet once more as it closes.
            render={({ field, fieldState }) => (
              <PartyStepper value={field.value} onChange={field.onChange} error={fieldState.error?.message} />
            )}
          />
        </Stack>
      </Grid>
    </FormSheet>
  );
};

/** Staff let somebody in. */
const useDoorCheckIn = (arrival: Arrival, onKept: () => void) => {
  const { needsPhoto } = useLine().night;
  const known = useMemo(() => knownOf(arrival, (id) => currentRoster().index.get(id)), [arrival]);
  const { checkIn } = useDoorActs();
  const form = useAdmissionForm({
    values: {
      name: known?.name ?? ('name' in arrival ? arrival.name : ''),
      email: '',
      partySize: known?.partySize ?? 1,
    },
    isMember: !asksForEmail(known),
    needsPhoto,
    keepAs: (fields, key, photo) => checkIn({ ...admissionOf(known, fields), key, photo }),
    onKept,
  });
  return { ...form, known };
};
