import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Choice } from './choice';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  children: ReactNode;
  hint?: string;
}

/** A box with its words beside it; all of it is the target. */
export const Checkbox = ({ children, hint, ...input }: CheckboxProps) => (
  <Choice type="checkbox" isTall {...input}>
    <span>
      {children}
      {hint && (
        <chakra.span display="block" color="muted" fontSize="sm">
          {hint}
        </chakra.span>
      )}
    </span>
  </Choice>
);
