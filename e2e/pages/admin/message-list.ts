import type { Locator, Page } from '@playwright/test';

/** The Messages tab of the admin dashboard. */
export class MessageList {
  readonly search: Locator;
  readonly status: Locator;

  constructor(readonly page: Page) {
    const panel = page.getByRole('search', { name: 'Messages' });
    this.search = panel.getByLabel('Search');
    this.status = panel.getByLabel('Status');
  }

  /** @param query the filters as they stand in the address */
  static async open(page: Page, query = ''): Promise<MessageList> {
    await page.goto(`/admin/messages${query}`);
    await page.getByRole('heading', { name: 'Messages' }).waitFor();
    return new MessageList(page);
  }

  /** What was sent to this recipient. */
  messageTo(recipient: string): Locator {
    return this.page.getByRole('article').filter({ has: this.page.getByText(recipient, { exact: true }) });
  }

  async sendAgain(recipient: string): Promise<void> {
    await this.messageTo(recipient)
      .getByRole('button', { name: /^Send again/ })
      .click();
  }
}
