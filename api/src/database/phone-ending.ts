/** Numbers that end alike are compared whole. */
const LAST_DIGITS = 7;

/** The last digits of a phone number, however it is written: by them it is found among numbers that people typed. */
export const phoneEnding = (number: string): string => number.replace(/\D/g, '').slice(-LAST_DIGITS);

/** The same of a column, for SQL. */
export const phoneEndingOf = (column: string): string =>
  `right(regexp_replace(${column}, '\\D', '', 'g'), ${LAST_DIGITS})`;
