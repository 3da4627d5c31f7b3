import type { Locator, Page } from '@playwright/test';
import { pressInMenu } from '#pages/admin/row-menu';

/** The Badges sub-tab of the admin dashboard. */
export class LoyaltyBadges {
  constructor(readonly page: Page) {}

  static async open(page: Page): Promise<LoyaltyBadges> {
    await page.goto('/admin/loyalty/badges');
    await page.getByRole('heading', { name: 'Badges' }).waitFor();
    return new LoyaltyBadges(page);
  }

  card(name: string): Locator {
    return this.page.getByRole('article', { name, exact: true });
  }

  async add(badge: {
    name: string;
    description: string;
    icon: string;
    color: string;
    requirement: number;
  }): Promise<void> {
    await this.page.getByRole('button', { name: 'Add Badge' }).click();
    const form = this.page.getByRole('dialog', { name: 'Add Badge' });
    await form.getByLabel('Name').fill(badge.name);
    await form.getByLabel('Description').fill(badge.description);
    await form.getByText(badge.icon, { exact: true }).click();
    await form.getByText(badge.color, { exact: true }).click();
    await form.getByLabel('Requirement', { exact: true }).fill(String(badge.requirement));
    await form.getByRole('button', { name: 'Add Badge' }).click();
  }

  /** Asks to delete; resolves to the question that comes. */
  async delete(name: string): Promise<Locator> {
    await pressInMenu(this.card(name), `Delete ${name}`);
    return this.page.getByRole('dialog', { name: `Delete ${name}?` });
  }
}
