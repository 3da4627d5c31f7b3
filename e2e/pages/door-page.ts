import type { Locator, Page } from '@playwright/test';

/** Somebody who is not on the list. */
interface NewGuest {
  name: string;
  email: string;
  partySize: number;
}

/** Characters of a code from which on a journey does not wait for each. */
const LONGEST_TYPED = 100;

/** The door's screens, on a tablet. */
export class DoorPage {
  /** The pairing screen. */
  readonly name: Locator;
  readonly pairButton: Locator;
  readonly signInLink: Locator;
  /** Who is at the door? */
  readonly people: Locator;
  readonly pin: Locator;
  readonly search: Locator;
  readonly scanButton: Locator;
  readonly newGuestButton: Locator;
  readonly pill: Locator;
  readonly justIn: Locator;
  readonly tables: Locator;
  /** What the venue did not take. */
  readonly notSent: Locator;
  /** The sheet that is open. */
  readonly sheet: Locator;
  readonly photo: Locator;
  /** One more of the party. */
  readonly oneMore: Locator;

  constructor(readonly page: Page) {
    this.name = page.getByLabel('Name');
    this.pairButton = page.getByRole('button', { name: 'Pair this tablet' });
    this.signInLink = page.getByRole('link', { name: 'Sign in as an admin' });
    this.people = page.getByRole('heading', { name: 'Who is at the door?' });
    this.pin = page.getByLabel('PIN');
    this.search = page.getByLabel('Find a guest');
    this.scanButton = page.getByRole('button', { name: 'Scan card' });
    this.newGuestButton = page.getByRole('button', { name: 'New guest' });
    this.pill = page.getByRole('status').filter({ hasText: /^(Online|Offline)/ });
    this.justIn = page.getByRole('region', { name: 'Just in' });
    this.tables = page.getByRole('region', { name: 'Tables tonight' });
    this.notSent = page.getByRole('region', { name: 'Not sent' });
    this.sheet = page.getByRole('dialog');
    this.photo = this.sheet.getByRole('img', { name: 'The guest' });
    this.oneMore = this.sheet.getByRole('button', { name: 'One more' });
  }

  static async open(page: Page): Promise<DoorPage> {
    await page.goto('/door');
    return new DoorPage(page);
  }

  async pair(name: string): Promise<void> {
    await this.name.fill(name);
    await this.pairButton.click();
    await this.people.waitFor();
  }

  /** Types a PIN on the pad; whether it is right is seen on the screen. */
  async tryPin(pin: string): Promise<void> {
    for (const digit of pin) await this.page.getByRole('button', { name: digit, exact: true }).click();
    await this.page.getByRole('button', { name: 'Enter' }).click();
    await this.page.getByRole('button', { name: 'Checking...' }).waitFor({ state: 'hidden' });
  }

  async enter({ name, pin }: { name: string; pin: string }): Promise<void> {
    await this.choose(name);
    await this.tryPin(pin);
    await this.search.waitFor();
  }

  async choose(name: string): Promise<void> {
    await this.page.getByRole('button', { name }).click();
  }

  /** What is said of a member who is found and in already; in the list of who is just in it stands on buttons. */
  get alreadyIn(): Locator {
    return this.page.getByText(/^Already in, /).and(this.page.locator(':not(button *)'));
  }

  checkInButton(name: string): Locator {
    return this.page.getByRole('button', { name: `Check in ${name}` });
  }

  /** Searches for a member and opens the sheet of their check-in. */
  async find(text: string, name: string): Promise<void> {
    await this.search.fill(text);
    await this.checkInButton(name).click();
  }

  /** Taps the search and types, as a person does. */
  async type(text: string): Promise<void> {
    await this.search.click();
    await this.page.keyboard.type(text);
  }

  /** In the sheet of a new guest. */
  async typeEmail(email: string): Promise<void> {
    await this.sheet.getByLabel('Email (earns points)').click();
    await this.page.keyboard.type(email);
  }

  sheetOf(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** Opens the sheet of somebody who is not on the list. */
  async addGuest({ name, email, partySize }: NewGuest): Promise<void> {
    await this.newGuestButton.click();
    await this.sheet.getByLabel('Name').fill(name);
    await this.sheet.getByLabel('Email (earns points)').fill(email);
    await this.choosePartySize(partySize);
  }

  async choosePartySize(size: number): Promise<void> {
    await this.sheet.getByLabel('Party size').fill(String(size));
  }

  async takePhoto(): Promise<void> {
    const picture = this.sheet.getByLabel('Camera picture');
    await picture.evaluate(
      (video: HTMLVideoElement) =>
        video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ||
        new Promise((resolve) => video.addEventListener('loadeddata', resolve, { once: true })),
    );
    await this.sheet.getByRole('button', { name: 'Take photo', disabled: false }).click();
    await this.photo.waitFor();
  }

  async choosePhoto(photo: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.sheet.getByLabel('Choose photo').setInputFiles(photo);
    await this.photo.waitFor();
  }

  /** Lets them in: the sheet closes once it is kept. */
  async checkIn(): Promise<void> {
    await this.sheet.getByRole('button', { name: 'Check in', exact: true }).click();
    await this.sheet.waitFor({ state: 'hidden' });
  }

  /** A check-in in the list of the last ones. */
  entry(name: string): Locator {
    return this.justIn.getByRole('button', { name });
  }

  async undo(name: string, reason: string): Promise<void> {
    await this.entry(name).click();
    await this.sheet.getByRole('button', { name: 'Undo this check-in' }).click();
    await this.sheet.getByRole('button', { name: reason }).click();
    await this.sheet.waitFor({ state: 'hidden' });
  }

  async left(people: number): Promise<void> {
    await this.page.getByRole('button', { name: `−${people} guest` }).click();
  }

  /** As a hand scanner does, wherever the focus is: it types, or gives a long code as one. */
  async scan(code: string): Promise<void> {
    const { keyboard } = this.page;
    if (code.length > LONGEST_TYPED) await keyboard.insertText(code);
    else await keyboard.type(code);
    await this.page.keyboard.press('Enter');
  }

  async closeSheet(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.sheet.waitFor({ state: 'hidden' });
  }

  /** A number of tonight, e.g. of `guests in`. */
  figure(words: string): Locator {
    return this.page
      .getByRole('region', { name: 'Tonight', exact: true })
      .locator('div:has(> strong)')
      .filter({ hasText: words })
      .locator('strong');
  }
}
