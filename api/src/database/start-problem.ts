import { errorCode } from '#src/common/errors/error-code.js';
import { StartError } from '#src/config/start-error.js';
import { isDatabaseUnavailable, sqlState } from './pg-errors.js';

/** Where it is, without its password. */
const placeOf = ({ hostname, port, pathname }: URL): string =>
  `${decodeURIComponent(pathname.slice(1)) || 'postgres'} at ${hostname}:${port || '5432'}`;

const WRONG_PASSWORD = '28P01';

/** The driver does not even ask the database then. */
const isWithoutPassword = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('client password must be');

/** A PostgreSQL that was installed without the extensions that come with it. */
const isWithoutExtensions = (error: unknown): boolean =>
  error instanceof Error && /extension .*pg_trgm/.test(error.message);

/**
 * What the operator can do about a database that the product cannot start with, in one sentence; any other error as it is.
 * @param url `postgres://…`
 */
export const databaseStartProblem = (error: unknown, url: string): unknown => {
  const address = new URL(url);
  const user = decodeURIComponent(address.username);
  switch (isWithoutPassword(error) ? WRONG_PASSWORD : sqlState(error)) {
    case WRONG_PASSWORD:
    case '28000':
      return new StartError(
        `The database ${placeOf(address)} refuses the user "${user}" with this password: correct both in DATABASE_URL, or the password in PGPASSWORD.`,
      );
    case '3D000':
      return new StartError(
        `There is no database ${placeOf(address)}: create it, or correct its name in DATABASE_URL.`,
      );
    case '42501':
      return new StartError(
        `The user "${user}" may not make tables in the database ${placeOf(address)}: make it the database's owner.`,
      );
  }
  if (isWithoutExtensions(error))
    return new StartError(
      `The PostgreSQL of the database ${placeOf(address)} lacks pg_trgm: install the extensions that come with it, often the package postgresql-contrib.`,
    );
  if (!isDatabaseUnavailable(error)) return error;
  return new StartError(
    `The database ${placeOf(address)} cannot be reached (${errorCode(error) || 'it does not answer'}): start it, or correct DATABASE_URL.`,
  );
};

/** What the operator can do about a database that a program of another version has migrated. */
export const otherVersionsDatabase = (url: string): StartError =>
  new StartError(
    `The database ${placeOf(new URL(url))} belongs to another version of this program: start that version, or use an empty database.`,
  );

/** What the operator can do about a database that this program has not migrated, and may not: a venue may be running on it. */
export const databaseBehind = (url: string): StartError =>
  new StartError(
    `The database ${placeOf(new URL(url))} is not of this version of the program yet: start the venue with this version first.`,
  );
