import { z } from 'zod';
import type { DomainError } from '#src/common/errors/domain-error.js';

/** The fields of a `pg` error this product decides by, wherever TypeORM has put them. */
const databaseError = z.object({ code: z.string(), constraint: z.string().optional() });
const wrapped = z.object({ driverError: databaseError });

const read = (error: unknown): { code: string; constraint?: string } | undefined =>
  wrapped.safeParse(error).data?.driverError ?? databaseError.safeParse(error).data;

/** SQLSTATE 40001 serialization_failure and 40P01 deadlock_detected: the same work may succeed when repeated. */
const RETRYABLE = new Set(['40001', '40P01']);

/**
 * What PostgreSQL says when it cannot work now but may soon: connection lost or refused (class 08, 57P0x), our own limits
 * on time (57014, 25P03, 25P04), out of memory or clients (53200, 53300), a standby that takes over (25006).
 */
const UNAVAILABLE = /^(08...|57P0[1-5]|57014|25P0[34]|25006|53[234]00)$/;

/** What Node says of a socket. Files have some of these codes too, but other system calls. */
const UNREACHABLE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const socketError = z.object({ code: z.string(), syscall: z.string() });
const wrappedSocketError = z.object({ driverError: socketError });
/** A name with several addresses fails with the failures of all, of which some may be of an unused kind (IPv6). */
const severalErrors = z.object({ errors: z.array(z.unknown()).min(1) });
const UNAVAILABLE_WORDS =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered/;

const DISK_FULL = '53100';

/** PostgreSQL's own code of an error, such as 28P01 for a wrong password. */
export const sqlState = (error: unknown): string | undefined => read(error)?.code;

const violates =
  (state: string) =>
  (error: unknown, constraint: string): boolean => {
    const violated = read(error);
    return violated?.code === state && violated.constraint === constraint;
  };

/** True when the database refused the write because of the named unique constraint or index. */
export const violatesUnique = violates('23505');

/** True when the row that the named foreign key points to is not there (any more). */
export const violatesForeignKey = violates('23503');

/** True when the database refused the write because of another row that the named exclusion constraint does not allow beside it. */
export const violatesExclusion = violates('23P01');

/**
 * What `work` answers or throws; where one of these constraints refused it, the problem that stands beside its name.
 * @throws DomainError
 */
export const withProblems = async <T>(
  work: Promise<T>,
  problems: Readonly<Record<string, () => DomainError>>,
): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw problems[read(error)?.constraint ?? '']?.() ?? error;
  }
};

/** True when the database took offence at what was to be written: classes 22 (data exception) and 23 (integrity). */
export const isRowRefused = (error: unknown): boolean => /^2[23]/.test(read(error)?.code ?? '');

/** True when repeating the same transaction is the right answer. */
export const isRetryable = (error: unknown): boolean => RETRYABLE.has(read(error)?.code ?? '');

/** True when the database cannot be reached, is starting or stopping, or has no connection left to give. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  UNAVAILABLE.test(read(error)?.code ?? '') ||
  isUnreachable(error) ||
  (error instanceof Error && UNAVAILABLE_WORDS.test(error.message));

export const isDatabaseFull = (error: unknown): boolean => read(error)?.code === DISK_FULL;

const isUnreachable = (error: unknown): boolean => {
  const several = severalErrors.safeParse(error).data;
  if (several) return several.errors.some(isUnreachable);
  const cause = wrappedSocketError.safeParse(error).data?.driverError ?? socketError.safeParse(error).data;
  if (!cause) return false;
  // A socket file that is not there: the server is not up.
  return UNREACHABLE.test(cause.code) || (cause.code === 'ENOENT' && cause.syscall === 'connect');
};
