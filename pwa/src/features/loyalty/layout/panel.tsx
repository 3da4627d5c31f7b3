import { Stack, type StackProps } from '@chakra-ui/react/stack';

/** One box of a screen, with what it is about on top. */
export const Panel = (props: StackProps) => (
  <Stack
    as="section"
    gap="3"
    p="4"
    borderWidth="1px"
    borderColor="line"
    rounded="card"
    bg="surface"
    {...props}
  />
);
