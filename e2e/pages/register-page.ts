import type { Locator, Page } from '@playwright/test';

interface NewAccount {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  userType: 'Customer' | 'Artist';
}

/** The Register screen. */
export class RegisterPage {
  readonly username: Locator;
  readonly email: Locator;
  readonly userType: Locator;
  readonly submitButton: Locator;

  constructor(readonly page: Page) {
    this.username = page.getByLabel('Username');
    this.email = page.getByLabel('Email');
    this.userType = page.getByLabel('User Type');
    this.submitButton = page.getByRole('button', { name: 'Create Account' });
  }

  static async open(page: Page): Promise<RegisterPage> {
    await page.goto('/register');
    const register = new RegisterPage(page);
    await register.submitButton.waitFor();
    return register;
  }

  async register(account: NewAccount): Promise<void> {
    await this.page.getByLabel('First Name').fill(account.firstName);
    await this.page.getByLabel('Last Name').fill(account.lastName);
    await this.username.fill(account.username);
    await this.email.fill(account.email);
    await this.page.getByLabel('Password', { exact: true }).fill(account.password);
    await this.page.getByLabel('Confirm Password').fill(account.confirmPassword);
    await this.userType.selectOption(account.userType);
    await this.submitButton.click();
  }
}
