import type { Locator, Page } from '@playwright/test';
import { pressInMenu } from './row-menu';

/** The Users tab of the admin dashboard. */
export class UserManagement {
  readonly search: Locator;
  readonly role: Locator;
  readonly status: Locator;

  constructor(readonly page: Page) {
    const panel = page.getByRole('search', { name: 'Users' });
    this.search = panel.getByLabel('Search');
    this.role = panel.getByLabel('Role');
    this.status = panel.getByLabel('Status');
  }

  /** @param query the filters as they stand in the address */
  static async open(page: Page, query = ''): Promise<UserManagement> {
    await page.goto(`/admin/users${query}`);
    await page.getByRole('heading', { name: 'User Management' }).waitFor();
    return new UserManagement(page);
  }

  /** The row of the account with this username. */
  row(username: string): Locator {
    return this.page.getByRole('article').filter({ has: this.page.getByText(username, { exact: true }) });
  }

  async block(username: string): Promise<void> {
    await this.row(username)
      .getByRole('button', { name: /^Block / })
      .click();
  }

  async unblock(username: string): Promise<void> {
    await this.row(username)
      .getByRole('button', { name: /^Unblock / })
      .click();
  }

  /** Asks to delete; resolves to the question that comes. */
  async delete(username: string): Promise<Locator> {
    await pressInMenu(this.row(username), /^Delete /);
    return this.page.getByRole('dialog', { name: /^Delete / });
  }
}
