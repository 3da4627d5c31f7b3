import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = readFileSync(join(import.meta.dirname, '../../../public/theme-start.js'), 'utf8');

/** Runs it as the page's head does, on a phone whose own theme is light. */
const themeAtStart = (choice: string | null): string => {
  document.documentElement.className = '';
  localStorage.clear();
  if (choice) localStorage.setItem('theme', choice);
  window.eval(SCRIPT);
  return document.documentElement.className;
};

describe('theme-start.js', () => {
  it('sets a chosen theme before anything is painted, else that of the phone', () => {
    expect([themeAtStart('dark'), themeAtStart('light'), themeAtStart(null)]).toEqual([
      'dark',
      'light',
      'light',
    ]);
  });
});
