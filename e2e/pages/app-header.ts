import type { Locator, Page } from '@playwright/test';

/** Brand and navigation of every page; on phones the navigation is a bar at the lower edge. */
export class AppHeader {
  readonly brand: Locator;
  readonly loginLink: Locator;
  readonly signUpLink: Locator;
  readonly logoutButton: Locator;
  readonly logo: Locator;
  /** Of a signed-in customer. */
  readonly memberCard: Locator;

  constructor(readonly page: Page) {
    const banner = page.getByRole('banner');
    this.brand = banner.getByRole('link', { name: /Live Music & Events/ });
    this.loginLink = banner.getByRole('link', { name: 'Login' });
    this.signUpLink = banner.getByRole('link', { name: 'Sign Up' });
    this.logoutButton = banner.getByRole('button', { name: 'Logout' });
    this.memberCard = banner.getByRole('link', { name: 'Member card' });
    this.logo = this.brand.locator('img');
  }

  /** The signed-in person's name, which leads to the account. */
  person(fullName: string): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: fullName });
  }
}
