import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Stack, type StackProps } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { VERIFICATION_PHOTO_DAYS } from '#contract/limits';
import { TEXT_DAYS } from '#contract/sms';
import { Button } from '#shared/ui/form/button';
import { Checkbox } from '#shared/ui/form/checkbox';
import { fieldOf } from '#shared/ui/form/field-of';
import { EmailField, SelectField, TextAreaField, TextField } from '#shared/ui/form/fields';
import { PART } from '#shared/ui/layout/page-contents';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { LogoChooser } from './logo-chooser';
import { groupTimeZones, knownTimeZones } from './time-zones';
import { useVenueSettings } from './use-venue-settings';
import { VenueAppFields } from './venue-app-fields';
import type { VenueSettingsForm } from './venue-settings-form';
import type { VenueSettings } from './venue-settings.queries';

/** The form: what guests see of the venue, and how it is run: side by side where there is room. */
export const SettingsColumns = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
    alignItems: { lg: 'start' },
    gap: '4',
  },
});

interface FieldsProps {
  form: UseFormReturn<VenueSettingsForm>;
}

/** The form with what guests see of the venue, and how the venue is run. */
export const VenueSettingsFields = ({ settings }: { settings: VenueSettings }) => {
  const { form, submit, isSaving, logo } = useVenueSettings(settings);
  const { errors, isDirty, dirtyFields } = form.formState;
  return (
    <SettingsColumns aria-labelledby="venue-settings" noValidate onSubmit={(event) => void submit(event)}>
      <Part id="logo">
        <LogoChooser
          logoUrl={form.watch('logoUrl')}
          isChanged={dirtyFields.logoUrl === true}
          isUploading={logo.isUploading}
          error={errors.logoUrl?.message}
          onChoose={logo.choose}
          onRemove={logo.remove}
        />
        <AboutFields form={form} />
        <VenueAppFields form={form} version={settings.version} />
      </Part>
      <Part id="running">
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
      <LeaveQuestion isDirty={isDirty || logo.isUploading} />
    </SettingsColumns>
  );
};

const Part = (props: StackProps) => (
  <Stack className="card" gap="4" p={{ base: '4', md: '6' }} {...PART} {...props} />
);

/** What guests read in the header, the footer and an event's details. */
const AboutFields = ({ form }: FieldsProps) => (
  <>
    <TextField
      label="Venue Name"
      {...fieldOf(form, 'name')}
      autoComplete="organization"
      required
      dir="auto"
    />
    <TextAreaField label="Description" {...fieldOf(form, 'description')} rows={4} />
    <SimpleGrid minChildWidth="min(100%, 12rem)" gap="4">
      <TextField label="Phone" {...fieldOf(form, 'phone')} type="tel" autoComplete="tel" />
      <EmailField {...fieldOf(form, 'email')} />
    </SimpleGrid>
    <TextAreaField label="Address" {...fieldOf(form, 'address')} rows={2} autoComplete="street-address" />
    <PostalFields form={form} />
  </>
);

/** The same address in its parts, which search engines ask of a place where shows are. */
const PostalFields = ({ form }: FieldsProps) => (
  <chakra.fieldset id="postal-address" minWidth="0" {...PART}>
    <legend className="field-label">Address for search engines</legend>
    <chakra.p className="field-hint" mb="3">
      In its parts, so that maps and search results find you. Guests read the address above.
    </chakra.p>
    <SimpleGrid minChildWidth="min(100%, 12rem)" gap="4">
      <TextField label="Street" {...fieldOf(form, 'street')} autoComplete="address-line1" />
      <TextField label="City" {...fieldOf(form, 'city')} autoComplete="address-level2" />
      <TextField label="State or region" {...fieldOf(form, 'region')} autoComplete="address-level1" />
      <TextField label="Postal code" {...fieldOf(form, 'postalCode')} autoComplete="postal-code" />
      <TextField
        label="Country"
        hint="Its two letters, for example US."
        {...fieldOf(form, 'country')}
        autoComplete="country"
        maxLength={2}
      />
    </SimpleGrid>
  </chakra.fieldset>
);

/** What the product goes by. */
const RunningFields = ({ form }: FieldsProps) => (
  <>
    <TimeZoneSelect form={form} />
    <Checkbox {...form.register('showArtistNotes')} hint="Otherwise only staff and the artist see them.">
      Show artist notes to everybody
    </Checkbox>
    <Checkbox
      {...form.register('moderateGallery')}
      hint="Otherwise photos added by staff appear at once. Guests' photos always wait for review."
    >
      Review photos before they appear in the gallery
    </Checkbox>
    <Checkbox {...form.register('doorNeedsPhoto')} hint="Otherwise staff may let guests in without one.">
      Staff at the door take a photo of each check-in
    </Checkbox>
    <Checkbox
      {...form.register('needsDoorCode')}
      hint="The door's tablet shows it, new every minute. Without it staff look at the photo before points are given."
    >
      Guests' own check-ins need the code of the door
    </Checkbox>
    <KeepingFields form={form} />
  </>
);

/** For how long what people left here is kept. */
const KeepingFields = ({ form }: FieldsProps) => (
  <>
    <TextField
      label="Days to keep verification photos"
      hint={`${VERIFICATION_PHOTO_DAYS.min} to ${VERIFICATION_PHOTO_DAYS.max} days, counted from the review.`}
      {...fieldOf(form, 'verificationPhotoDays')}
      maxWidth="8rem"
      inputMode="numeric"
    />
    <TextField
      label="Days to keep texts of strangers"
      hint={`${TEXT_DAYS.min} to ${TEXT_DAYS.max} days, counted from the last text. Strangers are numbers that no artist and no member has; shows made of their texts stay.`}
      {...fieldOf(form, 'textDays')}
      maxWidth="8rem"
      inputMode="numeric"
    />
  </>
);

/** Where the venue's clock hangs. */
const TimeZoneSelect = ({ form }: FieldsProps) => {
  const current = form.watch('timeZone');
  const groups = useMemo(() => groupTimeZones(knownTimeZones(), current), [current]);
  return (
    <SelectField
      label="Time Zone"
      hint="All dates and times are shown in this time zone, wherever they are read."
      {...fieldOf(form, 'timeZone')}
    >
      {groups.map(({ region, zones }) => (
        <optgroup key={region} label={region}>
          {zones.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
};
