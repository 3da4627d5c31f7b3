/** Where the bearer session identifier lives in the browser (spec §3, §9). */
export const SESSION_ID_KEY = 'sessionId';

/** The stored session identifier; null when signed out or when storage is blocked. */
export const readSessionId = (): string | null => {
  try {
    return localStorage.getItem(SESSION_ID_KEY);
  } catch {
    return null;
  }
};

/** Keeps the identifier for the next start; a browser that blocks storage keeps the person signed in by cookie only. */
export const storeSessionId = (sessionId: string): void => {
  try {
    localStorage.setItem(SESSION_ID_KEY, sessionId);
  } catch (error) {
    console.warn('The session could not be stored.', error);
  }
};

export const removeSessionId = (): void => {
  localStorage.removeItem(SESSION_ID_KEY);
};
