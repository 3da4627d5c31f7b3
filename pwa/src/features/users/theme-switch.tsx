import { Box } from '@chakra-ui/react/box';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Moon, MonitorSmartphone, Sun } from 'lucide-react';
import { ChoiceTile } from '#shared/ui/form/choice-tile';
import { chooseTheme, useThemeChoice } from '#shared/theme/theme-choice';

const CHOICES = [
  { value: 'system', label: 'Device', icon: MonitorSmartphone },
  { value: 'light', label: 'Day', icon: Sun },
  { value: 'dark', label: 'Night', icon: Moon },
] as const;

/** Follows the device's theme, or holds day or night. */
export const ThemeSwitch = () => {
  const choice = useThemeChoice();
  return (
    <fieldset>
      <Box as="legend" mb="2" fontFamily="heading" fontSize="lg" fontWeight="700">
        Theme
      </Box>
      {/* One below the other where large text leaves no room. */}
      <SimpleGrid minChildWidth="min(100%, 5rem)" gap="2">
        {CHOICES.map(({ value, label, icon: Icon }) => (
          <ChoiceTile key={value} shape="filled">
            <input type="radio" name="theme" checked={choice === value} onChange={() => chooseTheme(value)} />
            <Icon size={20} aria-hidden /> {label}
          </ChoiceTile>
        ))}
      </SimpleGrid>
    </fieldset>
  );
};
