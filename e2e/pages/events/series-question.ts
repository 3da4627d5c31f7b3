import type { Locator, Page } from '@playwright/test';

const TITLES = { change: 'Change which shows?', delete: 'Are you absolutely sure?' } as const;

/** Which shows of a series are changed or deleted, and what that comes to. */
export class SeriesQuestion {
  readonly dialog: Locator;
  /** What will change, sentence by sentence. */
  readonly outcome: Locator;
  /** Why it cannot be done. */
  readonly refusal: Locator;

  constructor(
    page: Page,
    private readonly act: keyof typeof TITLES,
  ) {
    this.dialog = page.getByRole('dialog', { name: TITLES[act] });
    this.outcome = this.dialog.getByRole('status', { name: 'What will change' }).getByRole('listitem');
    this.refusal = this.dialog.getByRole('alert');
  }

  async choose(shows: 'This show' | 'This and following' | 'All shows'): Promise<void> {
    await this.dialog.getByLabel(shows).check();
  }

  async confirm(): Promise<void> {
    const name = this.act === 'change' ? 'Save Changes' : 'Delete';
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }

  async cancel(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Cancel' }).click();
  }
}

/** The bar that takes the newest change of a series back. */
export class SeriesUndoBar {
  readonly bar: Locator;

  constructor(page: Page) {
    this.bar = page.getByRole('complementary', { name: 'Undo' });
  }

  async undo(): Promise<void> {
    await this.bar.getByRole('button', { name: 'Undo', exact: true }).click();
  }
}
