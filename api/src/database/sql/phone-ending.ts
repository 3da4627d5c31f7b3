import { Raw } from 'typeorm';

/** Numbers that end alike are compared whole. */
const LAST_DIGITS = 7;

/** The last digits of a phone number, however it is written: by them it is found among numbers that people typed. */
export const phoneEnding = (number: string): string => number.replace(/\D/g, '').slice(-LAST_DIGITS);

/** Finds phone columns that end with any of these digits (`phoneEnding`). */
export const phoneEndsWith = (...endings: readonly string[]) =>
  Raw((column) => `right(regexp_replace(${column}, '\\D', '', 'g'), ${LAST_DIGITS}) = ANY (:endings)`, {
    endings,
  });
