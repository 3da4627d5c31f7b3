import { chakra } from '@chakra-ui/react/styled-system';

/** The form: what guests see of the venue, and how it is run: side by side where there is room. */
export const SettingsColumns = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
    alignItems: { lg: 'start' },
    gap: '4',
  },
});
