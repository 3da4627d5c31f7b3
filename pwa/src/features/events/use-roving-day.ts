import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { dayAfterKey, monthOf } from './calendar-grid';

/**
 * Which day of the grid Tab reaches, and moving it with the keys, into the neighbouring months too.
 * @param onMonthChange called when a key leads out of the month shown
 */
export const useRovingDay = (month: string, today: string, onMonthChange: (month: string) => void) => {
  const [choice, setChosenDay] = useState<string | null>(null);
  const chosenDay = choice ?? today;
  const gridRef = useRef<HTMLDivElement>(null);
  const movedByKey = useRef(false);
  const focusDay =
    monthOf(chosenDay) === month ? chosenDay : monthOf(today) === month ? today : `${month}-01`;

  useEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    gridRef.current?.querySelector<HTMLElement>(`[data-day="${focusDay}"]`)?.focus();
  }, [focusDay, month]);

  const onKeyDown = (event: KeyboardEvent) => {
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey;
    const next = hasModifier ? null : dayAfterKey(focusDay, event.key, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    movedByKey.current = true;
    setChosenDay(next);
    if (monthOf(next) !== month) onMonthChange(monthOf(next));
  };

  const onFocus = (event: SyntheticEvent) => {
    const day = dayOf(event);
    if (day && monthOf(day) === month) setChosenDay(day);
  };

  return { focusDay, gridRef, onKeyDown, onFocus };
};

/** The day whose cell an event came from; undefined between cells. */
export const dayOf = ({ target }: SyntheticEvent): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset.day : undefined;
