import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from './field';
import { Input } from './input';

interface PasswordFieldProps {
  label: string;
  hint?: string;
  error?: string;
  /** Readable instead of dots. */
  isShown: boolean;
  /** Which password a password manager fills in, or keeps. */
  autoComplete: 'current-password' | 'new-password';
  registration: UseFormRegisterReturn;
}

/** A password that can be made readable; managers know it either way. */
export const PasswordField = ({ isShown, autoComplete, registration, ...field }: PasswordFieldProps) => (
  <Field {...field}>
    {(control) => (
      <Input
        {...control}
        {...registration}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
    )}
  </Field>
);
