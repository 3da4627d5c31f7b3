import { deviceStorage } from '#shared/lib/safe-storage';

/** What the person chose; `system` follows the phone, and at the door is dark as the cellar is. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** Also read by `public/theme-start.js` before the first paint. */
export const THEME_KEY = 'theme';
const PAGE_COLOR = { light: '#FFFCF5', dark: '#221812' } as const;

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

/** Paints the chosen theme and keeps following the phone and the other tabs. Call once at start. */
export const startTheme = (): void => {
  paintTheme();
  systemIsDark.addEventListener('change', paintTheme);
  window.addEventListener('storage', ({ key }) => {
    if (key === THEME_KEY || key === null) paintTheme();
  });
};

export const readThemeChoice = (): ThemeChoice => {
  const stored = deviceStorage.read(THEME_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

/** Again after the choice, and where somebody comes to the door or leaves it. */
export const paintTheme = (): void => {
  const choice = readThemeChoice();
  const { classList, dataset } = document.documentElement;
  const isDark = systemIsDark.matches || 'door' in dataset;
  const theme = choice === 'system' ? (isDark ? 'dark' : 'light') : choice;
  classList.remove('light', 'dark');
  classList.add(theme);
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', PAGE_COLOR[theme]);
};
