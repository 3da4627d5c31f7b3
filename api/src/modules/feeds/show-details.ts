import { namesInWords } from '#contract/rules/bills.js';
import { twelveHourTime } from '#contract/rules/clock.js';
import type { CalendarShow } from '#src/modules/events/calendar/calendar-shows.service.js';

/**
 * Doors, who plays, and what it is, in lines.
 * @param artistNames of those who are to be named, by id
 */
export const showDetails = (
  { artistIds, doorsTime, description }: Pick<CalendarShow, 'artistIds' | 'doorsTime' | 'description'>,
  artistNames: ReadonlyMap<number, string>,
): string => {
  const acts = namesInWords(artistIds.flatMap((id) => artistNames.get(id) ?? []));
  return [acts && `With ${acts}`, doorsTime && `Doors ${twelveHourTime(doorsTime)}`, description]
    .filter(Boolean)
    .join('\n');
};
