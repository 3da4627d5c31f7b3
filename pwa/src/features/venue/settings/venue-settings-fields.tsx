import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Stack, type StackProps } from '@chakra-ui/react/stack';
import type { UseFormReturn } from 'react-hook-form';
import { VERIFICATION_PHOTO_DAYS } from '#contract/limits';
import { Button } from '#shared/ui/form/button';
import { Checkbox } from '#shared/ui/form/checkbox';
import { Field } from '#shared/ui/form/field';
import { Input, TextArea } from '#shared/ui/form/input';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { LogoChooser } from './logo-chooser';
import { SettingsColumns } from './settings-columns';
import { TimeZoneSelect } from './time-zone-select';
import { useVenueSettings } from './use-venue-settings';
import type { VenueSettingsForm } from './venue-settings-form';
import type { VenueSettings } from './venue-settings.queries';

interface FieldsProps {
  form: UseFormReturn<VenueSettingsForm>;
}

/** The form with what guests see of the venue, and how the venue is run. */
export const VenueSettingsFields = ({ settings }: { settings: VenueSettings }) => {
  const { form, submit, isSaving, logo } = useVenueSettings(settings);
  const { errors, isDirty, dirtyFields } = form.formState;
  return (
    <SettingsColumns aria-labelledby="venue-settings" noValidate onSubmit={(event) => void submit(event)}>
      <Part>
        <LogoChooser
          logoUrl={form.watch('logoUrl')}
          isChanged={dirtyFields.logoUrl === true}
          isUploading={logo.isUploading}
          error={errors.logoUrl?.message}
          onChoose={logo.choose}
          onRemove={logo.remove}
        />
        <AboutFields form={form} />
      </Part>
      <Part>
        <RunningFields form={form} />
      </Part>
      <Button
        type="submit"
        minHeight="3rem"
        justifySelf={{ md: 'start' }}
        minWidth={{ md: '14rem' }}
        aria-disabled={isSaving || logo.isUploading || undefined}
      >
        {isSaving ? 'Saving...' : 'Save Settings'}
      </Button>
      <LeaveQuestion isDirty={isDirty} />
    </SettingsColumns>
  );
};

const Part = (props: StackProps) => <Stack className="card" gap="4" p={{ base: '4', md: '6' }} {...props} />;

/** What guests read in the header, the footer and an event's details. */
const AboutFields = ({ form }: FieldsProps) => {
  const { errors } = form.formState;
  return (
    <>
      <Field label="Venue Name" error={errors.name?.message}>
        {(control) => (
          <Input {...control} {...form.register('name')} autoComplete="organization" required dir="auto" />
        )}
      </Field>
      <Field label="Description" error={errors.description?.message}>
        {(control) => <TextArea {...control} {...form.register('description')} rows={4} dir="auto" />}
      </Field>
      <SimpleGrid minChildWidth="min(100%, 12rem)" gap="4">
        <Field label="Phone" error={errors.phone?.message}>
          {(control) => <Input {...control} {...form.register('phone')} type="tel" autoComplete="tel" />}
        </Field>
        <Field label="Email" error={errors.email?.message}>
          {(control) => <Input {...control} {...form.register('email')} type="email" autoComplete="email" />}
        </Field>
      </SimpleGrid>
      <Field label="Address" error={errors.address?.message}>
        {(control) => (
          <TextArea
            {...control}
            {...form.register('address')}
            rows={2}
            autoComplete="street-address"
            dir="auto"
          />
        )}
      </Field>
    </>
  );
};

/** What the product goes by. */
const RunningFields = ({ form }: FieldsProps) => {
  const { errors } = form.formState;
  const { min, max } = VERIFICATION_PHOTO_DAYS;
  return (
    <>
      <TimeZoneSelect
        current={form.watch('timeZone')}
        field={form.register('timeZone')}
        error={errors.timeZone?.message}
      />
      <Checkbox {...form.register('showArtistNotes')} hint="Otherwise only staff and the artist see them.">
        Show artist notes to everybody
      </Checkbox>
      <Checkbox
        {...form.register('moderateGallery')}
        hint="Otherwise photos added by staff appear at once. Guests' photos always wait for review."
      >
        Review photos before they appear in the gallery
      </Checkbox>
      <Field
        label="Days to keep verification photos"
        error={errors.verificationPhotoDays?.message}
        hint={`${min} to ${max} days, counted from the review.`}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('verificationPhotoDays')}
            maxWidth="8rem"
            inputMode="numeric"
          />
        )}
      </Field>
    </>
  );
};
