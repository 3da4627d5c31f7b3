import type { Locator, Page } from '@playwright/test';

/** An event's details over the events page. */
export class EventDialog {
  readonly dialog: Locator;
  readonly closeButton: Locator;
  readonly markAttendance: Locator;

  constructor(
    readonly page: Page,
    name: string,
  ) {
    this.dialog = page.getByRole('dialog', { name });
    this.closeButton = this.dialog.getByRole('button', { name: 'Close' });
    this.markAttendance = this.dialog.getByRole('link', { name: 'Mark Attendance' });
  }
}
