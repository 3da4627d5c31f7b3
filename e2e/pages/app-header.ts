import type { Locator, Page } from '@playwright/test';

/** Brand and navigation at the top of every page. */
export class AppHeader {
  readonly brand: Locator;
  readonly loginLink: Locator;
  readonly signUpLink: Locator;
  readonly logoutButton: Locator;
  readonly logo: Locator;

  constructor(readonly page: Page) {
    const banner = page.getByRole('banner');
    this.brand = banner.getByRole('link', { name: /Live Music & Events/ });
    this.loginLink = banner.getByRole('link', { name: 'Login' });
    this.signUpLink = banner.getByRole('link', { name: 'Sign Up' });
    this.logoutButton = banner.getByRole('button', { name: 'Logout' });
    this.logo = this.brand.locator('img');
  }

  /** The signed-in person's name, which leads to the account. */
  person(fullName: string): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: fullName });
  }
}
