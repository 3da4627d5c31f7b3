import { DateTime } from 'luxon';
import { isComplete, type KnownArtist, type ReadingContext } from '#src/modules/sms/parser/event-request.js';
import { parseEventRequest } from '#src/modules/sms/parser/parse-event-request.js';

/** A name that is also a date or a time makes no example; so many of them nobody has. */
const MOST_TRIED = 20;
const DAYS_AHEAD = 14;

/**
 * A message for senders to copy, which would be understood: of the artist whom they named, if they did, else of any, on a day to come.
 * @returns undefined where no artist is known
 */
export const exampleFor = (artist: KnownArtist | undefined, context: ReadingContext): string | undefined => {
  const artists: readonly KnownArtist[] = [
    ...(artist ? [artist] : []),
    ...context.artists.slice(0, MOST_TRIED),
  ];
  return artists
    .map(({ name }) => exampleOf(name, context))
    .find((example) => isComplete(parseEventRequest(example, context)));
};

/** `The Rattlers, Dec 6, 8 PM` */
const exampleOf = (name: string, { now, timeZone }: ReadingContext): string => {
  const day = DateTime.fromJSDate(now, { zone: timeZone }).plus({ days: DAYS_AHEAD });
  return `${name}, ${day.setLocale('en-US').toFormat('LLL d')}, 8 PM`;
};
