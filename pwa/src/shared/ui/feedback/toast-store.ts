import { storeOf } from '#shared/lib/store';

/** How long a toast stays (spec §9). */
export const TOAST_MS = 5_000;

export interface ToastMessage {
  title: string;
  description?: string;
  /** Red, and announced at once: something failed or was refused. */
  destructive?: boolean;
  /** The same stands beside a field that gets the focus, and is read out with it: the toast is only seen. */
  isInline?: boolean;
}

/** A red toast. */
export const refused = (title: string, description: string): ToastMessage => ({
  title,
  description,
  destructive: true,
});

export interface Toast extends ToastMessage {
  /** Grows with every toast, so that the same words twice are announced twice. */
  id: number;
}

const shown = storeOf<Toast | null>(null);
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let isActedSince = false;

/** Shows a toast in place of the one on screen: one at a time, for five seconds (spec §9). */
export const showToast = (message: ToastMessage): void => {
  clearTimeout(timer);
  count += 1;
  isActedSince = false;
  ACTS.forEach((act) => document.addEventListener(act, noteAct, { capture: true, once: true }));
  shown.set({ ...message, id: count });
  timer = setTimeout(dismissToast, TOAST_MS);
};

const ACTS = ['pointerdown', 'keydown'];

const noteAct = (): void => void (isActedSince = true);

/**
 * The page changes: a toast stays if what raised it leads there, and goes if somebody did something since, such as
 * tapping a link.
 */
export const leaveToastBehind = (): void => {
  if (isActedSince) dismissToast();
};

/** What was refused has gone well now. */
export const dismissRefusal = (): void => {
  if (shown.get()?.destructive) dismissToast();
};

/** Keeps the toast on screen while somebody points at it or is in it. */
export const holdToast = (): void => clearTimeout(timer);

/** Gives a held toast its whole time again. */
export const releaseToast = (): void => {
  clearTimeout(timer);
  if (shown.get()) timer = setTimeout(dismissToast, TOAST_MS);
};

/** Takes the toast off the screen, if there is one. */
export const dismissToast = (): void => {
  clearTimeout(timer);
  shown.set(null);
};

export const currentToast = shown.get;
export const subscribeToToasts = shown.subscribe;
