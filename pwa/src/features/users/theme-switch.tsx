import { Box } from '@chakra-ui/react/box';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { Moon, MonitorSmartphone, Sun } from 'lucide-react';
import { chooseTheme, useThemeChoice } from '#shared/theme/color-theme';

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
          <Choice key={value}>
            <input
              type="radio"
              name="theme"
              className="visually-hidden"
              checked={choice === value}
              onChange={() => chooseTheme(value)}
            />
            <Icon size={20} aria-hidden /> {label}
          </Choice>
        ))}
      </SimpleGrid>
    </fieldset>
  );
};

const Choice = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minHeight: '3rem',
    px: '1',
    py: '2',
    borderWidth: '1px',
    borderColor: 'control',
    rounded: 'control',
    bg: 'raised',
    fontWeight: '600',
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: 'accentSolid', bg: 'accentSolid', color: 'onAccent' },
    '&:has(:focus-visible)': { outline: '3px solid var(--chakra-colors-accent)', outlineOffset: '2px' },
  },
});
