import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { daysUnderStroke } from './day-stroke';

interface Held {
  pointerId: number;
  from: string;
  to: string;
}

/**
 * A stroke of finger, pen or mouse over the days of a calendar, each marked with `data-day`. A finger that moves up or down
 * scrolls instead (`touch-action` of the grid); keys and single taps are the calendar's own.
 * @param onStroke called at its end with its days, the one it began on first; not for a stroke that comes back to that day
 */
export const useDayStroke = (onStroke: (days: string[]) => void) => {
  const held = useRef<Held | null>(null);
  const isStroke = useRef(false);
  const [days, setDays] = useState<string[]>(NO_DAYS);
  const end = () => {
    held.current = null;
    setDays(NO_DAYS);
  };
  const handlers = {
    onPointerDown: ({ target, isPrimary, button, pointerId }: PointerEvent) => {
      const day = dayOf(target);
      isStroke.current = false;
      held.current =
        day !== undefined && isPrimary && button === 0 ? { pointerId, from: day, to: day } : null;
    },
    onPointerMove: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
      const stroke = held.current;
      if (!stroke || stroke.pointerId !== pointerId) return;
      const to = dayOf(document.elementFromPoint(clientX, clientY));
      if (to === undefined || to === stroke.to) return;
      currentTarget.setPointerCapture(pointerId);
      isStroke.current = true;
      stroke.to = to;
      setDays(daysUnderStroke(stroke.from, to));
    },
    onPointerUp: () => {
      const stroke = held.current;
      if (stroke && stroke.to !== stroke.from) onStroke(daysUnderStroke(stroke.from, stroke.to));
      end();
    },
    onPointerCancel: end,
    /** The click that ends a stroke is no tap. */
    onClickCapture: (event: MouseEvent) => {
      if (isStroke.current) event.stopPropagation();
      isStroke.current = false;
    },
  };
  return { days, handlers };
};

const NO_DAYS: string[] = [];

const dayOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset.day : undefined;
