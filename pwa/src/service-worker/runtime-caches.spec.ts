/** @jest-environment node */
import 'fake-indexeddb/auto';

/** The browser's named stores of answers, as far as Workbox uses them: one answer for each address. */
const stores = new Map<string, Map<string, Response>>();
const openStore = (name: string) => {
  const kept = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, kept);
  const addressOf = (request: Request | string) => (typeof request === 'string' ? request : request.url);
  return Promise.resolve({
    match: (request: Request | string) => Promise.resolve(kept.get(addressOf(request))?.clone()),
    put: (request: Request | string, response: Response) =>
      Promise.resolve(void kept.set(addressOf(request), response)),
    delete: (request: Request | string) => Promise.resolve(kept.delete(addressOf(request))),
    keys: () => Promise.resolve([...kept.keys()].map((address) => new Request(address))),
  });
};
class WorkerEvent extends Event {
  readonly work: Promise<unknown>[] = [];
  waitUntil(promise: Promise<unknown>) {
    this.work.push(promise);
  }
}
const ORIGIN = 'http://127.0.0.1:4100';
Object.assign(globalThis, {
  self: globalThis,
  __WB_DISABLE_DEV_LOGS: true,
  location: new URL(ORIGIN),
  registration: { scope: `${ORIGIN}/` },
  FetchEvent: class extends WorkerEvent {},
  ExtendableEvent: WorkerEvent,
  caches: {
    open: openStore,
    match: (request: Request | string, { cacheName }: { cacheName: string }) =>
      openStore(cacheName).then((store) => store.match(request)),
  },
});
const { PICTURE_ROUTE, THUMBNAIL_ROUTE } = await import('./runtime-caches');

const [isKept, strategy] = PICTURE_ROUTE;
let asked: string[] = [];

/** Asks for a picture through the worker, from a venue that answers with this `Cache-Control`. */
const ask = async (path: string, cacheControl: string, status = 200): Promise<Response> => {
  globalThis.fetch = (request) => {
    asked.push(new Request(request).url);
    return Promise.resolve(new Response('a face', { status, headers: { 'cache-control': cacheControl } }));
  };
  const event = new WorkerEvent('fetch');
  const [answer, done] = strategy.handleAll({
    event: event as unknown as ExtendableEvent,
    request: new Request(ORIGIN + path),
  });
  await done;
  await Promise.all(event.work);
  return answer;
};
const addresses = () => [...(stores.get('pictures')?.keys() ?? [])];

beforeEach(() => {
  stores.clear();
  asked = [];
});

describe('PICTURE_ROUTE', () => {
  it('keeps a picture that everybody may see and asks for it once', async () => {
    await ask('/uploads/thumb.webp', 'public, max-age=31536000, immutable');
    await ask('/uploads/thumb.webp', 'public, max-age=31536000, immutable');
    expect(asked).toEqual([`${ORIGIN}/uploads/thumb.webp`]);
  });

  it.each(['private, no-store', 'private, max-age=60', 'public, no-cache', 'no-cache', ''])(
    'keeps no picture answered with "%s"',
    async (cacheControl) => {
      expect(await (await ask('/uploads/verification.jpg', cacheControl)).text()).toBe('a face');
      expect(addresses()).toEqual([]);
    },
  );

  it('keeps no refusal', async () => {
    await ask('/uploads/gone.webp', 'public, max-age=60, immutable', 404);
    expect(addresses()).toEqual([]);
  });

  it('keeps one copy of the logo, however often its address changes', async () => {
    await ask('/uploads/logo.png?t=1', 'public, max-age=60, immutable');
    await ask('/uploads/logo.png?t=2', 'public, max-age=60, immutable');
    expect(addresses()).toEqual([`${ORIGIN}/uploads/logo.png`]);
    expect(asked).toEqual([`${ORIGIN}/uploads/logo.png?t=1`]);
  });

  it.each([
    ['/uploads/thumb.webp', 'image', true, true],
    ['/uploads/thumb.webp', 'document', true, false],
    ['/uploads/thumb.webp', 'image', false, false],
    ['/api/event-photos/1', 'image', true, false],
  ])('answers for %s as %s, same origin %s: %s', (path, destination, sameOrigin, expected) => {
    const url = new URL(path, ORIGIN);
    const request = { destination } as Request;
    expect(isKept({ url, request, sameOrigin, event: new WorkerEvent('fetch') })).toBe(expected);
  });
});

describe('THUMBNAIL_ROUTE', () => {
  const PHOTO = `/uploads/photo-${'0123456789abcdef'.repeat(2)}`;

  it.each([
    [`${PHOTO}-320.webp`, true],
    [`${PHOTO}-480.webp`, true],
    [`${PHOTO}-1280.webp`, false],
    [`${PHOTO}.jpg`, false],
    ['/uploads/artist-rosa-320.webp', false],
  ])('answers for %s: %s; and no photo pushes out other pictures', (path, expected) => {
    const url = new URL(path, ORIGIN);
    const request = { destination: 'image' } as Request;
    const options = { url, request, sameOrigin: true, event: new WorkerEvent('fetch') };
    expect(THUMBNAIL_ROUTE[0](options)).toBe(expected);
    expect(isKept(options)).toBe(path.includes('artist'));
  });
});
