import { useDeferredValue } from 'react';

/**
 * The first few of a list at once, the rest in slices that let the phone breathe: what is below the screen should not keep
 * a guest from tapping what is on it. Rows that are no beginning of the list any more are not shown for a moment longer.
 */
export const useRestLater = <Item>(items: Item[], first: number): Item[] => {
  const shown = useDeferredValue(items, items.slice(0, first));
  return shown.every((item, index) => item === items[index]) ? shown : items;
};
