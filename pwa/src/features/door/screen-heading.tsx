import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { focusIfFree } from '#shared/ui/dialog/focus-if-free';

/**
 * The heading of a screen of the door. It takes the focus that went with the screen before it, unless a field of the new one has
 * it: a screen reader and Tab go on from there.
 */
export const ScreenHeading = (props: HTMLChakraProps<'h1'>) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusIfFree(heading.current), []);
  return (
    <chakra.h1
      ref={heading}
      tabIndex={-1}
      fontSize="3xl"
      overflowWrap="anywhere"
      css={{ '&:focus': { outline: 'none' } }}
      {...props}
    />
  );
};
