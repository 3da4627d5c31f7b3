import { Stack, type StackProps } from '@chakra-ui/react/stack';
import { useLayoutEffect } from 'react';
import { focusById } from '#shared/ui/dialog/focus-after-paint';
import { useBottomBar } from './use-bottom-bar';

interface BottomBarProps extends StackProps {
  /** What its buttons are about. */
  label: string;
  /** Id of what has the focus when the bar goes with it: the heading of its list, say. */
  nextId?: string;
}

/** A page's bar of buttons at the lower edge, where a thumb is. */
export const BottomBar = ({ label, nextId, ...stack }: BottomBarProps) => {
  const ref = useBottomBar<HTMLDivElement>();
  useLayoutEffect(() => {
    const bar = ref.current;
    return () => {
      if (nextId !== undefined && bar?.contains(document.activeElement)) focusById(nextId);
    };
  }, [ref, nextId]);
  return (
    <Stack
      ref={ref}
      gap="1"
      p="3"
      border="1px solid var(--chakra-colors-control)"
      rounded="card"
      bg="surface"
      boxShadow="0 0.25rem 1.5rem rgb(0 0 0 / 0.25)"
      css={AT_LOWER_EDGE}
      role="group"
      aria-label={label}
      {...stack}
    />
  );
};

/** Not on a low screen, or with large text: there the bar would hide what it is about. */
const AT_LOWER_EDGE = {
  '@media (min-height: 30rem)': {
    position: 'sticky',
    bottom: 'calc(0.5rem + env(safe-area-inset-bottom, 0px))',
    zIndex: '5',
  },
} as const;
