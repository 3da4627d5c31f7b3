import type { QueryClient } from '@tanstack/react-query';
import { followOutboxNews } from '#shared/offline/wakes/outbox-news';
import { showToast } from '#shared/ui/feedback/toast-store';
import { AVAILABILITY_KIND, AVAILABILITY_TITLE } from '#features/availability/availability';
import { conflictOf } from './availability-chain';
import { AVAILABILITY_PATH } from '#features/availability/availability.queries';
import { FAILED } from './availability.outbox';

/** Tells the artist when a date was refused or is disputed, and asks for the dates again when one was taken (spec §8). */
export const followAvailability = (queryClient: QueryClient): void => {
  followOutboxNews({
    kind: AVAILABILITY_KIND,
    onAcknowledged: () => void queryClient.invalidateQueries({ queryKey: [AVAILABILITY_PATH] }),
    onFirstSeen: () => undefined,
    onStuck: (entry) => {
      const isDisputed = conflictOf(entry) !== undefined;
      if (isDisputed && isCardOnScreen()) return;
      showToast({
        title: isDisputed ? 'Please choose' : 'Error',
        description: entry.reason ?? FAILED.change,
        destructive: true,
      });
    },
  });
};

/** There the date comes first with the choice, and is announced: a toast would only cover its buttons. */
const isCardOnScreen = (): boolean => {
  const card = document.getElementById(AVAILABILITY_TITLE)?.closest('section');
  if (!card) return false;
  const { top, bottom } = card.getBoundingClientRect();
  return top <= window.innerHeight && bottom >= 0;
};
