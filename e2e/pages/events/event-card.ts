import type { Locator, Page } from '@playwright/test';
import { EventFormSheet } from './event-form-sheet';
import { pressInMenu } from '#pages/admin/row-menu';

/** An event's card, on the events page and on the dashboard, with what staff and artists can do with it. */
export class EventCard {
  readonly card: Locator;
  readonly actions: Locator;

  constructor(
    readonly page: Page,
    readonly name: string,
  ) {
    this.card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    this.actions = this.card.getByRole('group', { name: `Actions for ${name}` });
  }

  async edit(): Promise<EventFormSheet> {
    await this.actions.getByRole('link', { name: 'Edit Event' }).click();
    return new EventFormSheet(this.page, 'Edit Event');
  }

  async duplicate(): Promise<EventFormSheet> {
    await pressInMenu(this.actions, /^Duplicate/);
    return new EventFormSheet(this.page, 'Add Event');
  }

  /** Asks to delete it; resolves to the question that comes. */
  async delete(): Promise<Locator> {
    await pressInMenu(this.actions, /^Delete/);
    return this.page.getByRole('dialog', { name: 'Are you absolutely sure?' });
  }

  /** Opens the notes; resolves to their dialog. */
  async editNotes(): Promise<Locator> {
    await this.actions.getByRole('link', { name: 'Edit Notes' }).click();
    return this.page.getByRole('dialog', { name: 'Edit Artist Notes' });
  }
}
