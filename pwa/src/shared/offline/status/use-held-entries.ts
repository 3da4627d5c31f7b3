import { useTakesLong } from '#shared/ui/feedback/use-takes-long';
import type { OutboxEntry } from '#shared/offline/outbox/outbox-entry';
import { useEntries, useKnownKinds, useVenueReachable } from '#shared/offline/wakes/use-outbox';

/** Sending that ends within this needs no words. */
const WORTH_SAYING_MS = 2_000;

interface HeldEntries {
  entries: OutboxEntry[];
  isReachable: boolean;
  /** Offline, something is stuck, or sending takes a while. */
  isWorthSaying: boolean;
}

/** What this device still holds, and whether a person should be told of it. */
export const useHeldEntries = (): HeldEntries => {
  const kept = useEntries();
  const entries = Array.isArray(kept) ? kept : [];
  const isReachable = useVenueReachable();
  useKnownKinds();
  const isStuck = entries.some(({ state }) => state === 'stuck');
  const isSlow = useTakesLong(entries.length > 0, WORTH_SAYING_MS);
  return { entries, isReachable, isWorthSaying: !isReachable || isStuck || isSlow };
};
