import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** What a night at the door came to, as admins see it. */
export class DoorReportPage {
  readonly title: Locator;

  constructor(readonly page: Page) {
    this.title = page.getByRole('heading', { level: 1, name: /^The door: / });
  }

  /** A number of the night, e.g. of `people`. */
  figure(words: string): Locator {
    return this.page
      .locator('div:has(> strong)')
      .filter({ has: this.page.getByText(words, { exact: true }) })
      .locator('strong');
  }

  /** The cells of a table, row by row. */
  async rowsOf(table: 'By quarter of an hour' | 'Undone' | 'Refused cards'): Promise<string[][]> {
    const rows = await this.page.getByRole('table', { name: table }).locator('tbody tr').all();
    return Promise.all(rows.map((row) => row.getByRole('cell').allInnerTexts()));
  }

  /** Downloads the file. @returns its name and its lines */
  async download(): Promise<{ name: string; lines: string[] }> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: 'CSV' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    return { name: download.suggestedFilename(), lines: text.replace('\uFEFF', '').trimEnd().split('\r\n') };
  }
}
