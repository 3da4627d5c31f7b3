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

export interface Toast extends ToastMessage {
  /** Grows with every toast, so that the same words twice are announced twice. */
  id: number;
}

let current: Toast | null = null;
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let isActedSince = false;
const listeners = new Set<() => void>();

/** Shows a toast in place of the one on screen: one at a time, for five seconds (spec §9). */
export const showToast = (message: ToastMessage): void => {
  clearTimeout(timer);
  count += 1;
  isActedSince = false;
  ACTS.forEach((act) => document.addEventListener(act, noteAct, { capture: true, once: true }));
  publish({ ...message, id: count });
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
  if (current?.destructive) dismissToast();
};

/** Keeps the toast on screen while somebody points at it or is in it. */
export const holdToast = (): void => clearTimeout(timer);

/** Gives a held toast its whole time again. */
export const releaseToast = (): void => {
  clearTimeout(timer);
  if (current) timer = setTimeout(dismissToast, TOAST_MS);
};

/** Takes the toast off the screen, if there is one. */
export const dismissToast = (): void => {
  clearTimeout(timer);
  publish(null);
};

export const currentToast = (): Toast | null => current;

export const subscribeToToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const publish = (toast: Toast | null) => {
  current = toast;
  listeners.forEach((listener) => listener());
};
