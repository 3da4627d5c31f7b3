import { isWebAddress, webAddressOf } from '#contract/rules/texts';

/** A piece of an artist's social media: a link that is safe to follow, or words. */
export interface SocialPiece {
  text: string;
  /** Only ever `http` or `https`. */
  href?: string;
}

/**
 * An artist's free text, one piece for each line or comma-separated part. Only whole web addresses become links: what
 * runs, or hides where it leads, stays words.
 */
export const socialPieces = (socialMedia: string | null): SocialPiece[] =>
  (socialMedia ?? '')
    .split(/[\n,;]+/)
    .map((piece) => piece.trim())
    .filter(Boolean)
    .map((text) => ({ text: shortAddress(text), ...hrefOf(text) }));

/** An artist's website: staff may have written any words. */
export const websitePiece = (website: string): SocialPiece => ({
  text: shortAddress(website),
  href: webAddressOf(website),
});

/** Where a link leads, without the words that every address begins with. */
const shortAddress = (address: string): string =>
  isWebAddress(address) ? address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '') : address;

const BARE_ADDRESS = /^(?:www\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\/[^\s]*$/i;

const hrefOf = (text: string): Pick<SocialPiece, 'href'> => {
  if (isWebAddress(text)) return { href: text };
  const completed = `https://${text}`;
  return BARE_ADDRESS.test(text) && isWebAddress(completed) ? { href: completed } : {};
};
