import { PrecacheController } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';

/** A file of this version, as the build lists it. */
export interface PrecachedFile {
  url: string;
  /** Null when the name says it. */
  revision: string | null;
  /** The shell and the check-in: what a first visit keeps before all else. */
  isFirst?: boolean;
}

/** How many are fetched at once: one would leave the line idle for most of each round trip. */
const AT_A_TIME = 4;

/**
 * The files of one version. A first visit keeps the few that open the app and check a guest in, so that the worker soon
 * takes over, and the rest after it; an update is whole before it takes over from a version that works.
 */
export class SteppedPrecache {
  /** Answers for all of them: what is not kept yet comes from the network. */
  readonly controller = new PrecacheController();
  private readonly first: ReadonlySet<string>;
  private readonly keeping: CacheFirst;
  private rest: Promise<void> | null = null;

  constructor(files: readonly PrecachedFile[]) {
    this.controller.addToCacheList([...files]);
    this.first = new Set(
      files.filter(({ isFirst }) => isFirst).map(({ url }) => new URL(url, location.href).href),
    );
    this.keeping = new CacheFirst({
      cacheName: this.controller.strategy.cacheName,
      plugins: [
        {
          cacheKeyWillBeUsed: ({ request }) =>
            Promise.resolve(this.controller.getCacheKeyForURL(request.url) ?? request),
        },
      ],
    });
  }

  /** @param isUpdate whether another version is at work */
  install(event: ExtendableEvent, isUpdate: boolean): void {
    if (isUpdate) void this.controller.install(event);
    else event.waitUntil(this.keepMissing(event, (url) => this.first.has(url)));
  }

  /**
   * Keeps what is still missing, and goes on where an earlier try was cut off. Fails when the network does, and when a release
   * took a file away: its version comes whole.
   */
  keepRest(event: ExtendableEvent): Promise<void> {
    this.rest ??= this.keepMissing(event, () => true).finally(() => (this.rest = null));
    return this.rest;
  }

  private async keepMissing(event: ExtendableEvent, isWanted: (url: string) => boolean): Promise<void> {
    const cache = await caches.open(this.controller.strategy.cacheName);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    const missing = [...this.controller.getURLsToCacheKeys()].filter(
      ([url, key]) => isWanted(url) && !kept.has(key),
    );
    while (missing.length > 0) {
      const turn = missing.splice(0, AT_A_TIME).map(([url, key]) => this.keep(event, url, key));
      await Promise.allSettled(turn);
      await Promise.all(turn);
    }
  }

  private async keep(event: ExtendableEvent, url: string, key: string): Promise<void> {
    const request = new Request(url, {
      cache: key === url ? 'default' : 'reload',
      credentials: 'same-origin',
      priority: 'low',
    });
    const [answer, done] = this.keeping.handleAll({ event, request });
    const { status } = await answer;
    await done;
    if (status !== 200) throw new Error(`${url} was answered with ${status}.`);
  }
}
