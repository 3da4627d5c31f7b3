import { isRecord } from '#shared/lib/problem';
import { inTransaction, offlineDatabase as database } from '#shared/offline/storage/offline-database';

const LOCK = 'outbox-runner';
const LEASE_MS = 30_000;
const HEARTBEAT_MS = 10_000;

/**
 * Runs `work` while no other tab or worker of this origin does (design §5.3). With the Web Locks API it waits for its
 * turn; without, it uses a lease in the database and leaves the work to the holder of the lease.
 */
export const whileOnlyRunner = async (work: () => Promise<void>): Promise<void> => {
  if (typeof navigator !== 'undefined' && navigator.locks) await navigator.locks.request(LOCK, work);
  else await underLease(work);
};

const underLease = async (work: () => Promise<void>): Promise<void> => {
  const holder = crypto.randomUUID();
  if (!(await claimLease(holder))) return;
  const heartbeat = setInterval(() => void claimLease(holder), HEARTBEAT_MS);
  try {
    await work();
  } finally {
    clearInterval(heartbeat);
    await releaseLease(holder);
  }
};

const claimLease = (holder: string): Promise<boolean> =>
  inTransaction([database.settings], async () => {
    const lease = asLease((await database.settings.get(LOCK))?.value);
    const now = Date.now();
    // One that ends later than any we give was given by a clock that has been put right since.
    const isHeld = lease !== null && lease.until > now && lease.until <= now + LEASE_MS;
    if (isHeld && lease.holder !== holder) return false;
    await database.settings.put({ key: LOCK, value: { holder, until: now + LEASE_MS } });
    return true;
  });

const releaseLease = (holder: string): Promise<void> =>
  inTransaction([database.settings], async () => {
    const lease = asLease((await database.settings.get(LOCK))?.value);
    if (lease?.holder === holder) await database.settings.delete(LOCK);
  });

const asLease = (value: unknown): { holder: string; until: number } | null => {
  const { holder, until } = isRecord(value) ? value : {};
  return typeof holder === 'string' && typeof until === 'number' ? { holder, until } : null;
};
