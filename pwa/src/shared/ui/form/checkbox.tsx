import type { ComponentPropsWithRef, ReactNode } from 'react';
import './checkbox.css';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  children: ReactNode;
  hint?: string;
}

/** A box with its words beside it; all of it is the target. */
export const Checkbox = ({ children, hint, ...input }: CheckboxProps) => (
  <label className="checkbox">
    <input type="checkbox" {...input} />
    <span>
      {children}
      {hint && <span className="checkbox-hint">{hint}</span>}
    </span>
  </label>
);
