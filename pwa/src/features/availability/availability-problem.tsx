import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';

interface AvailabilityProblemProps {
  title: ReactNode;
  role?: 'alert';
  children?: ReactNode;
  /** The buttons that settle it. */
  actions: ReactNode;
}

/** What became of a date that the artist alone can settle. */
export const AvailabilityProblem = ({ title, role, children, actions }: AvailabilityProblemProps) => (
  <Stack
    flex="1 1 100%"
    gap="3"
    minWidth="0"
    p="3"
    borderWidth="1px"
    borderColor="waiting"
    rounded="control"
    bg="waitingSoft"
    color="waiting"
    data-problem
  >
    <Flex as="p" gap="2" fontWeight="600" role={role}>
      {title}
    </Flex>
    {children}
    <Flex wrap="wrap" gap="2">
      {actions}
    </Flex>
  </Stack>
);
