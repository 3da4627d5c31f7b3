/** When a show's doors open, when it begins and when it ends, as `HH:MM` on the venue's clock. */
export interface EventTimes {
  time: string;
  doorsTime?: string | null;
  endTime?: string | null;
}

/** A show that passes midnight lasts at most this long, in hours; more is an end before the start. */
export const LONGEST_PAST_MIDNIGHT_HOURS = 12;

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * HOUR_MINUTES + Number(time.slice(3));

/** From one time to the other, which comes on the same day or, when it is not later, on the next. */
const isBelievable = (from: string, to: string): boolean => {
  const minutes = minutesOf(to) - minutesOf(from);
  return minutes > 0 || minutes + DAY_MINUTES <= LONGEST_PAST_MIDNIGHT_HOURS * HOUR_MINUTES;
};

/**
 * What is wrong with the times of a show, by field; empty when nothing is. An end at or before the start means that the
 * show passes midnight, and doors later than the start that they opened the evening before.
 * @param times each a valid `HH:MM`; what is missing is not judged
 */
export const eventTimeProblems = ({
  time,
  doorsTime,
  endTime,
}: EventTimes): Partial<Record<'doorsTime' | 'endTime', string>> => ({
  ...(doorsTime &&
    doorsTime !== time &&
    !isBelievable(doorsTime, time) && {
      doorsTime: 'Doors must open before the show starts',
    }),
  ...(endTime &&
    !isBelievable(time, endTime) && {
      endTime: `End time must be after the start, or at most ${LONGEST_PAST_MIDNIGHT_HOURS} hours later past midnight`,
    }),
});
