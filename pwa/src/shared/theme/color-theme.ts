import { useSyncExternalStore } from 'react';
import { deviceStorage } from '#shared/lib/safe-storage';
import { storeOf } from '#shared/lib/store';

/** What the person chose; `system` follows the phone. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** Also read by `public/theme-start.js` before the first paint. */
const THEME_KEY = 'theme';
const PAGE_COLOR = { light: '#FFFCF5', dark: '#221812' } as const;

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const painted = storeOf<keyof typeof PAGE_COLOR>('light');

/** Paints the chosen theme and keeps following the phone and the other tabs. Call once at start. */
export const startTheme = (): void => {
  paint();
  systemIsDark.addEventListener('change', paint);
  window.addEventListener('storage', ({ key }) => {
    if (key === THEME_KEY || key === null) paint();
  });
};

/** Paints the chosen theme at once and keeps it for the next start; `system` goes back to following the phone. */
export const chooseTheme = (choice: ThemeChoice): void => {
  if (choice === 'system') deviceStorage.remove(THEME_KEY);
  else deviceStorage.write(THEME_KEY, choice);
  paint();
};

/** What the person chose, in every component that shows it. */
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(painted.subscribe, readChoice);

const readChoice = (): ThemeChoice => {
  const stored = deviceStorage.read(THEME_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

const paint = () => {
  const choice = readChoice();
  const theme = choice === 'system' ? (systemIsDark.matches ? 'dark' : 'light') : choice;
  const { classList } = document.documentElement;
  classList.remove('light', 'dark');
  classList.add(theme);
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', PAGE_COLOR[theme]);
  painted.set(theme);
};
