import type { Locator, Page } from '@playwright/test';

interface UploadedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The Artist Profile tab of the account page. */
export class ArtistProfileTab {
  readonly form: Locator;
  readonly save: Locator;

  constructor(readonly page: Page) {
    this.form = page.getByRole('form', { name: 'Artist Profile' });
    this.save = this.form.getByRole('button', { name: /^(Create|Update) Artist Profile$/ });
  }

  static async open(page: Page): Promise<ArtistProfileTab> {
    await page.goto('/account/artist');
    const tab = new ArtistProfileTab(page);
    await tab.save.waitFor();
    return tab;
  }

  /** Fills in everything that is required, and the phone number when there is one. */
  async fillIn({ name, email, phone = '' }: { name: string; email: string; phone?: string }): Promise<void> {
    await this.form.getByLabel('Artist/Band Name').fill(name);
    await this.form.getByLabel('Genre').selectOption('country');
    await this.form.getByLabel('Description').fill('Two guitars and a long story.');
    await this.form.getByLabel('Contact Email').fill(email);
    await this.form.getByLabel('Phone').fill(phone);
    await this.form.getByLabel('Experience').fill('Eleven years');
    await this.form.getByLabel('Equipment').fill('Own PA');
    await this.form.getByLabel('Price Range').fill('$500-$800');
    await this.form.getByLabel('Availability').fill('Weekends');
  }

  async chooseImage(file: UploadedFile): Promise<void> {
    await this.form.getByLabel(/image$/).setInputFiles(file);
  }

  async chooseRecording(file: UploadedFile): Promise<void> {
    await this.form.locator('input[accept*="audio"]').setInputFiles(file);
  }
}
