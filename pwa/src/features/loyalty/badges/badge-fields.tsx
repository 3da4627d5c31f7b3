import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import type { UseFormReturn } from 'react-hook-form';
import { BADGE_CATEGORIES, REQUIREMENT_TYPES } from '#contract/loyalty';
import { BADGE_POINTS, BADGE_REQUIREMENT, TEXT_LENGTH } from '#contract/limits';
import { Field } from '#shared/ui/form/field';
import { Input, NativeSelect, TextArea } from '#shared/ui/form/input';
import type { BadgeForm } from './badge-form';
import { BadgeColorPicker, BadgeIconPicker } from '#features/loyalty/shown/badge-look-picker';
import { CATEGORY_WORDS, REQUIREMENT_TYPE_WORDS } from '#features/loyalty/badge-wording';

/** What a badge is called, looks like, asks for and brings. */
export const BadgeFields = ({ form }: { form: UseFormReturn<BadgeForm> }) => {
  const { errors } = form.formState;
  const [icon, color] = form.watch(['icon', 'color']);
  return (
    <>
      <Field label="Name" error={errors.name?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('name')}
            autoComplete="off"
            maxLength={TEXT_LENGTH.badgeName}
            required
            dir="auto"
          />
        )}
      </Field>
      <Field label="Description" error={errors.description?.message}>
        {(control) => (
          <TextArea {...control} {...form.register('description')} rows={2} required dir="auto" />
        )}
      </Field>
      <BadgeIconPicker field={form.register('icon')} error={errors.icon?.message} color={color} />
      <BadgeColorPicker field={form.register('color')} error={errors.color?.message} icon={icon} />
      <Field label="Category" error={errors.category?.message}>
        {(control) => (
          <NativeSelect {...control} {...form.register('category')}>
            {BADGE_CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {CATEGORY_WORDS[category]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label="Requirement type" error={errors.requirementType?.message}>
        {(control) => (
          <NativeSelect {...control} {...form.register('requirementType')}>
            {REQUIREMENT_TYPES.map((type) => (
              <option key={type} value={type}>
                {REQUIREMENT_TYPE_WORDS[type]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <SimpleGrid minChildWidth="min(100%, 8.5rem)" gap="var(--chakra-spacing-4) var(--chakra-spacing-3)">
        <NumberField form={form} name="requirement" label="Requirement" limits={BADGE_REQUIREMENT} />
        <NumberField form={form} name="points" label="Points" limits={BADGE_POINTS} />
      </SimpleGrid>
    </>
  );
};

interface NumberFieldProps {
  form: UseFormReturn<BadgeForm>;
  name: 'requirement' | 'points';
  label: string;
  limits: { min: number; max: number };
}

const NumberField = ({ form, name, label, limits }: NumberFieldProps) => (
  <Field label={label} error={form.formState.errors[name]?.message}>
    {(control) => (
      <Input {...control} {...form.register(name)} {...limits} type="number" inputMode="numeric" required />
    )}
  </Field>
);
