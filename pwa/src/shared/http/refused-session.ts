import { readSessionId } from './stored-session-id';

const refusals = new EventTarget();

/** Says inside this page that the venue no longer takes a session; one that is not the stored one any more is no news. */
export const announceRefusedSession = (sessionId: string): void => {
  if (sessionId === readSessionId()) refusals.dispatchEvent(new Event('refused'));
};

/** Calls `listener` whenever the venue has refused the stored session. Returns the way to stop. */
export const onSessionRefused = (listener: () => void): (() => void) => {
  refusals.addEventListener('refused', listener);
  return () => refusals.removeEventListener('refused', listener);
};
