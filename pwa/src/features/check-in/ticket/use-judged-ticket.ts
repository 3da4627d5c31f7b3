import { useInfiniteQuery } from '@tanstack/react-query';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import type { Kept } from '#shared/offline/wakes/use-outbox';
import { useSession } from '#shared/session/session-context';
import { ownCheckInsQuery, type OwnCheckIn } from '#features/check-in/own-check-ins.queries';
import { keyOf, ticketWithVerdict } from './own-ticket';
import type { Ticket } from './ticket';
import { useTicket } from './use-tickets';

/** One ticket of this device; once it is sent, with what the server says came of it, as far as that can be read. */
export const useJudgedTicket = (key: string): Kept<Ticket | null> => {
  const ticket = useTicket(key);
  const timeZone = useVenueZone();
  const sent = ticket && ticket !== 'failed' && ticket.state === 'sent' ? ticket : null;
  const own = useOwnCheckIns({ enabled: sent !== null });
  return sent ? ticketWithVerdict(sent, own, timeZone) : ticket;
};

interface Asking {
  enabled?: boolean;
  /** Asks again after as many milliseconds. */
  refetchInterval?: () => number | false;
}

/** The signed-in person's check-in of that key as the server knows it, if it is among the latest. */
export const useOwnCheckIn = (key: string, asking: Asking): OwnCheckIn | undefined =>
  useOwnCheckIns(asking).find((row) => keyOf(row) === key);

/** The signed-in person's latest check-ins as the server knows them. */
const useOwnCheckIns = ({ enabled = true, refetchInterval }: Asking): OwnCheckIn[] => {
  const { user } = useSession();
  const { data } = useInfiniteQuery({
    ...ownCheckInsQuery(user?.id ?? 0),
    enabled: enabled && user !== null,
    refetchInterval,
  });
  return data?.pages.flatMap(({ rows }) => rows) ?? [];
};
