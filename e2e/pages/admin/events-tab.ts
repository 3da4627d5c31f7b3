import type { Locator, Page } from '@playwright/test';
import { EventFormSheet } from '#pages/events/event-form-sheet';
import { longDate } from '#pages/events/home-page';

/** The Events tab of the admin dashboard. */
export class EventsTab {
  readonly list: Locator;
  readonly names: Locator;
  readonly calendar: Locator;

  constructor(readonly page: Page) {
    this.list = page.getByRole('region', { name: 'Events', exact: true });
    this.names = this.list.getByRole('heading', { level: 3 });
    this.calendar = page.getByRole('grid');
  }

  static async open(page: Page, address = '/admin/events'): Promise<EventsTab> {
    await page.goto(address);
    const tab = new EventsTab(page);
    await tab.calendar.waitFor();
    return tab;
  }

  async add(): Promise<EventFormSheet> {
    // An empty list offers the same once more.
    await this.page.getByRole('link', { name: 'Add Event', exact: true }).first().click();
    return new EventFormSheet(this.page, 'Add Event');
  }

  /** A day of the calendar, by its date. */
  day(date: string): Locator {
    return this.calendar.getByRole('button', { name: longDate(date) });
  }

  async turnToNextMonth(): Promise<void> {
    await this.page.getByRole('button', { name: 'Next month' }).click();
  }

  async show(which: 'Upcoming' | 'Past'): Promise<void> {
    await this.list.getByRole('button', { name: which }).click();
  }

  async search(text: string): Promise<void> {
    await this.list.getByLabel('Search events').fill(text);
    await this.list.getByRole('button', { name: 'Search', exact: true }).click();
  }
}
