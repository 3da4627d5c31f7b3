import { isWebAddress, webAddressOf } from '#contract/rules/texts';

/** A link that is safe to follow, or words. */
export interface LinkedText {
  text: string;
  /** Only ever `http` or `https`. */
  href: string | undefined;
}

/**
 * An artist's free text, one piece for each line or comma-separated part. Only whole web addresses become links: what
 * runs, or hides where it leads, stays words.
 */
export const socialPieces = (socialMedia: string | null): LinkedText[] =>
  (socialMedia ?? '')
    .split(/[\n,;]+/)
    .map((piece) => piece.trim())
    .filter(Boolean)
    .map((text) => ({ text: shortAddress(text), href: hrefOf(text) }));

/** An artist's website: staff may have written any words. */
export const websiteLink = (website: string): LinkedText => ({
  text: shortAddress(website),
  href: webAddressOf(website),
});

/** Where a link leads, without the words that every address begins with. */
const shortAddress = (address: string): string =>
  isWebAddress(address) ? address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '') : address;

/** Among words, a host without a path may be no address: "Dr.Feelgood". */
const hrefOf = (text: string): string | undefined => (text.includes('/') ? webAddressOf(text) : undefined);
