import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { DEFAULT_EVENT_TYPE_COLOR, EVENT_TYPE_COLORS } from '#contract/events';
import { TEXT_LENGTH } from '#contract/limits';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import { ChoiceTile } from '#shared/ui/form/choice-tile';
import { colorChoices } from '#shared/ui/form/choices';
import { fieldOf } from '#shared/ui/form/field-of';
import { RequiredField, TextAreaField } from '#shared/ui/form/fields';
import { Hint } from '#shared/ui/layout/hint';
import { Badge } from '#shared/ui/page/badge';
import { type EventTypeEditing, useEventTypeForm } from './use-event-type-commands';

/** Add or Edit Event Type (spec §2 "Types tab"). */
export const EventTypeSheet = (editing: EventTypeEditing) => {
  const { type, onClose } = editing;
  const { form, ...sheet } = useEventTypeForm(editing);
  const [name, color] = form.watch(['name', 'color']);
  return (
    <FormSheet
      {...sheet}
      title={type ? 'Edit Event Type' : 'Add Event Type'}
      onClose={onClose}
      submitLabel={type ? 'Save Changes' : 'Add Event Type'}
    >
      <RequiredField
        label="Name"
        hint={type ? 'Events of this type take on a new name.' : undefined}
        {...fieldOf(form, 'name')}
        maxLength={TEXT_LENGTH.eventType}
      />
      <ColorPicker
        {...fieldOf(form, 'color')}
        colors={colorChoices(EVENT_TYPE_COLORS, type?.color ?? DEFAULT_EVENT_TYPE_COLOR)}
      />
      <TextAreaField label="Description" hint="Optional" {...fieldOf(form, 'description')} rows={3} />
      <Hint aria-hidden>
        On the calendar: <Badge label={name.trim() || 'Event type'} color={color} />
      </Hint>
    </FormSheet>
  );
};

interface ColorPickerProps extends UseFormRegisterReturn {
  colors: ReturnType<typeof colorChoices>;
  error?: string;
}

/** The one that is chosen has a tick at its end. */
const MARK = {
  '& > svg': { flex: 'none', marginInlineStart: 'auto', visibility: 'hidden', color: 'accent' },
  '&:has(:checked) > svg': { visibility: 'visible' },
};

/** Colors, each as the badge it makes, with its name. */
const ColorPicker = ({ colors, error, ...field }: ColorPickerProps) => {
  const id = useId();
  return (
    <fieldset aria-describedby={error && `${id}-note`}>
      <legend className="field-label">Color</legend>
      <SimpleGrid minChildWidth="min(100%, 8.5rem)" gap="2">
        {colors.map(({ name, value }) => (
          <ChoiceTile key={value} minHeight="2.75rem" px="2" py="0" css={MARK}>
            <input type="radio" value={value} {...field} />
            <Badge label={name} color={value} />
            <Check size={20} aria-hidden />
          </ChoiceTile>
        ))}
      </SimpleGrid>
      {error && (
        <p className="field-error" id={`${id}-note`}>
          {error}
        </p>
      )}
    </fieldset>
  );
};
