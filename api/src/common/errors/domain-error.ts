/** What went wrong, in the product's own terms. The one filter maps each kind to an HTTP status. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'clash'
  | 'stale'
  | 'too-large'
  | 'unsupported-type'
  | 'too-many'
  | 'unavailable'
  | 'storage-full';

/** An error a person may read. Knows nothing of HTTP. */
export class DomainError extends Error {
  /**
   * @param code stable, `area.reason`
   * @param message fit to show a person
   * @param details first message per refused field; seconds to wait before trying again; what there is instead of what
   *   the caller took for granted, for both to be shown
   */
  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    message: string,
    readonly details: { fields?: Record<string, string>; retryAfterSeconds?: number; current?: unknown } = {},
  ) {
    super(message);
    this.name = 'DomainError';
  }
}

/** What was found. @throws the problem when nothing was */
export const orThrow = <Found>(found: Found | null | undefined, problem: () => DomainError): Found => {
  if (found === null || found === undefined) throw problem();
  return found;
};

/** It is not there, or not for this caller to know about. */
export const notFound = (code: string, message: string) => new DomainError('not-found', code, message);

/** What is there now does not allow it. */
export const clash = (code: string, message: string, details: DomainError['details'] = {}) =>
  new DomainError('clash', code, message, details);

/** It is at another version than the change is based on. */
export const stale = (code: string, message: string, details: DomainError['details'] = {}) =>
  new DomainError('stale', code, message, details);

/** Another change came first. @param what 'event' */
export const changedMeanwhile = (code: string, what: string) =>
  stale(code, `Somebody else changed this ${what} meanwhile. Please look at it again before you save.`);

/** Its `Idempotency-Key` came with something else before. */
export const alreadySent = (code: string, what = 'This') =>
  clash(code, `${what} was already sent with other details.`);

/** @param what 'This booking' */
export const gone = (code: string, what: string) => notFound(code, `${what} is not here any more.`);

/** This caller may not do it. */
export const forbidden = (code: string, message: string) => new DomainError('forbidden', code, message);

/** One field was refused; its message is also the whole answer's. */
export const invalidField = (code: string, field: string, message: string): DomainError =>
  new DomainError('invalid', code, message, { fields: { [field]: message } });

/** A clash that is about one field of the request, such as a name that is taken. */
export const fieldClash = (code: string, field: string, message: string): DomainError =>
  clash(code, message, { fields: { [field]: message } });

/** What the server cannot do right now; phones try again by themselves (design §4 "Server faults"). */
export const unavailable = (code: string, message: string, retryAfterSeconds: number): DomainError =>
  new DomainError('unavailable', code, message, { retryAfterSeconds });

/** The same, where the reason is of no use to the caller. */
export const serverUnavailable = (): DomainError =>
  unavailable(
    'server.unavailable',
    'The venue’s computer is catching its breath. Please try again in a moment.',
    2,
  );
