import type { ComponentProps } from 'react';
import { TEXT_LENGTH } from '#contract/limits';
import { Field, type FieldWords } from './field';
import { Input, NativeSelect, TextArea } from './input';

/** One line: a text, a date, an e-mail. */
export const TextField = ({ label, error, hint, ...input }: FieldWords & ComponentProps<typeof Input>) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => <Input {...control} {...input} />}
  </Field>
);

/** One line that has to be given, in whatever script, such as a name; browsers do not fill it in. */
export const RequiredField = (field: ComponentProps<typeof TextField>) => (
  <TextField autoComplete="off" required dir="auto" {...field} />
);

/** Text of several lines. */
export const TextAreaField = ({
  label,
  error,
  hint,
  ...input
}: FieldWords & ComponentProps<typeof TextArea>) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => <TextArea {...control} dir="auto" {...input} />}
  </Field>
);

/** A choice among the options within. */
export const SelectField = ({
  label,
  error,
  hint,
  ...input
}: FieldWords & ComponentProps<typeof NativeSelect>) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => <NativeSelect {...control} {...input} />}
  </Field>
);

/**
 * Brings up the keyboard for e-mail addresses. Not of `type="email"`: some browsers rewrite a domain such as `münchen.example`
 * in it, others do not, and one person would have two addresses.
 */
export const EmailField = (field: Partial<ComponentProps<typeof TextField>>) => (
  <TextField
    label="Email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    {...field}
  />
);

/** Brings up the keyboard for phone numbers. */
export const PhoneField = (field: Partial<ComponentProps<typeof TextField>>) => (
  <TextField label="Phone" type="tel" autoComplete="tel" maxLength={TEXT_LENGTH.phone} {...field} />
);

interface PasswordFieldProps extends ComponentProps<typeof TextField> {
  /** Readable instead of dots. */
  isShown: boolean;
  /** Which password a password manager fills in, or keeps. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be made readable; managers know it either way. */
export const PasswordField = ({ isShown, ...field }: PasswordFieldProps) => (
  <TextField
    {...field}
    type={isShown ? 'text' : 'password'}
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
  />
);
