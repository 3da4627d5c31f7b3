import { HttpError } from '#shared/http/http-error';

/**
 * The token of a mail's link. It stands behind the `#`, which no browser sends anywhere, so that it is in no log; it stays
 * in the address, and so survives a reload, until it has done its work.
 * @param hash with or without its `#`
 * @returns null when the link was cut short
 */
export const tokenIn = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;

/** Whether the link forgets somebody, instead of confirming an e-mail (decision 57). */
export const isErasureLink = (hash: string): boolean =>
  new URLSearchParams(hash.replace(/^#/, '')).get('for') === 'erasure';

/** Whether the venue says that the link was used before, or is too old. */
export const isLinkEnded = (error: unknown): boolean =>
  error instanceof HttpError && error.problem?.code === 'auth.link-ended';
