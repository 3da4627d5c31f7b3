import { useSyncExternalStore } from 'react';
import { deviceStorage } from '#shared/lib/safe-storage';
import { storeOf } from '#shared/lib/store';
import { paintTheme, readThemeChoice, THEME_KEY, type ThemeChoice } from './color-theme';

const chosen = storeOf(readThemeChoice());

/** Paints the chosen theme at once and keeps it for the next start; `system` goes back to following the phone. */
export const chooseTheme = (choice: ThemeChoice): void => {
  if (choice === 'system') deviceStorage.remove(THEME_KEY);
  else deviceStorage.write(THEME_KEY, choice);
  paintTheme();
  chosen.set(choice);
};

/** What the person chose, in this tab or another. */
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(follow, readThemeChoice);

const follow = (listener: () => void) => {
  const stop = chosen.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
};
