import type { Locator, Page } from '@playwright/test';

interface EventDetails {
  name: string;
  type: string;
  date: string;
  time: string;
  endTime: string;
  description: string;
}

const LABELS: Record<keyof EventDetails, string> = {
  name: 'Event Name',
  type: 'Event Type',
  date: 'Date',
  time: 'Time',
  endTime: 'Ends',
  description: 'Description',
};

/** The Add Event or Edit Event form. */
export class EventFormSheet {
  readonly dialog: Locator;
  readonly name: Locator;
  readonly date: Locator;
  readonly conflict: Locator;

  constructor(
    readonly page: Page,
    title: 'Add Event' | 'Edit Event',
  ) {
    this.dialog = page.getByRole('dialog', { name: title });
    this.name = this.field('name');
    this.date = this.field('date');
    this.conflict = this.dialog.getByRole('region', { name: 'Somebody else changed this event' });
  }

  async fill(details: Partial<EventDetails>): Promise<void> {
    const { type, ...texts } = details;
    if (type !== undefined) await this.field('type').selectOption(type);
    for (const field of ['name', 'date', 'time', 'endTime', 'description'] as const) {
      const text = texts[field];
      if (text !== undefined) await this.field(field).fill(text);
    }
  }

  /** The acts after the featured one, as they stand in the form. */
  get otherActs(): Locator {
    return this.dialog.getByRole('group', { name: 'Other Acts' }).getByRole('listitem');
  }

  /** @param acts ids of artists, the featured one first */
  async book([featured, ...others]: readonly number[]): Promise<void> {
    await this.dialog.getByLabel('Featured Artist').selectOption(String(featured));
    for (const act of others) {
      await this.dialog.getByLabel('Another Act').selectOption(String(act));
      await this.dialog.getByRole('button', { name: 'Add', exact: true }).click();
    }
  }

  /** By keyboard: the button keeps the focus, so that a second press moves the same act on. */
  async moveUp(act: string, places: number): Promise<void> {
    await this.dialog.getByRole('button', { name: `Move ${act} up` }).focus();
    for (let place = 0; place < places; place += 1) await this.page.keyboard.press('Enter');
  }

  async repeat({ how, nights }: { how: string; nights: number }): Promise<void> {
    await this.dialog.getByLabel('Repeat', { exact: true }).selectOption(how);
    await this.dialog.getByLabel('Number of nights').fill(String(nights));
  }

  /** Takes the tick off a night, by its date in words. */
  async leaveOut(night: string): Promise<void> {
    await this.dialog.getByLabel(night).uncheck();
  }

  async press(
    button: 'Create Event' | 'Save Changes' | 'Take theirs' | 'Save mine on top' | 'Close',
  ): Promise<void> {
    await this.dialog.getByRole('button', { name: button }).click();
  }

  private field(field: keyof EventDetails): Locator {
    return this.dialog.getByLabel(LABELS[field], { exact: true });
  }
}
