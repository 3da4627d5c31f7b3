import { twelveHourTime, type WallClock } from '#contract/rules/clock.js';
import { longDate } from '#contract/rules/texts.js';

/** A show as a mail names it. */
interface NamedShow extends WallClock {
  name: string;
  doorsTime?: string | null;
}

/** 'Friday, November 20, 2026 at 8:00 PM'. */
export const showStart = ({ date, time }: WallClock): string =>
  `${longDate(date)} at ${twelveHourTime(time)}`;

/** The name, the start, and the doors where they are known, each on a line of its own. */
export const showLines = (show: NamedShow): string => {
  const doors = show.doorsTime ? `\nDoors ${twelveHourTime(show.doorsTime)}` : '';
  return `${show.name}\n${showStart(show)}${doors}`;
};
