import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the place of somebody who works a list off by keyboard: when the row that had the focus is done and gone, the one that
 * took its place has it, or the list.
 * @param keys of the rows that are shown, in their order; each row has its own as `data-row`
 */
export const useRowFocus = (keys: readonly string[]) => {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<{ key: string; index: number } | null>(null);
  const shown = keys.join();
  useEffect(() => {
    const left = last.current;
    const now = shown.split(',');
    if (!left || now.includes(left.key)) return;
    last.current = null;
    if (document.activeElement && document.activeElement !== document.body) return;
    const next = now[Math.min(left.index, now.length - 1)];
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${next}"]`);
    (row ?? list.current)?.focus();
  }, [shown]);
  const onFocusCapture = ({ target }: FocusEvent) => {
    const key = target.closest('[data-row]')?.getAttribute('data-row');
    if (key) last.current = { key, index: keys.indexOf(key) };
  };
  return { ref: list, tabIndex: -1, onFocusCapture };
};
