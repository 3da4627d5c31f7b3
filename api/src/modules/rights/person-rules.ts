import type { UserType } from '#contract/users.js';
import { escaped } from '#src/common/markup.js';
import { plainMarks } from '#src/common/plain-marks.js';
import { nobodyKnown } from '#src/modules/rights/rights-errors.js';
import { userProtected } from '#src/modules/users/user-errors.js';

/** By what everything that the venue holds of somebody is found. */
export interface Person {
  /** Null for a guest without an account. */
  userId: number | null;
  /** Addresses known to be theirs, in lower case. */
  emails: string[];
  /** The last ten digits of numbers that they gave, and nobody else. */
  phones: string[];
  memberIds: number[];
  artistIds: number[];
  /**
   * Of these numbers and artists those that staff know to be theirs, since they have seen the profile or ask for the erasure themselves.
   * Anybody may type any number, and a date as one; `callable` are those that a call can reach.
   */
  sure: { phones: string[]; callable: string[]; artistIds: number[] };
  /** The venue's own address and number, which everybody's messages name. */
  venue: { email: string | null; phone: string | null };
  /** As the account, the member card and the artist's profile say them. */
  names: string[];
}

/** A row of the list of accounts, as staff see it. Its e-mail may have been typed by anybody. */
export interface ChosenAccount {
  userId: number;
  email: string;
}

/** The address that an account has proved to be its own, if it has. An address that was only typed may be anybody's. */
export const provedBy = ({
  email,
  provedEmail,
  emailVerifiedAt,
}: {
  email: string;
  provedEmail: string | null;
  emailVerifiedAt: Date | null;
}): string[] => {
  if (emailVerifiedAt !== null) return [email];
  return provedEmail === null ? [] : [provedEmail];
};

/**
 * The account of a row that staff chose: no admin's, and still with the e-mail that they saw in the row.
 * @throws DomainError `rights.nobody-known`, `users.protected`
 */
export const chosenAccount = <Account extends { email: string; userType: UserType }>(
  account: Account | null,
  { email }: ChosenAccount,
): Account => {
  if (account?.email.toLowerCase() !== email.toLowerCase()) throw nobodyKnown();
  if (account.userType === 'admin') throw userProtected();
  return account;
};

/** As `digitsOf` in SQL. */
export const lastDigits = (phone: string): string => phone.replace(/\D/g, '').slice(-10);

/** Whether the venue holds anything of them that names them, but for what only mentions them. */
export const isKnown = ({ userId, memberIds, artistIds }: Person): boolean =>
  userId !== null || memberIds.length + artistIds.length > 0;

/** Stands where somebody who was forgotten was named. Shorter than any address, so that it fits wherever one did. */
export const REMOVED = '…';

/**
 * PostgreSQL's regular expression for their addresses and numbers, however these are written; null when there are none. An address
 * within a longer one is another's.
 */
export const contactPattern = ({
  emails,
  sure,
  venue,
}: Pick<Person, 'emails' | 'sure' | 'venue'>): string | null =>
  anyOf([
    ...emails
      .filter((email) => email !== venue.email)
      .map((email) => `${after('[[:alnum:]_.+-]')}${quoted(email)}(?![[:alnum:]_-]|\\.[[:alnum:]])`),
    ...sure.callable
      .filter((digits) => digits !== venue.phone)
      .map((digits) => `(?<![0-9])(?:\\+?[0-9]{1,3}${GAP})?(?!${DATE})\\(?${[...digits].join(GAP)}(?![0-9])`),
  ]);

/** The same for their names, plain and as HTML and text messages say them. */
export const namePattern = ({ names }: Pick<Person, 'names'>): string | null =>
  anyOf(
    [...new Set(names.flatMap((name) => [name, escaped(name), plainMarks(name)]))]
      .filter((name) => name.length >= SHORTEST_NAME)
      .map((name) => `${after('[[:alnum:]_]')}${inAnyMarks(quoted(name))}(?![[:alnum:]_])`),
  );

/** Not after one of these signs, but for the letter by which JSON writes a line break. */
const after = (signs: string): string => `(?:(?<!${signs})|(?<=\\\\[bfnrt]))`;

/** How people set the digits of a number apart. */
const GAP = '[-. ()/]{0,2}';

/** `2026-12-05` and `5.12.2026` are numbers to call in some countries, and rather dates among words. */
const DATE = '(?:[0-9]{4}[-./][0-9]{2}[-./][0-9]{2}|[0-9]{1,2}[-./][0-9]{1,2}[-./][0-9]{4})(?![0-9])';

/** A shorter one is a word like any other. */
const SHORTEST_NAME = 3;

/** Phones write either kind of apostrophe and dash. */
const inAnyMarks = (pattern: string): string =>
  pattern.replace(/[‘’']/g, "[‘’']").replace(/[-‐‑–—]/g, '[-‐‑–—]');

const anyOf = (alternatives: string[]): string | null =>
  alternatives.length > 0 ? alternatives.join('|') : null;

const quoted = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
