import type { Locator, Page } from '@playwright/test';

/** The Members sub-tab of the admin dashboard. */
export class LoyaltyMembers {
  readonly search: Locator;

  constructor(readonly page: Page) {
    this.search = page.getByRole('search', { name: 'Members' }).getByLabel('Search');
  }

  /** @param query what is searched, as it stands in the address */
  static async open(page: Page, query = ''): Promise<LoyaltyMembers> {
    await page.goto(`/admin/loyalty${query}`);
    await page.getByRole('heading', { name: 'Members' }).waitFor();
    return new LoyaltyMembers(page);
  }

  /** The card of the member with this name. */
  card(name: string): Locator {
    return this.page.getByRole('article', { name, exact: true });
  }

  dialog(title: string): Locator {
    return this.page.getByRole('dialog', { name: title, exact: true });
  }

  async clear(): Promise<void> {
    await this.page.getByRole('button', { name: 'Clear', exact: true }).click();
  }

  async add({ name, email }: { name: string; email: string }): Promise<void> {
    await this.page.getByRole('button', { name: 'Add Member' }).click();
    const form = this.dialog('Add Member');
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button', { name: 'Add Member' }).click();
  }

  /** Resolves to the member's details. */
  async viewDetails(name: string): Promise<Locator> {
    await this.page.getByRole('button', { name: `View Details of ${name}` }).click();
    return this.dialog(name);
  }

  async award(name: string, badge: string): Promise<void> {
    await this.page.getByRole('button', { name: `Award Badge to ${name}` }).click();
    const form = this.dialog('Award Badge');
    await form.getByText(badge, { exact: true }).click();
    await form.getByRole('button', { name: 'Award Badge' }).click();
  }

  /** In open details. */
  async adjust({ points, reason }: { points: number; reason: string }): Promise<void> {
    await this.page.getByRole('button', { name: 'Adjust Points' }).click();
    const form = this.dialog('Adjust Points');
    if (points < 0) await form.getByText('Take away').click();
    await form.getByLabel('Points', { exact: true }).fill(String(Math.abs(points)));
    await form.getByLabel('Reason').fill(reason);
    await form.getByRole('button', { name: points < 0 ? 'Take Points Away' : 'Add Points' }).click();
  }

  /** In open details: takes back the entry of this title. */
  async reverse(title: string, reason: string): Promise<void> {
    await this.page.getByRole('button', { name: `Reverse ${title}` }).click();
    const form = this.dialog('Reverse Entry');
    await form.getByLabel('Reason').fill(reason);
    await form.getByRole('button', { name: /^Reverse/ }).click();
  }
}
