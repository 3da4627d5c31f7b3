import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';
import { AVAILABILITY_TITLE } from '#features/availability/availability';

/**
 * Who follows a link to the dates comes to the first that needs a decision, or to their heading, once they are on screen.
 * @param isReady the dates are on screen
 */
export const useJumpToDates = ({ isReady }: { isReady: boolean }): RefObject<HTMLElement | null> => {
  const card = useRef<HTMLElement>(null);
  const { hash, state } = useLocation();
  const { key } = state;
  useEffect(() => {
    if (!isReady || hash !== AVAILABILITY_TITLE) return;
    const goal =
      card.current?.querySelector<HTMLElement>('[data-problem] button') ??
      document.getElementById(AVAILABILITY_TITLE);
    goal?.focus({ preventScroll: true });
    (goal?.closest('li') ?? goal)?.scrollIntoView({ block: 'start' });
  }, [hash, isReady, key]);
  return card;
};
