import type { Locator, Page } from '@playwright/test';

/** The message that appears for a moment after an action. */
export class Toast {
  /** Polite: something went well. */
  readonly notice: Locator;
  /** Destructive: something did not. */
  readonly alert: Locator;

  constructor(readonly page: Page) {
    const dismiss = page.getByRole('button', { name: 'Dismiss notification' });
    this.notice = page.getByRole('status').filter({ has: dismiss }).getByRole('paragraph');
    this.alert = page.getByRole('alert').filter({ has: dismiss }).getByRole('paragraph');
  }
}
