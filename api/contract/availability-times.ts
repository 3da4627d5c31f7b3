/**
 * Whether the times of an artist's date make a range. An end before the start is past midnight: an artist may be free
 * from one evening to the next, so only an end that is the start says nothing.
 * @param times each `HH:MM`, or null or empty for none
 */
export const isTimeRange = ({
  startTime,
  endTime,
}: {
  startTime: string | null;
  endTime: string | null;
}): boolean => !startTime || startTime !== endTime;

export const END_IS_START = 'End time must be after the start';
