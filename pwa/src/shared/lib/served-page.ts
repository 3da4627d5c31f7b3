import { useHydrated } from '@tanstack/react-router';
import { useDeferredValue } from 'react';

/** When the server rendered the page that is read, and the one that it renders. */
let servedAt: Date | undefined;

export const keepServingTime = (at: Date): void => void (servedAt = at);

/** What a component takes for now at first: the server's instant where it must be rendered as there (hydration). */
export const useFirstNow = (): Date => {
  const isHydrated = useHydrated();
  return (!isHydrated && servedAt) || new Date();
};

/** As `useDeferredValue`, but a page from the server has all of it at once. */
export const useLater = <Value>(value: Value, first: Value): Value =>
  useDeferredValue(value, useHydrated() ? first : value);
