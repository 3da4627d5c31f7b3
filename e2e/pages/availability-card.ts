import type { Locator, Page } from '@playwright/test';

interface EntryFields {
  /** `YYYY-MM-DD` */
  date: string;
  notes?: string;
}

/** The artist's Availability Calendar in the account. */
export class AvailabilityCard {
  private constructor(readonly page: Page) {}

  static async open(page: Page): Promise<AvailabilityCard> {
    const card = new AvailabilityCard(page);
    await page.getByRole('heading', { name: 'Availability Calendar' }).waitFor();
    return card;
  }

  get empty(): Locator {
    return this.page.getByText('No availability set');
  }

  /** @param name the date in long form, e.g. `Friday, May 7, 2027` */
  entry(name: string): Locator {
    return this.page.getByRole('listitem', { name, exact: true });
  }

  waiting(name: string): Locator {
    return this.entry(name).getByText('Waiting to be sent');
  }

  async add(fields: EntryFields): Promise<void> {
    await this.page.getByRole('button', { name: 'Add Availability' }).click();
    await this.fillAndSubmit(fields, 'Add Availability');
  }

  async change(name: string, fields: EntryFields): Promise<void> {
    await this.page.getByRole('button', { name: `Edit ${name}` }).click();
    await this.fillAndSubmit(fields, 'Update Availability');
  }

  async remove(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Delete ${name}` }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  }

  async keepMine(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Keep mine for ${name}` }).click();
  }

  async takeTheirs(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Take theirs for ${name}` }).click();
  }

  private async fillAndSubmit({ date, notes }: EntryFields, button: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: button });
    await dialog.getByLabel('Date', { exact: true }).fill(date);
    if (notes !== undefined) await dialog.getByLabel('Notes').fill(notes);
    await dialog.getByRole('button', { name: button }).click();
    await dialog.waitFor({ state: 'hidden' });
  }
}
