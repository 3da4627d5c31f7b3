import type { Locator, Page } from '@playwright/test';

/** Artist Management: the dashboard's Artists tab. */
export class ArtistManagement {
  private constructor(readonly page: Page) {}

  /** @param name of the artists that are looked for */
  static async open(page: Page, name: string): Promise<ArtistManagement> {
    await page.goto(`/admin/artists?q=${encodeURIComponent(name)}`);
    return new ArtistManagement(page);
  }

  artist(name: string): Locator {
    return this.page.getByRole('article', { name, exact: true });
  }

  async approve(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Approve ${name}` }).click();
  }
}
