import { useEffect, useState } from 'react';
import { postSeenBadges, type OwnBadge } from './own-member.queries';

/** Most badges that one call marks; the rest is new at the next visit. */
const SEEN_AT_ONCE = 100;

/**
 * The badges to celebrate: new ones, for as long as this screen stays. Once they were on a visible screen the venue is
 * told that they were seen; told in vain, they are new again next time.
 */
export const useNewBadges = (memberId: number, badges: readonly OwnBadge[]): readonly OwnBadge[] => {
  const [celebrated, setCelebrated] = useState<readonly number[]>([]);
  const fresh = badges.filter(({ id, isNew }) => isNew && !celebrated.includes(id)).map(({ id }) => id);
  if (fresh.length > 0) setCelebrated([...fresh, ...celebrated]);
  useSeen(
    memberId,
    badges.filter(({ isNew }) => isNew).map(({ id }) => id),
  );
  return badges.filter(({ id, earnedDate }) => celebrated.includes(id) && earnedDate !== null);
};

const useSeen = (memberId: number, badgeIds: readonly number[]) => {
  const shown = badgeIds.slice(0, SEEN_AT_ONCE).join();
  useEffect(() => {
    if (shown === '') return;
    const tell = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', tell);
      postSeenBadges(memberId, shown.split(',').map(Number)).catch((error: unknown) =>
        console.warn('The venue could not be told which badges were seen.', error),
      );
    };
    document.addEventListener('visibilitychange', tell);
    tell();
    return () => document.removeEventListener('visibilitychange', tell);
  }, [memberId, shown]);
};
