/** Chromium's offer to install, which the DOM types do not know. */
export interface InstallEvent extends Event {
  prompt: () => Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let kept: InstallEvent | null = null;
const listeners = new Set<() => void>();

/** Keeps the browser's offer until our quiet one is taken up. It may come before anything is on screen: call at start. */
export const keepInstallEvent = (): void => {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallEvent(event)) return;
    event.preventDefault();
    set(event);
  });
  window.addEventListener('appinstalled', () => set(null));
};

export const keptInstallEvent = (): InstallEvent | null => kept;

/** The browser lets an offer be used once. */
export const dropInstallEvent = (): void => set(null);

export const subscribeToInstallEvent = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const set = (event: InstallEvent | null) => {
  kept = event;
  listeners.forEach((listener) => listener());
};

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event && 'userChoice' in event;
