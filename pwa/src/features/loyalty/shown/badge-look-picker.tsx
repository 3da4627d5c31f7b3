import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { useId, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { BADGE_COLORS, BADGE_ICONS } from '#contract/loyalty';
import { BadgeIcon } from './badge-icon';
import { ChoiceTile } from '#shared/ui/form/choice-tile';

interface LookPickerProps extends UseFormRegisterReturn {
  error?: string;
}

/** The twelve icons of spec §9 in the chosen colour, each with its name. */
export const BadgeIconPicker = ({ error, color, ...field }: LookPickerProps & { color: string }) => (
  <Picker label="Icon" error={error}>
    {BADGE_ICONS.map((icon) => (
      <ChoiceTile key={icon} shape="stacked">
        <input type="radio" value={icon} {...field} />
        <BadgeIcon icon={icon} color={color} size="choice" />
        {icon}
      </ChoiceTile>
    ))}
  </Picker>
);

/** The nine colours of spec §9 around the chosen icon, each with its name. */
export const BadgeColorPicker = ({ error, icon, ...field }: LookPickerProps & { icon: string }) => (
  <Picker label="Color" error={error}>
    {BADGE_COLORS.map(({ name, value }) => (
      <ChoiceTile key={value} shape="stacked">
        <input type="radio" value={value} {...field} />
        <BadgeIcon icon={icon} color={value} size="choice" />
        {name}
      </ChoiceTile>
    ))}
  </Picker>
);

interface PickerProps {
  label: string;
  error?: string;
  children: ReactNode;
}

/** Radio buttons, so that arrow keys walk the looks and a thumb hits one. */
const Picker = ({ label, error, children }: PickerProps) => {
  const id = useId();
  return (
    <Box as="fieldset" minWidth="0" aria-describedby={error && `${id}-note`}>
      <Text as="legend" fontSize="sm" fontWeight="600">
        {label}
      </Text>
      <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 5rem), 1fr))" gap="2">
        {children}
      </Grid>
      {error && (
        <Text id={`${id}-note`} mt="1" color="danger" fontSize="sm" fontWeight="600">
          {error}
        </Text>
      )}
    </Box>
  );
};
