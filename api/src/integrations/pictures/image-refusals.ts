import { DomainError } from '#src/common/errors/domain-error.js';

type RefusalKind = 'invalid' | 'too-large' | 'unsupported-type';

/**
 * Makes the errors of an area's word table.
 * @param prefix of their codes, with its last separator: `venue.logo-`
 * @param field of the form that the image stands in
 */
export const imageRefusals = ({ prefix, field }: { prefix: string; field: string }) => ({
  refused: (kind: RefusalKind, reason: string, message: string) => () =>
    new DomainError(kind, `${prefix}${reason}`, message, { fields: { [field]: message } }),
  busy: (message: string) => () =>
    new DomainError('unavailable', `${prefix}busy`, message, { retryAfterSeconds: 10 }),
});
