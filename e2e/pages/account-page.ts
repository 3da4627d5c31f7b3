import type { Locator, Page } from '@playwright/test';

/** The Account Management screen, its Profile and its Password tab. */
export class AccountPage {
  readonly email: Locator;
  readonly currentPassword: Locator;
  readonly newPassword: Locator;
  /** Says that the e-mail waits to be confirmed. */
  readonly unconfirmed: Locator;

  constructor(readonly page: Page) {
    this.email = page.getByLabel('Email', { exact: true });
    this.currentPassword = page.getByLabel('Current Password');
    this.newPassword = page.getByLabel('New Password', { exact: true });
    this.unconfirmed = page.getByRole('region', { name: 'Email not confirmed' });
  }

  static async open(page: Page, tab: 'Profile' | 'Password' = 'Profile'): Promise<AccountPage> {
    await page.goto(tab === 'Profile' ? '/account' : '/account/password');
    await page.getByRole('tabpanel', { name: tab }).waitFor();
    return new AccountPage(page);
  }

  async rename(firstName: string, lastName: string): Promise<void> {
    await this.page.getByLabel('First Name').fill(firstName);
    await this.page.getByLabel('Last Name').fill(lastName);
    await this.update();
  }

  async update(): Promise<void> {
    await this.page.getByRole('button', { name: 'Update Profile' }).click();
  }

  async chooseImage(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.page.getByLabel(/(Choose|Change) image/).setInputFiles(file);
  }

  async removeImage(): Promise<void> {
    await this.page.getByRole('button', { name: 'Remove' }).click();
  }

  /** Rows of the devices on which one is signed in, of this one or of the others. */
  devices(which: 'This device' | 'Other devices'): Locator {
    return this.page.getByRole('list', { name: which }).getByRole('listitem');
  }

  /** Signs the first of the other devices with this name out. */
  async signOutDevice(name: string): Promise<void> {
    await this.page
      .getByRole('button', { name: `Sign out ${name}` })
      .first()
      .click();
  }

  async signOutOtherDevices(): Promise<void> {
    await this.page.getByRole('button', { name: 'Sign out all other devices' }).click();
    const question = this.page.getByRole('dialog', { name: 'Sign out all other devices?' });
    await question.getByRole('button', { name: 'Sign out' }).click();
    await question.waitFor({ state: 'hidden' });
  }

  async changePassword(current: string, next: string): Promise<void> {
    await this.currentPassword.fill(current);
    await this.newPassword.fill(next);
    await this.page.getByLabel('Confirm New Password').fill(next);
    await this.page.getByRole('button', { name: 'Update Password' }).click();
  }
}
