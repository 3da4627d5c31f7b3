import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { BadgeIcon } from './badge-icon';
import { ChoiceTile } from '#shared/ui/form/choice-tile';

interface LookPickerProps extends UseFormRegisterReturn {
  label: string;
  /** What may be chosen, each with its name and how the badge would look. */
  looks: readonly { value: string; name: string; icon: string; color: string }[];
  error?: string;
}

/** Radio buttons, so that arrow keys walk the looks and a thumb hits one. */
export const LookPicker = ({ label, looks, error, ...field }: LookPickerProps) => {
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
