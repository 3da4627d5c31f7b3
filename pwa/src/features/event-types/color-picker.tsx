import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { EVENT_TYPE_COLORS } from '#contract/events';
import { ChoiceTile } from '#shared/ui/form/choice-tile';
import { Badge } from '#shared/ui/page/badge';

interface ColorPickerProps extends UseFormRegisterReturn {
  error?: string;
}

/** The one that is chosen has a tick at its end. */
const MARK = {
  '& > svg': { flex: 'none', marginInlineStart: 'auto', visibility: 'hidden', color: 'accent' },
  '&:has(:checked) > svg': { visibility: 'visible' },
};

/** The twelve colours of spec §9, each as the badge it makes, with its name. */
export const ColorPicker = ({ error, ...field }: ColorPickerProps) => {
  const id = useId();
  return (
    <fieldset aria-describedby={error && `${id}-note`}>
      <legend className="field-label">Color</legend>
      <SimpleGrid minChildWidth="min(100%, 8.5rem)" gap="2">
        {EVENT_TYPE_COLORS.map(({ name, value }) => (
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
