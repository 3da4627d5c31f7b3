import type { Locator, Page } from '@playwright/test';
import { pressInMenu } from './row-menu';

/** The SMS tab of the admin dashboard. */
export class SmsTab {
  readonly history: Locator;

  private constructor(readonly page: Page) {
    this.history = page.getByRole('region', { name: 'SMS history' });
  }

  static async open(page: Page): Promise<SmsTab> {
    await page.goto('/admin/sms');
    await page.getByRole('heading', { name: 'SMS Requests' }).waitFor();
    return new SmsTab(page);
  }

  /** The requests with these words in their message. */
  request(words: string): Locator {
    return this.history.getByRole('article').filter({ hasText: words });
  }

  /** Shows the requests of one status, or what was kept quiet. */
  async show(status: 'All' | 'Kept quiet'): Promise<void> {
    await this.page.getByLabel('Status').selectOption(status);
  }

  async createEvent(words: string): Promise<void> {
    await this.request(words)
      .getByRole('button', { name: /^Create event: / })
      .click();
  }

  /** Undoes, by keyboard, that an event was made. */
  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  }

  /** Asks to delete it. */
  async delete(words: string): Promise<void> {
    await pressInMenu(this.request(words), /^Delete: /);
  }

  /** Opens the event form filled in with what the message says, where no tap can make the event. */
  async edit(words: string): Promise<void> {
    await this.request(words)
      .getByRole('link', { name: /^Edit first: / })
      .click();
  }

  /** Opens that form in place of a tap. */
  async editFirst(words: string): Promise<void> {
    await pressInMenu(this.request(words), /^Edit first: /);
  }
}
