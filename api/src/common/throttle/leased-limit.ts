import { LRUCache } from 'lru-cache';
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** What a process has counted in PostgreSQL ahead of its use. */
interface Lease {
  size: number;
  left: number;
  /** What the limit had left for all processes when the lease was taken. */
  remaining: number;
}

/** At most this part of what remains is leased at once, so that the count is never exceeded. */
const SHARE = 50;

/** What one network address holds is forgotten when so many others have come since; it is lost until the window ends. */
const MAX_SUBJECTS = 10_000;

/** For so long a limit that is used up is not asked about again. */
const REFUSAL_MILLISECONDS = 500;

/**
 * A limit that all processes share (design §3), for what is too hot for a statement each: a process takes one use, then twice as many
 * as before each time, up to a fiftieth of what remains, and gives them out from memory. So one that is killed takes along no more than
 * it gave out. 1,000 uses of a limit of 2,000 cost 41 statements. It is never exceeded.
 */
export class LeasedLimit {
  private readonly leases = new LRUCache<string, Lease>({ max: MAX_SUBJECTS });
  private readonly refusals = new LRUCache<string, number>({ max: MAX_SUBJECTS, ttl: REFUSAL_MILLISECONDS });
  private readonly renewals = new Map<string, Promise<number>>();

  constructor(private readonly limiter: RateLimiterPostgres) {}

  /** Counts one use before it is made. @returns milliseconds to wait when it is past the limit, else 0 */
  async take(key: string): Promise<number> {
    for (;;) {
      const lease = this.leases.get(key);
      if (lease && lease.left > 0) {
        lease.left -= 1;
        return 0;
      }
      const wait = this.refusals.get(key) ?? (await this.renew(key));
      if (wait > 0) return wait;
    }
  }

  /** Gives back a use that was not made. What piles up goes back to all processes; it never rejects. */
  giveBack(key: string): void {
    const lease = this.leases.get(key) ?? { size: 0, left: 0, remaining: 0 };
    lease.left += 1;
    const surplus = lease.left - 2 * lease.size;
    if (surplus <= 0) return;
    lease.left -= surplus;
    // Without the database nothing is counted either; the window's end makes it good.
    void this.limiter.reward(key, surplus).catch(() => undefined);
  }

  /** One question at a time for each key. */
  private renew(key: string): Promise<number> {
    const running = this.renewals.get(key) ?? this.lease(key).finally(() => this.renewals.delete(key));
    this.renewals.set(key, running);
    return running;
  }

  private async lease(key: string): Promise<number> {
    const last = this.leases.get(key);
    const size = last ? Math.max(1, Math.min(2 * last.size, Math.floor(last.remaining / SHARE))) : 1;
    const wait = await this.count(key, size);
    // Near the end, one by one.
    const refused = wait > 0 && size > 1 ? await this.count(key, 1) : wait;
    if (refused > 0) this.refusals.set(key, refused);
    return refused;
  }

  private async count(key: string, size: number): Promise<number> {
    try {
      const { remainingPoints, msBeforeNext } = await this.limiter.consume(key, size);
      // Uses may have been given back meanwhile.
      const left = size + (this.leases.get(key)?.left ?? 0);
      this.leases.set(key, { size, left, remaining: remainingPoints }, { ttl: msBeforeNext });
      return 0;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      await this.limiter.reward(key, size);
      return Math.max(1, error.msBeforeNext);
    }
  }
}
