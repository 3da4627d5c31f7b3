import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { layoutOf, type GridLayout } from './grid-layout';

interface Measured {
  layout: GridLayout | null;
  /** Of the grid's beginning from the top of the page, in pixels. */
  top: number;
}

/** As exact as one sees: a tenth of a pixel must not lay the whole grid out again. */
const isSame = (one: Measured, other: Measured): boolean =>
  Math.abs(one.top - other.top) < 1 &&
  one.layout?.rem === other.layout?.rem &&
  Math.abs((one.layout?.columnWidth ?? 0) - (other.layout?.columnWidth ?? 0)) < 0.1;

/**
 * Follows the width of the grid and the size of the text.
 * @returns `probe` goes on an element that is as wide as the grid and one rem high, at its beginning
 */
export const useGridLayout = (): Measured & { probe: RefObject<HTMLDivElement | null> } => {
  const probe = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<Measured>({ layout: null, top: 0 });
  useLayoutEffect(() => {
    const element = probe.current;
    if (!element) return;
    const measure = () => {
      const { width, height, top } = element.getBoundingClientRect();
      const next = { layout: layoutOf(width, height), top: top + window.scrollY };
      setMeasured((before) => (isSame(before, next) ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // What stands above the grid may grow, by a note or by a line that breaks.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { ...measured, probe };
};
