import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Stack } from '@chakra-ui/react/stack';
import { Controller } from 'react-hook-form';
import { POINTS_PER_ATTENDANCE } from '#contract/events';
import { Button } from '#shared/ui/form/button';
import { fieldOf } from '#shared/ui/form/field-of';
import { EmailField, RequiredField } from '#shared/ui/form/fields';
import { PartyStepper } from '#shared/ui/form/party/party-stepper';
import { FormStack } from '#shared/ui/layout/form-stack';
import type { AdmissionForm } from '#features/door/line/check-in/admission-form';
import { DoorPhoto } from '#features/door/line/check-in/door-photo';
import type { DoorNight, DoorShow } from '#features/door/store/door-database';
import { useAbandoned } from './use-abandoned';
import { useGuestForm } from './use-guest-form';

interface GuestFormProps {
  night: DoorNight;
  show: DoorShow;
  onKept: (guest: AdmissionForm) => void;
  /** Somebody left it half filled in. */
  onAbandoned: () => void;
}

/** A guest checks in by themselves at the venue's tablet: photo, name, e-mail, party. */
export const GuestForm = ({ night, show, onKept, onAbandoned }: GuestFormProps) => {
  const { form, photo, submit, isSaving } = useGuestForm(night, show, onKept);
  useAbandoned(onAbandoned);
  return (
    <FormStack noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start">
        <DoorPhoto {...photo} isNeeded />
        <Stack gap="4">
          <RequiredField label="Your Name" {...fieldOf(form, 'name')} />
          <EmailField
            label={`Email (earns ${POINTS_PER_ATTENDANCE} loyalty points)`}
            {...fieldOf(form, 'email')}
            autoComplete="off"
            placeholder="Optional"
          />
          <Controller
            control={form.control}
            name="partySize"
            render={({ field }) => <PartyStepper value={field.value} onChange={field.onChange} />}
          />
          <Button type="submit" wide aria-disabled={isSaving || undefined}>
            Check in
          </Button>
        </Stack>
      </SimpleGrid>
    </FormStack>
  );
};
