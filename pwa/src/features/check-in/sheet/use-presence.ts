import { useInfiniteQuery } from '@tanstack/react-query';
import { useSession } from '#shared/session/session-context';
import { ownCheckInsQuery } from '#features/check-in/own-check-ins.queries';
import { keyOf } from '#features/check-in/ticket/own-ticket';
import { useTickets } from '#features/check-in/ticket/use-tickets';

/** That the person in front is checked in to a show; `key` names the stub when this device has it. */
export interface Presence {
  key: string | null;
}

/**
 * Whether the person at this device is checked in to a show: by what the device keeps, also unsent, or by what the server
 * knows of a signed-in member. Null when not, and always for admins, who check in others. Undefined while the device is
 * read.
 */
export const usePresence = (eventId: number): Presence | null | undefined => {
  const { user } = useSession();
  const tickets = useTickets();
  const isAdmin = user?.userType === 'admin';
  const { data } = useInfiniteQuery({
    ...ownCheckInsQuery(user?.id ?? 0),
    enabled: Boolean(user) && !isAdmin,
  });
  if (isAdmin) return null;
  if (!tickets) return undefined;
  const kept = tickets === 'failed' ? [] : [...tickets.waiting, ...tickets.sent];
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const rejected = new Set(
    rows.filter(({ verificationStatus }) => verificationStatus === 'rejected').map(keyOf),
  );
  const here = kept.find(
    ({ key, isOwn, state, checkIn }) =>
      isOwn && state !== 'stuck' && !rejected.has(key) && checkIn.event.id === eventId,
  );
  if (here) return { key: here.key };
  const known = rows.some((row) => row.event?.id === eventId && !rejected.has(keyOf(row)));
  return known ? { key: null } : null;
};
