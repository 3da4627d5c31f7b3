import { cutText } from '#contract/rules/text-lines.js';

/** Search engines and messengers show about so much of a description. */
const DESCRIPTION_LENGTH = 200;

const SHORT_DATE = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Fri, Nov 20, 2026, of a stored `YYYY-MM-DD`; text that is no date is given as it is. */
export const shortDate = (date: string): string => {
  const instant = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) ? date : SHORT_DATE.format(instant);
};

/** Parts that are there, as one line of at most so many characters, cut between words. */
export const descriptionOf = (...parts: (string | null | undefined)[]): string => {
  return cutText(
    parts.flatMap((part) => part?.replace(/\s+/g, ' ').trim() || []).join(' '),
    DESCRIPTION_LENGTH,
  );
};
