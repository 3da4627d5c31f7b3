import { nextTask } from './next-task';

/** What the worker is asked for once the page has what it needs itself. */
export const KEEP_REST = 'KEEP_REST';

/**
 * Once the page has what it shows, and before all else that is loaded later, for the signal in a cellar may go any moment:
 * fetches what a check-in is made of, and has the worker keep it and the app. Where a worker is at work already it has the
 * check-in, and is asked for what an earlier visit did not get. Goes on when a lost network is back.
 */
export const prepareForNoSignal = (): void => {
  const prepareNow = () => void prepare().catch(() => undefined);
  window.addEventListener('online', prepareNow);
  prepareNow();
};

/** A worker that serves a page being opened has no time for more, in milliseconds. */
const AFTER_START_MS = 10_000;

const prepare = async (): Promise<void> => {
  // Insecure addresses have none, whatever the types say.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const isAtWork = Boolean(workers?.controller);
  if (!isAtWork && !document.hidden) await idle();
  try {
    if (!isAtWork) await Promise.all([fetchCheckIn(), workers?.register('/service-worker.js')]);
  } finally {
    // The pictures of the cards wait for this: `card-picture.css`.
    document.documentElement.classList.add('prepared');
  }
  if (isAtWork) await new Promise((resolve) => setTimeout(resolve, AFTER_START_MS));
  (await workers?.ready)?.active?.postMessage({ type: KEEP_REST });
};

/**
 * Resolves once the page has drawn what it read: only then has a phone time. Not every Safari knows when that is. A tab that
 * nobody looks at draws nothing.
 */
const idle = () =>
  new Promise((resolve) => requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(resolve)));

/** Fetches scripts and styles of the check-in without running them: the page's imports find them in the browser's cache. */
const fetchCheckIn = async (): Promise<void> => {
  const coming: Promise<unknown>[] = [];
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-check-in]')) {
    coming.push(fetchAhead(link));
    await nextTask();
  }
  await Promise.all(coming);
};

/** Resolves when it has come, or could not. Not every Safari preloads scripts; it keeps what it has fetched, too. */
const fetchAhead = (link: HTMLLinkElement) =>
  new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    link.href = link.dataset.checkIn ?? '';
    if (link.href.endsWith('.js') && link.relList.supports('modulepreload')) link.rel = 'modulepreload';
    else
      fetch(link.href)
        .then((answer) => answer.blob())
        .then(resolve, resolve);
  });
