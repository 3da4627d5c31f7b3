import { useInfiniteQuery } from '@tanstack/react-query';
import { useSession } from '#shared/session/session-context';
import { ownCheckInsQuery } from '#features/check-in/own-check-ins.queries';
import { useTickets } from '#features/check-in/ticket/use-tickets';
import { presenceAt, type Presence } from './presence';

/**
 * Whether the person at this device is checked in to a show. Null when not, and always for admins, who check in others. Undefined
 * while the device is read.
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
  const own = data?.pages.flatMap((page) => page.rows) ?? [];
  return presenceAt(eventId, { kept, own, email: user?.email ?? null });
};
