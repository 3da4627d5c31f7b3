import { useEffect, useState, type RefObject } from 'react';
import type { SmsRequest } from '#features/sms/sms.queries';
import { useSeenTelling } from './use-seen-telling';

/** Seen is a card of which so much, or which fills so much of its area, is in view. */
const ENOUGH = 0.5;
const STEPS = [0, 0.1, 0.2, 0.3, 0.4, ENOUGH];

/**
 * Counts requests as seen once they have come into view.
 * @param rows what is listed; each is shown by an element with its id as `data-request`
 * @param area where the list scrolls
 * @returns ids of what was new when it was first listed; they stay marked until the tab is left
 */
export const useSeenRequests = (
  rows: readonly Pick<SmsRequest, 'id' | 'isSeen'>[],
  area: RefObject<HTMLElement | null>,
): ReadonlySet<number> => {
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const unseen = rows.filter(({ isSeen }) => !isSeen).map(({ id }) => id);
  if (unseen.some((id) => !fresh.has(id))) setFresh(new Set([...fresh, ...unseen]));
  const tell = useSeenTelling();
  const listed = unseen.join();
  useEffect(() => {
    const height = area.current?.clientHeight ?? 0;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.filter((entry) => isLargelyInView(entry, height));
        tell(seen.map(({ target }) => Number(target.getAttribute('data-request'))));
      },
      { threshold: STEPS },
    );
    for (const id of listed.split(',')) {
      const card = area.current?.querySelector(`[data-request="${id}"]`);
      if (card) observer.observe(card);
    }
    return () => observer.disconnect();
  }, [listed, area, tell]);
  return fresh;
};

const isLargelyInView = (
  { isIntersecting, intersectionRatio, intersectionRect }: IntersectionObserverEntry,
  areaHeight: number,
): boolean =>
  isIntersecting && (intersectionRatio >= ENOUGH || intersectionRect.height >= ENOUGH * areaHeight);
