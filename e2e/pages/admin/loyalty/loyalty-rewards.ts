import type { Locator, Page } from '@playwright/test';

/** The Rewards sub-tab of the admin dashboard. */
export class LoyaltyRewards {
  /** What members asked for and were handed over. */
  readonly latest: Locator;

  constructor(readonly page: Page) {
    this.latest = page.getByRole('region', { name: 'Asked for and handed over' });
  }

  static async open(page: Page): Promise<LoyaltyRewards> {
    await page.goto('/admin/loyalty/rewards');
    await page.getByRole('heading', { name: 'Rewards', exact: true }).waitFor();
    return new LoyaltyRewards(page);
  }

  /** The card of the reward with this name. */
  card(name: string): Locator {
    return this.page.getByRole('article', { name, exact: true });
  }

  /** One line of the latest. */
  line(member: string, reward: string): Locator {
    return this.latest.getByRole('listitem').filter({ hasText: `${member}: ${reward}` });
  }

  async add({ name, points, stock }: { name: string; points: number; stock: number }): Promise<void> {
    await this.page.getByRole('button', { name: 'Add Reward' }).click();
    const form = this.page.getByRole('dialog', { name: 'Add Reward' });
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Points').fill(String(points));
    await form.getByLabel('How many').fill(String(stock));
    await form.getByRole('button', { name: 'Add Reward' }).click();
  }

  /** Finds the member by what the card says, and hands the reward over. */
  async handOver({ code, email }: { code: string; email: string }, reward: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Hand Over', exact: true }).click();
    const finding = this.page.getByRole('dialog', { name: 'Hand over a reward' });
    await finding.getByLabel('Search').fill(code);
    await finding.getByRole('button').filter({ hasText: email }).click();
    await this.page.getByRole('button', { name: `Hand over ${reward}`, exact: true }).click();
  }

  async takeBack(member: string, reward: string, reason: string): Promise<void> {
    await this.page.getByRole('button', { name: `Take back ${reward} for ${member}` }).click();
    const form = this.page.getByRole('dialog', { name: 'Take Back' });
    await form.getByLabel('Reason').fill(reason);
    await form.getByRole('button', { name: /^Give .* back$/ }).click();
  }
}
