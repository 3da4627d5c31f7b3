import type { Locator, Page } from '@playwright/test';

/** The account's Badges tab: the customer loyalty panel. */
export class BadgesTab {
  /** Says that badges are new. */
  readonly celebration: Locator;
  readonly earned: Locator;
  readonly available: Locator;
  /** What the points came from. */
  readonly points: Locator;
  readonly card: Locator;

  constructor(readonly page: Page) {
    const region = (name: string) => page.getByRole('region', { name, exact: true });
    this.celebration = region('New badges');
    this.earned = region('Badges earned');
    this.available = region('Available badges');
    this.points = region('What your points came from');
    this.card = page.getByRole('article', { name: 'Member card' });
  }

  static async open(page: Page): Promise<BadgesTab> {
    await page.goto('/account/badges');
    await page.getByRole('tabpanel', { name: 'Badges' }).waitFor();
    return new BadgesTab(page);
  }

  /** The status of a member of this tier, e.g. `Silver`. */
  status(tier: string): Locator {
    return this.page.getByRole('region', { name: `${tier} member` });
  }

  /** Points and shows as the status tells them, e.g. `['200', '3']`. */
  numbers(tier: string): Locator {
    return this.status(tier).getByRole('definition');
  }

  /** One line of what the points came from. */
  entry(title: string): Locator {
    return this.points
      .getByRole('article')
      .filter({ has: this.page.getByRole('heading', { name: title, exact: true }) });
  }

  async openCard(): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name: 'Member card' }).click();
    await this.card.waitFor();
  }
}
