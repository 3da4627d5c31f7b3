const queued = new EventTarget();

/** Says inside this page that an entry has become due. */
export const announceQueued = (): void => {
  queued.dispatchEvent(new Event('queued'));
};

/** Calls `listener` whenever an entry of this page has become due. Returns the way to stop. */
export const onQueued = (listener: () => void): (() => void) => {
  queued.addEventListener('queued', listener);
  return () => queued.removeEventListener('queued', listener);
};
