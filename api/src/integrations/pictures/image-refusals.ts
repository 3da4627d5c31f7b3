import { DomainError, unavailable } from '#src/common/errors/domain-error.js';

const KINDS = {
  missing: 'invalid',
  invalid: 'invalid',
  damaged: 'invalid',
  'too-small': 'invalid',
  'too-large': 'too-large',
  'too-many-pixels': 'too-large',
  'too-complex': 'too-large',
  'unsupported-type': 'unsupported-type',
} as const;

/**
 * Makes the errors of an area's word table.
 * @param prefix of their codes, with its last separator: `venue.logo-`
 * @param field of the form that the image stands in
 */
export const imageRefusals = ({ prefix, field }: { prefix: string; field: string }) => ({
  refused: (reason: keyof typeof KINDS, message: string) => () =>
    new DomainError(KINDS[reason], `${prefix}${reason}`, message, { fields: { [field]: message } }),
  busy: (message: string) => () => unavailable(`${prefix}busy`, message, 10),
});
