import { startTransition, useEffect, useState } from 'react';

/**
 * The first few of a list at once, the rest in slices that let the phone breathe: what is below the screen should not keep
 * a guest from tapping what is on it.
 */
export const useRestLater = <Item>(items: Item[], first: number): Item[] => {
  const [isWhole, setWhole] = useState(false);
  const isLong = items.length > first;
  useEffect(() => {
    if (isLong) startTransition(() => setWhole(true));
  }, [isLong]);
  return isWhole ? items : items.slice(0, first);
};
