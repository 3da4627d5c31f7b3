/** @jest-environment node */
export {};

const ORIGIN = 'http://127.0.0.1:4100';
const kept = new Map<string, Response>();
const addressOf = (request: Request | string) => new Request(request).url;
const store = {
  match: (request: Request | string) => Promise.resolve(kept.get(addressOf(request))?.clone()),
  put: (request: Request | string, response: Response) =>
    Promise.resolve(void kept.set(addressOf(request), response)),
  delete: (request: Request | string) => Promise.resolve(kept.delete(addressOf(request))),
  keys: () => Promise.resolve([...kept.keys()].map((address) => new Request(address))),
};
class WorkerEvent extends Event {
  readonly work: Promise<unknown>[] = [];
  waitUntil(promise: Promise<unknown>) {
    this.work.push(promise);
  }
}
const NodeRequest = Request;
Object.assign(globalThis, {
  self: globalThis,
  __WB_DISABLE_DEV_LOGS: true,
  location: new URL(ORIGIN),
  registration: { scope: `${ORIGIN}/` },
  ExtendableEvent: WorkerEvent,
  FetchEvent: class extends WorkerEvent {},
  // As in a browser, an address is the page's own.
  Request: class extends NodeRequest {
    constructor(input: Request | string, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, ORIGIN) : input, init);
    }
  },
  caches: { open: () => Promise.resolve(store), match: store.match },
});
const { SteppedPrecache } = await import('./stepped-precache');

const FILES = [
  { url: 'index.html', revision: '1', isFirst: true },
  { url: 'assets/check-in-1.js', revision: null, isFirst: true },
  { url: 'assets/gallery-1.js', revision: null },
  { url: 'assets/login-1.js', revision: null },
  { url: 'assets/users-1.js', revision: null },
  { url: 'assets/posters-1.js', revision: null },
  { url: 'icons/icon-512.png', revision: '1' },
];
const FIRST = ['/assets/check-in-1.js', '/index.html?__WB_REVISION__=1'];
const ALL = [
  '/assets/check-in-1.js',
  '/assets/gallery-1.js',
  '/assets/login-1.js',
  '/assets/posters-1.js',
  '/assets/users-1.js',
  '/icons/icon-512.png?__WB_REVISION__=1',
  '/index.html?__WB_REVISION__=1',
];
const keptFiles = () => [...kept.keys()].map((address) => address.replace(ORIGIN, '')).sort();

let asked: string[] = [];
/** The venue answers so many times, then the network is gone. */
const network = (answers: number, status = 200) => {
  asked = [];
  globalThis.fetch = (request) => {
    asked.push(new URL(addressOf(request as Request)).pathname);
    return asked.length > answers
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response('a file', { status }));
  };
};
const install = async (isUpdate: boolean) => {
  const event = new WorkerEvent('install');
  new SteppedPrecache(FILES).install(event, isUpdate);
  await Promise.all(event.work);
};
/** A worker that has just been started, as after it was killed. */
const keepRest = () => new SteppedPrecache(FILES).keepRest(new WorkerEvent('message'));

beforeEach(() => kept.clear());

describe('SteppedPrecache', () => {
  it('waits on a first visit for the shell and the check-in alone', async () => {
    network(Infinity);
    await install(false);
    expect(keptFiles()).toEqual(FIRST);
  });

  it('has every file of an update before it may take over', async () => {
    network(Infinity);
    await install(true);
    expect(keptFiles()).toEqual(ALL);
  });

  it('does not install an update of which a file did not come', async () => {
    network(6);
    await expect(install(true)).rejects.toThrow();
  });

  it('keeps the rest afterwards, and asks for nothing twice', async () => {
    network(Infinity);
    await install(false);
    await keepRest();
    expect(keptFiles()).toEqual(ALL);
    expect(asked).toHaveLength(FILES.length);
    await keepRest();
    expect(asked).toHaveLength(FILES.length);
  });

  it('goes on where the network went or the worker was killed', async () => {
    network(3);
    await install(false);
    await expect(keepRest()).rejects.toThrow();
    const before = keptFiles();
    expect(before).toHaveLength(3);

    network(Infinity);
    await keepRest();
    expect(keptFiles()).toEqual(ALL);
    expect(asked).toHaveLength(FILES.length - before.length);
  });

  it('keeps no error page in place of a file that a release took away', async () => {
    network(Infinity);
    await install(false);
    network(Infinity, 404);
    await expect(keepRest()).rejects.toThrow('404');
    expect(keptFiles()).toEqual(FIRST);
  });

  it.each([false, true])(
    'does not install when a file is not there, an update or not: %s',
    async (isUpdate) => {
      network(Infinity, 404);
      await expect(install(isUpdate)).rejects.toThrow();
      expect(keptFiles()).toEqual([]);
    },
  );
});
