import type { Page } from '@playwright/test';

/** The Login screen. */
export class LoginPage {
  constructor(readonly page: Page) {}

  static async open(page: Page): Promise<LoginPage> {
    await page.goto('/login');
    return new LoginPage(page);
  }

  async signIn(account: { username: string; password: string }): Promise<void> {
    await this.tryToSignIn(account);
    await this.page.getByText('Welcome back!').waitFor();
  }

  /** The same without expecting to be let in. */
  async tryToSignIn({ username, password }: { username: string; password: string }): Promise<void> {
    await this.page.getByLabel('Username or Email').fill(username);
    await this.page.getByLabel('Password').fill(password);
    await this.page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  }
}
