import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** `+44 (0)20 …` and `0044 …` as people write them for readers at home and abroad. */
const plainInternational = (text: string): string =>
  text
    .trim()
    .replace(/^(\+\d{1,3}\s*)\(0\)/, '$1')
    .replace(/^00(?=[1-9])/, '+');

/**
 * The number a text message goes to, as E.164 (`+16155550123`), from what a person typed.
 * @param country whose habits a number without `+` follows
 * @returns undefined for what is no whole number, or is behind a switchboard (an extension)
 */
export const toE164 = (text: string, country: CountryCode): string | undefined => {
  const phone = parsePhoneNumberFromString(plainInternational(text), country);
  return phone?.isValid() && phone.ext === undefined ? phone.number : undefined;
};
