import { Grid } from '@chakra-ui/react/grid';
import type { ReactNode } from 'react';

/** Short fields beside each other, where there is room for them. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <Grid
    templateColumns="repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))"
    gap="4"
    columnGap="0.75rem"
    css={{ '& :is(input, select)': { px: '2' } }}
  >
    {children}
  </Grid>
);
