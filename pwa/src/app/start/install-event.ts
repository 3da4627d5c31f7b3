import { storeOf } from '#shared/lib/store';

/** Chromium's offer to install, which the DOM types do not know. */
export interface InstallEvent extends Event {
  prompt: () => Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const kept = storeOf<InstallEvent | null>(null);

/** Keeps the browser's offer until our quiet one is taken up. It may come before anything is on screen: call at start. */
export const keepInstallEvent = (): void => {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallEvent(event)) return;
    event.preventDefault();
    kept.set(event);
  });
  window.addEventListener('appinstalled', dropInstallEvent);
};

export const keptInstallEvent = kept.get;
export const subscribeToInstallEvent = kept.subscribe;

/** The browser lets an offer be used once. */
export const dropInstallEvent = (): void => kept.set(null);

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event && 'userChoice' in event;
