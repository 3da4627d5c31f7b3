import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import type { UseFormReturn } from 'react-hook-form';
import { BADGE_CATEGORIES, REQUIREMENT_TYPES } from '#contract/loyalty';
import { BADGE_POINTS, BADGE_REQUIREMENT, TEXT_LENGTH } from '#contract/limits';
import { fieldOf } from '#shared/ui/form/field-of';
import { SelectField, TextAreaField, TextField } from '#shared/ui/form/fields';
import type { BadgeForm } from './badge-form';
import { BadgeColorPicker, BadgeIconPicker } from '#features/loyalty/shown/badge-look-picker';
import { CATEGORY_WORDS, REQUIREMENT_TYPE_WORDS } from '#features/loyalty/badge-wording';

/** What a badge is called, looks like, asks for and brings. */
export const BadgeFields = ({ form }: { form: UseFormReturn<BadgeForm> }) => {
  const [icon, color] = form.watch(['icon', 'color']);
  return (
    <>
      <TextField
        label="Name"
        {...fieldOf(form, 'name')}
        autoComplete="off"
        maxLength={TEXT_LENGTH.badgeName}
        required
        dir="auto"
      />
      <TextAreaField label="Description" {...fieldOf(form, 'description')} rows={2} required dir="auto" />
      <BadgeIconPicker {...fieldOf(form, 'icon')} color={color} />
      <BadgeColorPicker {...fieldOf(form, 'color')} icon={icon} />
      <SelectField label="Category" {...fieldOf(form, 'category')}>
        {BADGE_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {CATEGORY_WORDS[category]}
          </option>
        ))}
      </SelectField>
      <SelectField label="Requirement type" {...fieldOf(form, 'requirementType')}>
        {REQUIREMENT_TYPES.map((type) => (
          <option key={type} value={type}>
            {REQUIREMENT_TYPE_WORDS[type]}
          </option>
        ))}
      </SelectField>
      <SimpleGrid minChildWidth="min(100%, 8.5rem)" gap="var(--chakra-spacing-4) var(--chakra-spacing-3)">
        <TextField label="Requirement" {...fieldOf(form, 'requirement')} {...BADGE_REQUIREMENT} {...NUMBER} />
        <TextField label="Points" {...fieldOf(form, 'points')} {...BADGE_POINTS} {...NUMBER} />
      </SimpleGrid>
    </>
  );
};

const NUMBER = { type: 'number', inputMode: 'numeric', required: true } as const;
