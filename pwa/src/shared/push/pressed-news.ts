import type { QueryClient } from '@tanstack/react-query';

/** What the worker tells the page to which somebody comes by pressing a notification. */
export const NEWS_PRESSED = 'NEWS_PRESSED';

/**
 * Asks again for what is on screen once somebody comes by a notification: the page was open meanwhile, and shows what was before.
 * Returns the way to stop.
 */
export const followPressedNews = (client: QueryClient): (() => void) => {
  // Insecure addresses have none, whatever the types say.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const askAgain = ({ data }: MessageEvent) => {
    if (data === NEWS_PRESSED) void client.invalidateQueries();
  };
  workers?.addEventListener('message', askAgain);
  return () => workers?.removeEventListener('message', askAgain);
};
