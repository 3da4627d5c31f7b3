import type { Locator, Page } from '@playwright/test';
import { CheckInSheet } from '#pages/check-in-sheet';
import { EventDialog } from './event-dialog';

/** The events page. */
export class HomePage {
  readonly tonight: Locator;
  readonly searchPanel: Locator;
  readonly nameInput: Locator;
  readonly typeSelect: Locator;
  readonly dateInput: Locator;
  readonly calendar: Locator;
  readonly days: Locator;
  readonly legend: Locator;
  /** On phones: two weeks become the month. */
  readonly wholeMonth: Locator;

  constructor(readonly page: Page) {
    this.tonight = page.getByRole('region', { name: 'Tonight' });
    this.searchPanel = page.getByRole('search', { name: 'Find Your Event' });
    this.nameInput = this.searchPanel.getByLabel('Search by Name');
    this.typeSelect = this.searchPanel.getByLabel('Event Type');
    this.dateInput = this.searchPanel.getByLabel('Date');
    this.calendar = page.getByRole('grid');
    this.days = this.calendar.getByRole('gridcell');
    this.wholeMonth = page.getByRole('button', { name: 'Whole month' });
    this.legend = page.getByRole('list').filter({ hasText: 'Booked' });
  }

  static async open(page: Page, address = '/'): Promise<HomePage> {
    await page.goto(address);
    const home = new HomePage(page);
    await home.calendar.waitFor();
    return home;
  }

  /** Taps Mark Attendance of an event on the tonight card. */
  async markAttendance(eventName: string): Promise<CheckInSheet> {
    await this.tonight.getByRole('link', { name: `Mark Attendance at ${eventName}` }).click();
    const sheet = new CheckInSheet(this.page);
    await sheet.submitButton.waitFor();
    return sheet;
  }

  /** The list under its heading. */
  list(heading: 'Upcoming Events' | 'Search Results'): Locator {
    return this.page.getByRole('region', { name: heading });
  }

  card(eventName: string): Locator {
    return this.page.getByRole('article').filter({ hasText: eventName });
  }

  async search(): Promise<void> {
    await this.searchPanel.getByRole('button', { name: 'Search Events' }).click();
  }

  async clear(): Promise<void> {
    await this.searchPanel.getByRole('button', { name: 'Clear' }).click();
  }

  async viewDetails(eventName: string): Promise<EventDialog> {
    await this.page.getByRole('link', { name: `View Details of ${eventName}` }).click();
    return new EventDialog(this.page, eventName);
  }

  /** A day of the calendar, by its date. */
  day(date: string): Locator {
    return this.calendar.getByRole('button', { name: longDate(date) });
  }

  month(name: string): Locator {
    return this.page.getByRole('heading', { level: 2, name, exact: true });
  }

  async turnMonths(count: number): Promise<void> {
    const button = this.page.getByRole('button', { name: count < 0 ? 'Previous month' : 'Next month' });
    for (let turn = 0; turn < Math.abs(count); turn += 1) await button.click();
  }
}

const wording = (options: Intl.DateTimeFormatOptions) => (date: string) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** Friday, November 20, 2026 */
export const longDate = wording({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
/** November 2026 */
export const monthName = wording({ year: 'numeric', month: 'long' });
