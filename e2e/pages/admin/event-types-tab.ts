import type { Locator, Page } from '@playwright/test';
import { pressInMenu } from './row-menu';

/** The Types tab of the admin dashboard. */
export class EventTypesTab {
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog');
  }

  static async open(page: Page): Promise<EventTypesTab> {
    await page.goto('/admin/types');
    await page.getByRole('heading', { name: 'Event Types' }).waitFor();
    return new EventTypesTab(page);
  }

  row(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByText(name, { exact: true }) });
  }

  async add(name: string, color: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add Event Type' }).click();
    await this.dialog.getByLabel('Name').fill(name);
    await this.dialog.getByText(color, { exact: true }).click();
    await this.dialog.getByRole('button', { name: 'Add Event Type' }).click();
  }

  async rename(name: string, newName: string): Promise<void> {
    await this.page.getByRole('button', { name: `Edit ${name}` }).click();
    await this.dialog.getByLabel('Name').fill(newName);
    await this.dialog.getByRole('button', { name: 'Save Changes' }).click();
  }

  /** Asks to delete; resolves to the question that comes. */
  async delete(name: string): Promise<Locator> {
    await pressInMenu(this.row(name), `Delete ${name}`);
    return this.dialog;
  }
}
