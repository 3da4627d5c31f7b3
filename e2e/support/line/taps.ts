import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What was touched on this page, by its name. */
    touched?: string[];
  }
}

/** Notes from now on, until it loads again, what is touched on the page. Typing touches nothing. */
export const noteTaps = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const touched: string[] = [];
    window.touched = touched;
    const nameOf = (target: EventTarget | null): string => {
      const control = target instanceof Element ? target.closest('button, a, label, input, select') : null;
      return control?.ariaLabel ?? control?.textContent.trim() ?? '';
    };
    document.addEventListener('pointerdown', ({ target }) => touched.push(nameOf(target)), { capture: true });
  });

/** What an act has touched, one name for each tap. */
export const tapsOf = async (page: Page, act: () => Promise<unknown>): Promise<string[]> => {
  await page.evaluate(() => void (window.touched ??= []).splice(0));
  await act();
  return page.evaluate(() => window.touched?.splice(0) ?? []);
};
