import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentPropsWithRef } from 'react';

const Tick = chakra('input', {
  base: {
    flex: 'none',
    width: '1.375rem',
    height: '1.375rem',
    margin: '0',
    accentColor: 'var(--chakra-colors-accent)',
  },
});

interface ChoiceProps extends ComponentPropsWithRef<'input'> {
  /** Its words may take several lines. */
  isTall?: boolean;
}

/** One of several boxes or dots in a list, with its words beside it; all of it is the target. */
export const Choice = ({ children, isTall, ...input }: ChoiceProps) => (
  <Flex
    as="label"
    className={isTall ? 'checkbox' : undefined}
    align={isTall ? 'start' : 'center'}
    gap="3"
    minHeight="2.75rem"
    py={isTall ? '2' : undefined}
    cursor="pointer"
  >
    <Tick {...input} />
    {children}
  </Flex>
);
