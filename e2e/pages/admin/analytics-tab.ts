import type { Download, Locator, Page } from '@playwright/test';

/** The dashboard's loyalty analytics. */
export class AnalyticsTab {
  private constructor(readonly page: Page) {}

  /** By the tabs, as staff come there. */
  static async open(page: Page): Promise<AnalyticsTab> {
    await page.goto('/admin/loyalty');
    await page.getByRole('tab', { name: 'Analytics' }).click();
    return new AnalyticsTab(page);
  }

  get figures(): Locator {
    return this.page.getByLabel('Today', { exact: true });
  }

  card(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }

  /** The bars that a chart has drawn. */
  bars(title: string): Locator {
    return this.card(title).locator('.recharts-bar-rectangle path');
  }

  /** What stands at the last bar of a chart once it is touched. */
  async touchLastBar(title: string): Promise<Locator> {
    await this.bars(title).last().hover({ force: true });
    return this.card(title).locator('.recharts-tooltip-wrapper');
  }

  async chooseNights(range: string): Promise<void> {
    await this.page
      .getByLabel('Nights', { exact: true })
      .and(this.page.locator('select'))
      .selectOption({ label: range });
  }

  /** A chart's numbers, row by row, its headings first. */
  async showTable(title: string): Promise<Locator> {
    await this.card(title).getByRole('button', { name: 'Show table' }).click();
    return this.card(title).getByRole('row');
  }

  async downloadCsv(title: string): Promise<Download> {
    const download = this.page.waitForEvent('download');
    await this.card(title).getByRole('button', { name: 'Download CSV' }).click();
    return download;
  }
}
