import type { Locator, Page } from '@playwright/test';
import { TicketPage } from './ticket-page';

interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The Mark Attendance sheet. */
export class CheckInSheet {
  readonly dialog: Locator;
  readonly name: Locator;
  readonly email: Locator;
  readonly partySize: Locator;
  readonly photo: Locator;
  readonly submitButton: Locator;
  /** Where somebody on this phone is in already. */
  readonly otherButton: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Mark Attendance' });
    this.name = this.dialog.getByLabel('Your Name');
    this.email = this.dialog.getByLabel('Email (earns 50 loyalty points)');
    this.partySize = this.dialog.getByLabel('Party size');
    this.photo = this.dialog.getByRole('img', { name: 'Your check-in photo' });
    this.submitButton = this.dialog.getByRole('button', { name: 'Check in', exact: true });
    this.otherButton = this.dialog.getByRole('button', { name: 'Check in somebody else' });
  }

  /** The form; for somebody else where this phone has checked in to the show before. */
  static async open(page: Page, eventId: number): Promise<CheckInSheet> {
    await page.goto(`/events/${eventId}/check-in`);
    const sheet = new CheckInSheet(page);
    await sheet.submitButton.or(sheet.otherButton).waitFor();
    if (await sheet.otherButton.isVisible()) await sheet.otherButton.click();
    await sheet.submitButton.waitFor();
    return sheet;
  }

  async fill({
    name,
    email,
    partySize,
  }: {
    name?: string;
    email?: string;
    partySize?: number;
  }): Promise<void> {
    if (name !== undefined) await this.name.fill(name);
    if (email !== undefined) await this.email.fill(email);
    if (partySize !== undefined) await this.partySize.fill(String(partySize));
  }

  /** Hands a file to the camera and waits until it is ready to be sent. */
  async takePhoto(photo: PhotoFile): Promise<void> {
    await this.choosePhoto(photo);
    await this.photo.waitFor();
  }

  async choosePhoto(photo: PhotoFile): Promise<void> {
    await this.dialog.locator('input[type=file][capture]').setInputFiles(photo);
  }

  async submit(): Promise<TicketPage> {
    await this.submitButton.click();
    return new TicketPage(this.page);
  }
}
