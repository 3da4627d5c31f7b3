import type { Locator, Page } from '@playwright/test';

/** The Log tab of the admin dashboard: who did what. */
export class LogTab {
  readonly entries: Locator;
  readonly who: Locator;
  readonly what: Locator;
  readonly day: Locator;

  constructor(readonly page: Page) {
    const search = page.getByRole('search', { name: 'Who did what' });
    this.who = search.getByLabel('Who');
    this.what = search.getByLabel('What');
    this.day = search.getByLabel('Day');
    this.entries = page.getByRole('region', { name: 'Who did what' }).getByRole('article');
  }

  static async open(page: Page): Promise<LogTab> {
    await page.goto('/admin/log');
    await page.getByRole('heading', { name: 'Who did what' }).waitFor();
    return new LogTab(page);
  }
}
