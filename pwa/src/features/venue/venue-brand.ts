/** Stands in until the venue's own name is known (spec §1). */
export const DEFAULT_VENUE_NAME = 'Honky-Tonk Hall';
export const DEFAULT_LOGO = '/icons/default-logo.svg';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The logo's address with a time-based cache-busting parameter (spec §1). The parameter changes once a day: often enough
 * to show a new logo, rarely enough that no cache fills with copies of one picture.
 */
export const logoAddress = (logoUrl: string | null | undefined, now: Date): string => {
  if (!logoUrl) return DEFAULT_LOGO;
  const separator = logoUrl.includes('?') ? '&' : '?';
  return `${logoUrl}${separator}t=${Math.floor(now.getTime() / DAY_MS) * DAY_MS}`;
};
