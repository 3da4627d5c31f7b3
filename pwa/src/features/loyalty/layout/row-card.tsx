import { Box, type BoxProps } from '@chakra-ui/react/box';
import { Wrap, type WrapProps } from '@chakra-ui/react/wrap';

/** A member or a badge in the list of those that staff look after. */
export const RowCard = (props: WrapProps) => (
  <Wrap
    as="article"
    gap="3"
    height="100%"
    p="4"
    borderWidth="1px"
    borderColor="line"
    rounded="card"
    bg="surface"
    {...props}
  />
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
