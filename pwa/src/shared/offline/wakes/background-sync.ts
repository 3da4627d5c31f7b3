/** The tag under which the browser wakes the service worker to run the outbox, also with no page open. */
export const SYNC_TAG = 'outbox';

/**
 * Asks the browser to wake the service worker once there is a network. Only Chromium can (design §5.3); elsewhere, and
 * when it refuses, the page's own triggers do the work.
 */
export const requestBackgroundSync = async (): Promise<void> => {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration && 'sync' in registration && canRegister(registration.sync)) {
      await registration.sync.register(SYNC_TAG);
    }
  } catch (error) {
    console.info('Background sync is not available.', error);
  }
};

const canRegister = (sync: unknown): sync is { register(tag: string): Promise<void> } =>
  typeof sync === 'object' && sync !== null && 'register' in sync;
