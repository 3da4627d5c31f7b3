import { Box, type BoxProps } from '@chakra-ui/react/box';
import { Stack, type StackProps } from '@chakra-ui/react/stack';
import { Wrap, type WrapProps } from '@chakra-ui/react/wrap';
import type { ComponentProps } from 'react';
import { Button } from '#shared/ui/form/button';

/** One box of a screen, with what it is about on top. */
export const Panel = (props: StackProps) => <Stack as="section" className="card" gap="3" p="4" {...props} />;

/** A member or a badge in the list of those that staff look after. */
export const RowCard = (props: WrapProps) => (
  <Wrap as="article" className="card" gap="3" height="100%" p="4" {...props} />
);

/** Its name, and what is said of it. */
export const RowWords = (props: BoxProps) => (
  <Box
    flex="1 1 9rem"
    minWidth="0"
    css={{ '& h3': { fontSize: 'lg' }, '& p': { color: 'muted', fontSize: 'sm' } }}
    {...props}
  />
);

/** One of several things to do with it. */
export const CardButton = (props: ComponentProps<typeof Button>) => (
  <Button look="outline" px="2" fontSize="sm" {...props} />
);

/** A sub-tab whose list, loaded or on its way, has two rows beside each other on a desktop. */
export const TWO_COLUMNS: BoxProps['css'] = {
  '& > :is(ul, [aria-label^=Loading])': { gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' } },
};
