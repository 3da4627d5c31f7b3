import type { QueryClient } from '@tanstack/react-query';
import { followOutboxNews } from '#shared/offline/wakes/outbox-news';
import type { Receipt } from '#shared/offline/outbox/outbox-entry';
import { refused, showToast, type ToastMessage } from '#shared/ui/feedback/toast-store';
import { acknowledgedOf, CHECK_IN_KIND, parseCheckIn } from './check-in';
import { RECORD_FAILED } from './check-in.outbox';
import { ALREADY_CHECKED_IN, staffLookFirst, waitForClaim } from '#features/check-in/ticket/ticket';

/** What a check-in changes. The key of every query starts with the path it reads. */
const STALE_PATHS = ['/api/loyalty/', '/api/event-photos', '/api/admin/event-photos'];

/**
 * Tells the person when a check-in was sent or refused, whichever tab or worker sent it, and refreshes what that made
 * out of date (spec §7 "Photos and attendance", §8).
 */
export const followCheckIns = (queryClient: QueryClient): void => {
  followOutboxNews({
    kind: CHECK_IN_KIND,
    onAcknowledged: () =>
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [path] }) => STALE_PATHS.some((stale) => String(path).startsWith(stale)),
      }),
    onFirstSeen: (receipt) => showToast(recordedToast(receipt)),
    onStuck: ({ reason }) => showToast(refused('Error', reason ?? RECORD_FAILED)),
  });
};

/**
 * The success toast of spec §8, whose sentence on points is for who has an account; without points it does not claim any
 * (decision 33).
 */
export const recordedToast = (receipt: Receipt): ToastMessage => ({
  title: 'Attendance Recorded!',
  description: `Thank you for attending! ${pointsLine(receipt)}`.trim(),
});

const pointsLine = (receipt: Receipt): string => {
  const { pointsAwarded, duplicate, isLate } = acknowledgedOf(receipt);
  if (duplicate) return ALREADY_CHECKED_IN;
  if (isLate) return staffLookFirst(parseCheckIn(receipt.payload));
  if (pointsAwarded === 0) return '';
  return receipt.owner === null
    ? waitForClaim(pointsAwarded)
    : 'Loyalty points have been added to your account.';
};
