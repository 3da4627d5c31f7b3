import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = readFileSync(join(import.meta.dirname, '../../../public/theme-start.js'), 'utf8');

/** Runs it as the page's head does, on a phone whose own theme is light. */
const themeAtStart = (choice: string | null, address = '/'): string => {
  document.documentElement.className = '';
  delete document.documentElement.dataset.door;
  history.replaceState(null, '', address);
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

  it('shows the door without the frame of the app, dark unless day was chosen', () => {
    const isDoor = () => 'door' in document.documentElement.dataset;
    expect([themeAtStart(null, '/door'), isDoor()]).toEqual(['dark', true]);
    expect([themeAtStart('light', '/door#door_abc'), isDoor()]).toEqual(['light', true]);
    expect([themeAtStart(null, '/door#report-7'), isDoor()]).toEqual(['light', false]);
    expect([themeAtStart(null, '/documentation'), isDoor()]).toEqual(['light', false]);
  });
});
