import { Box } from '@chakra-ui/react/box';
import type { ComponentProps } from 'react';
import { ListPanel } from '#shared/ui/list/list-panel';

/** A sub-tab whose list, loaded or on its way, has two rows beside each other on a desktop. */
export const TwoColumnPanel = (props: ComponentProps<typeof ListPanel>) => (
  <Box
    asChild
    css={{
      '& > :is(ul, [aria-label^=Loading])': { gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' } },
    }}
  >
    <ListPanel {...props} />
  </Box>
);
