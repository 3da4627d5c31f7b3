import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import type { UseFormReturn } from 'react-hook-form';
import { BADGE_POINTS, BADGE_REQUIREMENT, TEXT_LENGTH } from '#contract/limits';
import { BADGE_CATEGORIES, REQUIREMENT_TYPES } from '#contract/loyalty';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import { Checkbox } from '#shared/ui/form/checkbox';
import { fieldOf } from '#shared/ui/form/field-of';
import { SelectField, TextAreaField, TextField } from '#shared/ui/form/fields';
import { CATEGORY_WORDS, REQUIREMENT_TYPE_WORDS } from '#features/loyalty/badge-wording';
import { BadgeColorPicker, BadgeIconPicker } from '#features/loyalty/shown/badge-look-picker';
import type { BadgeForm } from './badge-form';
import type { Badge } from './badges.queries';
import { useBadgeForm } from './use-badge-commands';

interface BadgeSheetProps {
  /** Null for a new one. */
  badge: Badge | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Add or Edit Badge (spec §2 "Loyalty tab", §5). */
export const BadgeSheet = ({ badge, onSaved, onClose }: BadgeSheetProps) => {
  const { form, submit, question, isSaving, isSaved } = useBadgeForm({ badge, onSaved });
  return (
    <>
      <FormSheet
        title={badge ? 'Edit Badge' : 'Add Badge'}
        subtitle={badge && 'Members who have it keep it, with the points it brought then.'}
        onClose={onClose}
        closesOnBack
        submit={submit}
        submitLabel={badge ? 'Save Changes' : 'Add Badge'}
        pendingLabel="Saving..."
        isSaving={isSaving}
        isDirty={form.formState.isDirty && !isSaved}
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
          onConfirm={question.confirm}
          onCancel={question.cancel}
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
      <TextAreaField label="Description" {...fieldOf(form, 'description')} rows={2} required />
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
