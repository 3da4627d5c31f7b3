import type { Page } from '@playwright/test';

/** Where the link of an invitation leads. */
export class InvitationPage {
  constructor(private readonly page: Page) {}

  get letter() {
    return this.page.getByRole('article');
  }

  get message() {
    return this.page.getByLabel('Message to the venue');
  }

  get accept() {
    return this.page.getByRole('button', { name: 'Accept' });
  }
}
