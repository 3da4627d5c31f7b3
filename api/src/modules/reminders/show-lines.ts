import { twelveHourTime, type WallClock } from '#contract/rules/clock.js';
import { longDateTime } from '#contract/rules/texts.js';

/** A show as a mail names it. */
export interface NamedShow extends WallClock {
  name: string;
  doorsTime?: string | null;
}

/** The name, the start, and the doors where they are known, each on a line of its own. */
export const showLines = (show: NamedShow): string => {
  const doors = show.doorsTime ? `\nDoors ${twelveHourTime(show.doorsTime)}` : '';
  return `${show.name}\n${longDateTime(show)}${doors}`;
};
