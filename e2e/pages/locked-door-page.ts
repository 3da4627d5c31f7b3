import type { Locator, Page } from '@playwright/test';
import { DoorPage } from './door-page';

/** What a guest fills in at the venue's tablet. */
interface GuestFields {
  name: string;
  email: string;
  partySize: number;
}

/** A tablet of the door that is locked to guests. */
export class LockedDoorPage {
  readonly name: Locator;
  readonly email: Locator;
  readonly partySize: Locator;
  readonly photo: Locator;
  readonly stub: Locator;
  readonly nextButton: Locator;
  readonly staffButton: Locator;

  constructor(readonly page: Page) {
    this.name = page.getByLabel('Your Name');
    this.email = page.getByLabel(/^Email/);
    this.partySize = page.getByLabel('Party size');
    this.photo = page.getByRole('img', { name: 'The guest' });
    this.stub = page.getByRole('heading', { name: /^You're in, / });
    this.nextButton = page.getByRole('button', { name: 'Next guest' });
    this.staffButton = page.getByRole('button', { name: 'Staff' });
  }

  static async lock({ page }: DoorPage): Promise<LockedDoorPage> {
    await page.getByRole('button', { name: 'Lock to guests' }).click();
    const locked = new LockedDoorPage(page);
    await locked.name.waitFor();
    return locked;
  }

  async fill({ name, email, partySize }: GuestFields): Promise<void> {
    await this.name.fill(name);
    await this.email.fill(email);
    await this.partySize.fill(String(partySize));
  }

  async takePhoto(): Promise<void> {
    await this.page
      .getByLabel('Camera picture')
      .evaluate(
        (video: HTMLVideoElement) =>
          video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ||
          new Promise((resolve) => video.addEventListener('loadeddata', resolve, { once: true })),
      );
    await this.page.getByRole('button', { name: 'Take photo', disabled: false }).click();
    await this.photo.waitFor();
  }

  async checkIn(): Promise<void> {
    await this.page.getByRole('button', { name: 'Check in', exact: true }).click();
    await this.stub.waitFor();
  }

  /** Asks for the staff's PIN. */
  async callStaff(): Promise<DoorPage> {
    await this.staffButton.click();
    const door = new DoorPage(this.page);
    await door.people.waitFor();
    return door;
  }
}
