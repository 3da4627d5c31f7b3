import { useVenueZone } from '#shared/lib/dates/venue-zone';
import type { OutboxEntry, Receipt } from '#shared/offline/outbox/outbox-entry';
import {
  useOutboxItem,
  useOwnedEntries,
  useReceipts,
  useVenueReachable,
  type Kept,
} from '#shared/offline/wakes/use-outbox';
import { CHECK_IN_KIND } from '#features/check-in/check-in';
import { ticketOfEntry, ticketOfReceipt, type KeptTickets, type Ticket } from './ticket';

const isCheckIn = ({ kind }: OutboxEntry | Receipt): boolean => kind === CHECK_IN_KIND;
const isTicket = (ticket: Ticket | null): ticket is Ticket => ticket !== null;

/** The tickets on this device. */
export const useTickets = (): Kept<KeptTickets> => {
  const entries = useOwnedEntries();
  const receipts = useReceipts();
  const isReachable = useVenueReachable();
  const timeZone = useVenueZone();
  if (!entries || !receipts) return undefined;
  if (entries === 'failed' || receipts === 'failed') return 'failed';
  return {
    waiting: entries
      .filter(({ entry }) => isCheckIn(entry))
      .map(({ entry, isOwn }) => ticketOfEntry(entry, { isReachable, isOwn, timeZone }))
      .filter(isTicket),
    sent: receipts.filter(isCheckIn).map(ticketOfReceipt).filter(isTicket),
  };
};

/** One ticket; null when this device has none of that key. */
export const useTicket = (key: string): Kept<Ticket | null> => {
  const item = useOutboxItem(key);
  const isReachable = useVenueReachable();
  const timeZone = useVenueZone();
  if (!item || item === 'failed') return item;
  if (item.entry) return ticketOfEntry(item.entry, { isReachable, isOwn: item.isOwn, timeZone });
  return item.receipt && ticketOfReceipt(item.receipt);
};
