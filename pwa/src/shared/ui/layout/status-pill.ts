import { chakra } from '@chakra-ui/react/styled-system';
import { madeRecipe } from '#shared/theme/made-recipe';

/** Where something stands, in a word or two with an icon before it. */
export const StatusPill = chakra(
  'span',
  madeRecipe({
    className: 'status-pill',
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      px: '3',
      py: '0.125rem',
      borderWidth: '1px',
      borderColor: 'transparent',
      rounded: 'full',
      fontSize: 'sm',
      fontWeight: '600',
      '& > svg': { flex: 'none' },
    },
    variants: {
      tone: {
        plain: { borderColor: 'line', bg: 'raised' },
        good: { bg: 'bookedSoft', color: 'booked' },
        waiting: { bg: 'waitingSoft', color: 'waiting' },
        danger: { bg: 'dangerSoft', color: 'danger' },
      },
    },
    defaultVariants: { tone: 'plain' },
  }),
);
