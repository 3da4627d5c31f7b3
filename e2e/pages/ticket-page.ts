import type { Locator, Page } from '@playwright/test';

/** One ticket stub at its own address. */
export class TicketPage {
  readonly stub: Locator;
  readonly message: Locator;
  readonly retryButton: Locator;
  readonly editLink: Locator;

  constructor(readonly page: Page) {
    this.stub = page.getByRole('article', { name: /^Ticket / });
    this.message = this.stub.getByRole('status');
    this.retryButton = this.stub.getByRole('button', { name: 'Retry' });
    this.editLink = this.stub.getByRole('link', { name: 'Edit' });
  }

  /** The value beside a term, e.g. Points. */
  fact(term: string): Locator {
    return this.stub.locator('dl > div').filter({ hasText: term }).getByRole('definition');
  }

  async discard(): Promise<void> {
    await this.stub.getByRole('button', { name: 'Discard' }).click();
    const question = this.page.getByRole('dialog', { name: 'Discard this check-in?' });
    await question.getByRole('button', { name: 'Discard' }).click();
  }
}
