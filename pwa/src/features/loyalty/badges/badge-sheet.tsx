import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { BADGE_POINTS, BADGE_REQUIREMENT, TEXT_LENGTH } from '#contract/limits';
import { BADGE_COLORS, BADGE_ICONS } from '#contract/loyalty';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import { Checkbox } from '#shared/ui/form/checkbox';
import { ChoiceTile } from '#shared/ui/form/choice-tile';
import { colorChoices } from '#shared/ui/form/choices';
import { fieldOf } from '#shared/ui/form/field-of';
import { RequiredField, SelectField, TextAreaField, TextField } from '#shared/ui/form/fields';
import { CATEGORY_WORDS, REQUIREMENT_TYPE_WORDS } from '#features/loyalty/badge-wording';
import type { BadgeForm } from './badge-form';
import type { Badge } from './badges.queries';
import { useBadgeForm } from './use-badge-commands';
import { BadgeIcon } from '#features/loyalty/shown/badge-icon';

/** Add Badge, or Edit Badge when there is one (spec §2 "Loyalty tab", §5). */
export const BadgeSheet = ({ badge, onClose }: { badge: Badge | null; onClose: () => void }) => {
  const { form, question, ...sheet } = useBadgeForm(badge, onClose);
  return (
    <>
      <FormSheet
        {...sheet}
        title={badge ? 'Edit Badge' : 'Add Badge'}
        subtitle={badge && 'Members who have it keep it, with the points it brought then.'}
        onClose={onClose}
        submitLabel={badge ? 'Save Changes' : 'Add Badge'}
      >
        <BadgeFields form={form} />
        {badge && (
          <Checkbox {...form.register('isActive')} hint="A badge that is switched off cannot be earned.">
            Active
          </Checkbox>
        )}
      </FormSheet>
      {question && (
        <ConfirmSheet
          title="Give this badge?"
          confirmLabel="Save Changes"
          onConfirm={question.onConfirm}
          onCancel={question.onCancel}
        >
          <p>{question.words}</p>
        </ConfirmSheet>
      )}
    </>
  );
};

/** What a badge is called, looks like, asks for and brings. */
const BadgeFields = ({ form }: { form: UseFormReturn<BadgeForm> }) => {
  const [icon, color] = form.watch(['icon', 'color']);
  const colors = colorChoices(BADGE_COLORS, form.formState.defaultValues?.color ?? color);
  return (
    <>
      <RequiredField label="Name" {...fieldOf(form, 'name')} maxLength={TEXT_LENGTH.badgeName} />
      <TextAreaField label="Description" {...fieldOf(form, 'description')} rows={2} required />
      <LookPicker
        label="Icon"
        looks={BADGE_ICONS.map((name) => ({ value: name, name, icon: name, color }))}
        {...fieldOf(form, 'icon')}
      />
      <LookPicker
        label="Color"
        looks={colors.map(({ name, value }) => ({ value, name, icon, color: value }))}
        {...fieldOf(form, 'color')}
      />
      <SelectField label="Category" {...fieldOf(form, 'category')}>
        {optionsOf(CATEGORY_WORDS)}
      </SelectField>
      <SelectField label="Requirement type" {...fieldOf(form, 'requirementType')}>
        {optionsOf(REQUIREMENT_TYPE_WORDS)}
      </SelectField>
      <SimpleGrid minChildWidth="min(100%, 8.5rem)" gap="var(--chakra-spacing-4) var(--chakra-spacing-3)">
        <TextField label="Requirement" {...fieldOf(form, 'requirement')} {...BADGE_REQUIREMENT} {...NUMBER} />
        <TextField label="Points" {...fieldOf(form, 'points')} {...BADGE_POINTS} {...NUMBER} />
      </SimpleGrid>
    </>
  );
};

const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, word]) => (
    <option key={value} value={value}>
      {word}
    </option>
  ));

const NUMBER = { type: 'number', inputMode: 'numeric', required: true } as const;

interface LookPickerProps extends UseFormRegisterReturn {
  label: string;
  /** What may be chosen, each with its name and how the badge would look. */
  looks: readonly { value: string; name: string; icon: string; color: string }[];
  error?: string;
}

/** Radio buttons, so that arrow keys walk the looks and a thumb hits one. */
const LookPicker = ({ label, looks, error, ...field }: LookPickerProps) => {
  const id = useId();
  return (
    <Box as="fieldset" minWidth="0" aria-describedby={error && `${id}-note`}>
      <Text as="legend" fontSize="sm" fontWeight="600">
        {label}
      </Text>
      <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 5rem), 1fr))" gap="2">
        {looks.map(({ value, name, icon, color }) => (
          <ChoiceTile key={value} shape="stacked">
            <input type="radio" value={value} {...field} />
            <BadgeIcon icon={icon} color={color} size="choice" />
            {name}
          </ChoiceTile>
        ))}
      </Grid>
      {error && (
        <Text id={`${id}-note`} mt="1" color="danger" fontSize="sm" fontWeight="600">
          {error}
        </Text>
      )}
    </Box>
  );
};
