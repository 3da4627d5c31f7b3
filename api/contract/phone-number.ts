/** Fewer digits than this reach nobody. */
const FEWEST_DIGITS = 7;

/** Whether a text can be a phone number as people write one: digits, spaces, `+ ( ) - . /` and an extension's `x`. */
export const isPhoneNumber = (text: string): boolean =>
  /^[\d\s+()./x-]+$/i.test(text) && text.replace(/\D/g, '').length >= FEWEST_DIGITS;
