import type { Page } from '@playwright/test';

/** The admin's Invite tab: the invitation calendar, its dialogs, and what was sent. */
export class InvitationsTab {
  constructor(private readonly page: Page) {}

  static async open(page: Page): Promise<InvitationsTab> {
    await page.goto('/admin/invitations');
    return new InvitationsTab(page);
  }

  get artists() {
    return this.page.getByRole('dialog', { name: 'Available Artists' });
  }

  get form() {
    return this.page.getByRole('dialog', { name: 'Send Invitation' });
  }

  get send() {
    return this.form.getByRole('button', { name: 'Send Invitation' });
  }

  day(date: string) {
    return this.page.locator(`[data-day="${date}"]`);
  }

  async turnMonths(months: number): Promise<void> {
    for (let turned = 0; turned < months; turned += 1)
      await this.page.getByRole('button', { name: 'Next month' }).click();
  }

  /** An invitation that was sent, by its artist and event. */
  invitation(artist: string, event: string) {
    return this.page.getByRole('article', { name: `${artist} · ${event}` });
  }

  async choose(date: string, artist: string): Promise<void> {
    await this.day(date).click();
    await this.artists.getByRole('button', { name: artist }).click();
  }

  /** Asks the artist to join a show of the day instead of one of their own. */
  async joinShow(eventId: number): Promise<void> {
    await this.form.getByLabel('Show', { exact: true }).selectOption(String(eventId));
  }

  async fill({ name, budget, message }: { name: string; budget: string; message: string }): Promise<void> {
    await this.form.getByLabel('Event Name').fill(name);
    await this.form.getByLabel('Budget').fill(budget);
    await this.form.getByLabel('Invitation Message').fill(message);
  }
}
