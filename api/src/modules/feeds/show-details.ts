import { twelveHourTime } from '#contract/rules/clock.js';

/** Doors, who plays, and what it is, in lines. */
export const showDetails = (
  { doorsTime, description }: { doorsTime: string | null; description: string | null },
  artistName: string | undefined,
): string =>
  [artistName && `With ${artistName}`, doorsTime && `Doors ${twelveHourTime(doorsTime)}`, description]
    .filter(Boolean)
    .join('\n');
