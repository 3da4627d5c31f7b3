import type { Locator, Page } from '@playwright/test';

/** Today: the first page of the dashboard. */
export class TodayPage {
  /** What is shown when nothing waits. */
  readonly nothingWaits: Locator;
  /** On every page, with how much waits. */
  readonly link: Locator;
  readonly tonight: Locator;
  readonly openNights: Locator;

  constructor(readonly page: Page) {
    this.nothingWaits = page.getByText('Nobody is waiting for you.');
    this.link = page.getByRole('link', { name: /^Admin/ });
    this.tonight = page.getByRole('region', { name: 'Tonight' });
    this.openNights = page.getByRole('region', { name: 'Open nights' });
  }

  static async open(page: Page): Promise<TodayPage> {
    await page.goto('/admin');
    return new TodayPage(page);
  }

  /** What waits, by what it says of itself. */
  waiting(words: string): Locator {
    return this.page
      .getByRole('region', { name: 'Needs somebody' })
      .locator('[data-row]')
      .filter({ hasText: words });
  }

  /** Presses a button of what waits. */
  async press(words: string, button: RegExp): Promise<void> {
    await this.waiting(words).getByRole('button', { name: button }).click();
  }

  /** Answers the question that a button asked. */
  async confirm(button: string): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
  }
}
