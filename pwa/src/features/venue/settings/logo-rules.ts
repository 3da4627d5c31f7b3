import { MAX_LOGO_BYTES } from '#contract/limits';

const WELCOME_TYPES = new Set(['image/jpeg', 'image/png']);
const WELCOME_NAME = /\.(?:jpe?g|png)$/i;

/**
 * What is wrong with a chosen logo (spec §5 "Venue logo"), by its size and what the phone says of it; the venue looks at
 * its content. Null when nothing is.
 */
export const logoProblem = ({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): string | null => {
  if (size > MAX_LOGO_BYTES) return 'File size must be less than 5MB';
  const isWelcome = type === '' ? WELCOME_NAME.test(name) : WELCOME_TYPES.has(type);
  return isWelcome ? null : 'Only JPEG, JPG, and PNG files are allowed';
};
