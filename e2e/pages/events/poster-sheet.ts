import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { pressInMenu } from '#pages/admin/row-menu';

interface PosterFile {
  name: string;
  bytes: Buffer;
}

/** The Generate Poster sheet. */
export class PosterSheet {
  readonly dialog: Locator;
  readonly preview: Locator;
  readonly message: Locator;
  readonly downloadButton: Locator;
  readonly shareButton: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Generate Poster' });
    this.preview = this.dialog.getByRole('img', { name: /^Poster for / });
    this.message = this.dialog.getByLabel('Custom Message');
    this.downloadButton = this.dialog.getByRole('button', { name: 'Download' });
    this.shareButton = this.dialog.getByRole('button', { name: 'Share' });
  }

  static async open(page: Page, eventId: number): Promise<PosterSheet> {
    await page.goto(`/events/${eventId}/poster`);
    const sheet = new PosterSheet(page);
    await sheet.downloadButton.waitFor();
    return sheet;
  }

  /** @param event its card, as admins see it */
  static async openFrom(event: Locator): Promise<PosterSheet> {
    await pressInMenu(event, /^Generate Poster/);
    const sheet = new PosterSheet(event.page());
    await sheet.downloadButton.waitFor();
    return sheet;
  }

  /** Picks a template, a format or a text size by its label. */
  async choose(label: string): Promise<void> {
    await this.dialog.getByRole('radio', { name: label }).check({ force: true });
  }

  async color(name: 'Background' | 'Text' | 'Accent', value: string): Promise<void> {
    await this.dialog.getByLabel(name, { exact: true }).fill(value);
  }

  /** Presses Download; resolves to the file that came. */
  async download(): Promise<PosterFile> {
    const coming = this.page.waitForEvent('download');
    await this.downloadButton.click();
    const download = await coming;
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  }
}
