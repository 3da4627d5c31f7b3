import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  expect,
  firefox,
  type Page,
} from '@playwright/test';
import type { FakeSubscription } from '#support/servers/push-server';

export interface PhoneTraits {
  /**
   * It can be closed and opened again, and is a whole browser. The phones without share one that only runs pages where the
   * machine has such a one, and nothing that is kept in it.
   */
  hasOwnBrowser?: boolean;
  /** The machine's Firefox in place of its Chromium; only a phone with its own browser. */
  isFirefox?: boolean;
  /** False is a browser without Background Sync, as Safari and Firefox are: only the page's own triggers work. */
  hasBackgroundSync?: boolean;
  /** Its worker takes the app in at once, though it shares its browser; else once the test wants it. */
  keepsAppAtOnce?: boolean;
  colorScheme?: 'light' | 'dark';
  viewport?: { width: number; height: number };
  /** IANA name of the phone's own time zone; the machine's when left out. */
  timezoneId?: string;
  /** False is a phone whose owner has refused the camera to pages; else it is allowed, and shows a test picture. */
  allowsCamera?: boolean;
  /** False is a reader without JavaScript. */
  runsScripts?: boolean;
  /** False is a browser that keeps no app, as a private window may be: the venue answers each visit. Only one that is shared. */
  hasWorker?: boolean;
}

const { CHROMIUM_PATH, HEADLESS_SHELL_PATH } = process.env;
const ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];
const WHOLE_BROWSER = { executablePath: CHROMIUM_PATH || undefined, args: ARGS };
const PAGES_ALONE = { executablePath: HEADLESS_SHELL_PATH || CHROMIUM_PATH || undefined, args: ARGS };

/** React's errors where a page from the server and the app's first rendering of it differ. */
const HYDRATION = /React error #(418|419|421|422|423|424|425);/;

const FIREFOX = { channel: 'moz-firefox', executablePath: process.env.FIREFOX_PATH };

/** Starting a browser takes seconds: this one serves all the phones of a worker that need none of their own. */
let sharedBrowser: Promise<Browser> | undefined;

export const closeSharedBrowser = async (): Promise<void> => (await sharedBrowser)?.close();

/** A guest's phone: a real Chromium, with a profile that outlives closing it where the phone has its own. */
export class Phone {
  private context: BrowserContext | null = null;
  private profile: string | null = null;
  private readonly brokenPages: Error[] = [];

  private constructor(
    private readonly address: string,
    private readonly traits: PhoneTraits,
  ) {}

  static async unpack(address: string, traits: PhoneTraits = {}): Promise<Phone> {
    const phone = new Phone(address, traits);
    await phone.openBrowser();
    return phone;
  }

  get browser(): BrowserContext {
    if (!this.context) throw new Error('The browser is closed.');
    return this.context;
  }

  /** Opens the browser with an empty page: nothing of the app runs but what the browser itself wakes. */
  async openBrowser(): Promise<void> {
    const { hasOwnBrowser, isFirefox, hasBackgroundSync, viewport, colorScheme, timezoneId, allowsCamera } =
      this.traits;
    const options = {
      baseURL: this.address,
      viewport: viewport ?? { width: 390, height: 844 },
      hasTouch: true,
      colorScheme: colorScheme ?? 'light',
      timezoneId,
      javaScriptEnabled: this.traits.runsScripts ?? true,
    };
    if (hasOwnBrowser) {
      this.profile ??= await mkdtemp(join(tmpdir(), 'honky-tonk-phone-'));
      this.context = isFirefox
        ? await firefox.launchPersistentContext(this.profile, {
            ...FIREFOX,
            ...options,
            hasTouch: false,
          })
        : await chromium.launchPersistentContext(this.profile, { ...WHOLE_BROWSER, ...options });
    } else {
      sharedBrowser ??= chromium.launch(PAGES_ALONE);
      const { hasWorker = true, keepsAppAtOnce } = this.traits;
      this.context = await (
        await sharedBrowser
      ).newContext({
        ...options,
        reducedMotion: 'reduce',
        serviceWorkers: hasWorker ? 'allow' : 'block',
      });
      if (hasWorker && !keepsAppAtOnce) await this.context.addInitScript(holdWorkerBack);
    }
    this.context.on('weberror', (broken) => {
      if (HYDRATION.test(broken.error().message)) this.brokenPages.push(broken.error());
    });
    if (hasBackgroundSync === false) await this.context.addInitScript(removeBackgroundSync);
    if (allowsCamera === false) await this.context.addInitScript(refuseCamera);
  }

  /** A page of the app. */
  async visit(path: string): Promise<Page> {
    const page = await this.browser.newPage();
    await page.goto(path);
    return page;
  }

  /** Waits until the worker is at work. */
  async workerReady(page: Page): Promise<void> {
    await page.evaluate(() => window.dispatchEvent(new Event('worker-wanted')));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }

  /** Waits until the worker has everything, and home its events: from then on the app opens without a network. */
  async installed(page: Page): Promise<void> {
    await this.workerReady(page);
    const files = await filesOfBuild();
    await expect.poll(() => page.evaluate(keptFiles), { timeout: 60_000 }).toBeGreaterThanOrEqual(files);
    if (new URL(page.url()).pathname === '/') await page.waitForFunction(keptEventAnswers, 2);
  }

  async offline(isOffline: boolean): Promise<void> {
    await this.browser.setOffline(isOffline);
  }

  /** Has the browser fire its Background Sync for the app now, as it does when a network comes and no page is open. */
  async wakeWorker(origin: string): Promise<void> {
    await this.withWorker(origin, (devtools, registrationId) =>
      devtools.send('ServiceWorker.dispatchSyncEvent', {
        origin,
        registrationId,
        tag: 'outbox',
        lastChance: false,
      }),
    );
  }

  /** Hands the app's worker a push message, as the browser does once it has decrypted it. */
  async push(origin: string, data: string): Promise<void> {
    await this.withWorker(origin, (devtools, registrationId) =>
      devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),
    );
  }

  /**
   * Has the app's pages take push messages at an address of the test's: no push service of a browser can be reached here. To be
   * called before a page is opened.
   */
  async takePush(subscription: FakeSubscription): Promise<void> {
    await this.browser.grantPermissions(['notifications']);
    await this.browser.addInitScript(fakePushManager, subscription);
  }

  private async withWorker(
    origin: string,
    act: (devtools: CDPSession, registrationId: string) => Promise<unknown>,
  ): Promise<void> {
    const page = this.browser.pages()[0] ?? (await this.browser.newPage());
    const devtools = await this.browser.newCDPSession(page);
    const registrationId = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
        if (ours) resolve(ours.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    await act(devtools, await registrationId);
    await devtools.detach();
  }

  /** From now on the app may keep nothing more than it has. */
  async leaveNoRoom(page: Page, origin: string): Promise<void> {
    const quotaSize = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
    const devtools = await this.browser.newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
  }

  /** Ends all processes of the phone's own browser as an empty battery does; its profile stays as it is. */
  async killBrowser(): Promise<void> {
    const { profile, browser } = this;
    if (!profile) throw new Error('This phone shares its browser.');
    const closed = browser.waitForEvent('close');
    for (const pid of await processesOf(profile)) killIfThere(pid);
    await closed;
    this.context = null;
  }

  async closeBrowser(): Promise<void> {
    await this.context?.close();
    this.context = null;
  }

  async throwAway(): Promise<void> {
    await this.closeBrowser();
    expect(this.brokenPages, 'pages that are not as the server rendered them').toEqual([]);
    if (this.profile) await rm(this.profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Of a browser, by its profile, which stands in their command lines. */
const processesOf = async (profile: string): Promise<number[]> => {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,args='], { maxBuffer: 64 * 1024 * 1024 });
  return stdout
    .split('\n')
    .filter((line) => line.includes(profile))
    .map((line) => Number.parseInt(line, 10));
};

/** One may end with another before its turn comes. */
const killIfThere = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
};

/**
 * The worker of a phone that shares its browser is let in when a test wants it: it takes the whole app in, which is most of the
 * work of a page that is looked at once.
 */
const holdWorkerBack = (): void => {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || workers.controller) return;
  const register = workers.register.bind(workers);
  const wanted = new Promise((resolve) => window.addEventListener('worker-wanted', resolve));
  workers.register = (...args) => wanted.then(() => register(...args));
};

const removeBackgroundSync = (): void => {
  Reflect.deleteProperty(window, 'SyncManager');
  Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
};

const refuseCamera = (): void => {
  navigator.mediaDevices.getUserMedia = () =>
    Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
};

/** How many files of the build the worker keeps, by its own list. */
const filesOfBuild = async (): Promise<number> => {
  const worker = await readFile(join(import.meta.dirname, '../../pwa/dist/service-worker.js'), 'utf8');
  return new Set(worker.match(/"url":"[^"]+"/g)).size;
};

/** Runs in the page: how many of them it has kept. */
const keptFiles = async (): Promise<number> => {
  const name = (await caches.keys()).find((cache) => cache.startsWith('workbox-precache'));
  return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
};

/** Runs in the page: whether this many answers about events are kept on the phone. */
const keptEventAnswers = (wanted: number): boolean => {
  const kept = localStorage.getItem('public-answers') ?? '';
  return (kept.match(/"queryKey":\["[^\]]*events"/g)?.length ?? 0) >= wanted;
};

/** In the page: subscribes where the test says. */
const fakePushManager = (subscription: FakeSubscription): void => {
  let isSubscribed = sessionStorage.getItem('fake-push') !== null;
  const fake = {
    toJSON: () => subscription,
    unsubscribe: () => {
      sessionStorage.removeItem('fake-push');
      isSubscribed = false;
      return Promise.resolve(true);
    },
  };
  Object.assign(PushManager.prototype, {
    subscribe: () => {
      sessionStorage.setItem('fake-push', '');
      isSubscribed = true;
      return Promise.resolve(fake);
    },
    getSubscription: () => Promise.resolve(isSubscribed ? fake : null),
  });
};
