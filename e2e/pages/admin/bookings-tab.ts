import type { Locator, Page } from '@playwright/test';

type Section = 'Artist Booking System' | 'Booking Requests' | 'Table Bookings' | 'Booking Proposals';

/** Bookings: the dashboard's tab for admins, the account's for artists. */
export class BookingsTab {
  private constructor(readonly page: Page) {}

  static async open(page: Page, path: '/admin/bookings' | '/account/bookings'): Promise<BookingsTab> {
    await page.goto(path);
    return new BookingsTab(page);
  }

  /** The card with this title in a section. */
  card(section: Section, title: string): Locator {
    return this.page
      .getByRole('region', { name: section })
      .getByRole('article')
      .filter({ has: this.page.getByRole('heading', { name: title, exact: true }) });
  }

  /** Presses a card's button, e.g. Approve. */
  async press(section: Section, title: string, action: string): Promise<void> {
    await this.card(section, title)
      .getByRole('button', { name: `${action} ${title}` })
      .click();
  }

  async propose(artist: string, date: string, time: string): Promise<void> {
    await this.page.getByRole('button', { name: 'New Booking Request' }).click();
    const sheet = this.page.getByRole('dialog', { name: 'New Booking Request' });
    await sheet.getByLabel('Artist', { exact: true }).selectOption({ label: artist });
    await sheet.getByLabel('Proposed Date').fill(date);
    await sheet.getByLabel('Proposed Time').fill(time);
    await sheet.getByRole('button', { name: 'Send Booking Request' }).click();
  }
}
