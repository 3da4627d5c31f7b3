import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { dayAfterKey, monthOf } from './calendar-grid';

interface RovingGrid {
  /** `YYYY-MM` */
  month: string;
  today: string;
  /** Called when a key leads out of the month shown. */
  onMonthChange: (month: string) => void;
  /** A folded grid hides some days of its month. */
  isHidden: (day: string) => boolean;
  /** Called when a day that a folded grid hides gets the focus. */
  onUnfold: () => void;
}

/** Which day of the grid Tab reaches, and moving it with the keys, into the neighbouring months too. */
export const useRovingDay = ({ month, today, onMonthChange, isHidden, onUnfold }: RovingGrid) => {
  const [choice, setChosenDay] = useState<string | null>(null);
  const chosenDay = choice === null || isHidden(choice) ? today : choice;
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
    choose(next);
    if (monthOf(next) !== month) onMonthChange(monthOf(next));
  };

  const onFocus = (event: SyntheticEvent) => {
    const day = dayOf(event);
    if (day && monthOf(day) === month) choose(day);
  };

  const choose = (day: string) => {
    setChosenDay(day);
    if (isHidden(day)) onUnfold();
  };

  return { focusDay, gridRef, onKeyDown, onFocus };
};

/** The day whose cell an event came from; undefined between cells. */
export const dayOf = ({ target }: SyntheticEvent): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset.day : undefined;
