import type { Page } from '@playwright/test';
import { CheckInSheet } from './check-in-sheet';

/** The events page. */
export class HomePage {
  constructor(readonly page: Page) {}

  /** Taps Mark Attendance of an event on the tonight card. */
  async markAttendance(eventName: string): Promise<CheckInSheet> {
    await this.page
      .getByRole('region', { name: 'Tonight' })
      .getByRole('link', { name: `Mark Attendance at ${eventName}` })
      .click();
    const sheet = new CheckInSheet(this.page);
    await sheet.submitButton.waitFor();
    return sheet;
  }
}
