import { useSyncExternalStore } from 'react';

/** What the person chose; `system` follows the phone. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** Also read by `public/theme-start.js` before the first paint. */
const THEME_KEY = 'theme';
const PAGE_COLOR = { light: '#FFFCF5', dark: '#221812' } as const;

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** Paints the chosen theme and keeps following the phone and the other tabs. Call once at start. */
export const startTheme = (): void => {
  paint();
  systemIsDark.addEventListener('change', paint);
  window.addEventListener('storage', ({ key }) => {
    if (key === THEME_KEY || key === null) paint();
  });
};

export const chooseTheme = (choice: ThemeChoice): void => {
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch (error) {
    console.warn('The theme could not be stored.', error);
  }
  paint();
};

export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, readChoice);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const readChoice = (): ThemeChoice => {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
};

const paint = () => {
  const choice = readChoice();
  const theme = choice === 'system' ? (systemIsDark.matches ? 'dark' : 'light') : choice;
  const { classList } = document.documentElement;
  classList.remove('light', 'dark');
  classList.add(theme);
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', PAGE_COLOR[theme]);
  listeners.forEach((listener) => listener());
};
