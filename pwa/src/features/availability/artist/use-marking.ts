import { useMemo, useState } from 'react';
import { ownMarks, type Marks } from '#features/availability/marking/day-marks';
import { strokeOver } from '#features/availability/marking/day-stroke';
import type { ShownDate } from '#features/availability/marking/shown-dates';
import { toggleDay, toggleStroke } from '#features/availability/marking/toggle-day';
import { useDayStroke } from '#features/availability/marking/use-day-stroke';
import { useOwnDates } from '#features/availability/marking/use-own-dates';

interface Marking {
  userId: number;
  /** The venue's date; what has passed cannot be marked. */
  today: string;
  /** Days with a show: a stroke passes over them, and a tap asks. */
  isBooked: (date: string) => boolean;
}

/** An artist's dates in a month, marked one by one with a tap or several with a stroke. */
export const useMarking = ({ userId, today, isBooked }: Marking) => {
  const { dates, trouble } = useOwnDates(userId, today);
  const [edited, setEdited] = useState<string | null>(null);
  const markable = (days: string[]) => days.filter((day) => day >= today && !isBooked(day));
  const { days, handlers } = useDayStroke((stroke) => void toggleStroke(markable(stroke)));
  const saved = useMemo(() => ownMarks(dates ?? []), [dates]);
  const marks = days.length === 0 ? saved : marksDuring(markable(days), dates ?? [], saved);
  const tap = (date: string) => {
    const hasEntry = saved.has(date);
    const isAsked = isBooked(date) && (hasEntry || date >= today);
    if (isAsked) setEdited(date);
    else void toggleDay({ date, hasEntry, today, at: performance.now(), onEntry: setEdited });
  };
  return {
    marks,
    /** Nothing is known of the dates and nothing will be: without a network they are marked all the same (decision 17). */
    isOpen: dates !== undefined || trouble === 'offline',
    strokeHandlers: handlers,
    tap,
    edited,
    closeEdited: () => setEdited(null),
  };
};

/** The days as they will be when the stroke ends here. */
const marksDuring = (stroke: string[], dates: ShownDate[], saved: Marks): Marks => {
  const { toggled, days } = strokeOver(stroke, (date) => dates.find((shown) => shown.date === date));
  const marks = new Map(saved);
  if (toggled === 'added')
    for (const day of days) marks.set(day, { kind: 'own', words: 'you are available' });
  if (toggled === 'removed') for (const day of days) marks.delete(day);
  return marks;
};
