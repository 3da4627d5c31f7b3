import { EMAIL_HASH_DIGITS } from '#contract/door';
import { isEmailAddress } from '#contract/rules/texts';
import { sha256 } from '#shared/lib/sha256';

/** Longer texts are foreign codes; no pattern is tried on them. */
const LONGEST_SCAN = 300;

/** What a member card's QR code leads to: on any host, or from the top of one. */
const CARD_ADDRESS = /^(?:https?:\/\/[^/?#\s]+)?\/m\/([0-9A-F]{16})\/?(?:[?#]\S*)?$/i;

/** The code as a card prints it, with spaces, dashes or nothing between the groups. */
const PRINTED_CODE = /^[0-9A-F]{4}(?:[ \u00A0\u2010-\u2015-]?[0-9A-F]{4}){3}$/i;

/**
 * Reads the code of a member card out of what a camera, a hand scanner or a person gives.
 * @returns 16 hexadecimal digits in upper case; null for anything else, such as a name or a torn code
 */
export const readCardCode = (text: string): string | null => {
  if (text.length > LONGEST_SCAN) return null;
  const scan = text.trim();
  const code = CARD_ADDRESS.exec(scan)?.[1] ?? PRINTED_CODE.exec(scan)?.[0];
  return code?.replaceAll(/[^0-9A-F]/gi, '').toUpperCase() ?? null;
};

/** Whether an e-mail address is typed to its end, as far as can be seen: `ann@example.c` is not. */
export const isWholeEmail = (text: string): boolean => isEmailAddress(text.trim());

/** The start of an e-mail's salted SHA-256 in lower-case hexadecimal: the `emailHash` of the door's list. */
export const hashEmail = async (email: string, salt: string): Promise<string> =>
  (await sha256(salt + email.trim().toLowerCase())).slice(0, EMAIL_HASH_DIGITS);
