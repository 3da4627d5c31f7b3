import type { Locator, Page } from '@playwright/test';

/** Photos, Verify: the dashboard's queue of check-in photos. */
export class VerificationTab {
  private constructor(readonly page: Page) {}

  static async open(page: Page, search = ''): Promise<VerificationTab> {
    await page.goto(`/admin/photos${search}`);
    await page.getByRole('heading', { name: 'Check-in photos' }).waitFor();
    return new VerificationTab(page);
  }

  /** The card of this guest's check-in, while it is the one on top. */
  card(name: string): Locator {
    return this.page.getByRole('article', { name: `Check-in of ${name}` });
  }

  photo(name: string): Locator {
    return this.page.getByRole('img', { name: `Check-in photo of ${name}` });
  }

  get lastDecision(): Locator {
    return this.page.getByRole('status').filter({ has: this.page.getByRole('button', { name: 'Dismiss' }) });
  }

  async reject(name: string, reason: string): Promise<void> {
    await this.page.getByRole('button', { name: `Reject ${name}` }).click();
    await this.giveReason(reason);
  }

  async giveReason(reason: string): Promise<void> {
    await this.page
      .getByRole('dialog', { name: 'Reject' })
      .getByRole('button', { name: reason, exact: true })
      .click();
  }

  /** A thumb over the card, so many pixels to the right, or to the left below zero. */
  async swipe(name: string, pixels: number): Promise<void> {
    const box = await this.card(name).boundingBox();
    if (!box) throw new Error('The card is not on screen.');
    const start = { x: box.x + box.width / 2, y: box.y + 120 };
    const finger = await this.page.context().newCDPSession(this.page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: start.y }],
      });
    await touch('touchStart', start.x);
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', start.x + (pixels * step) / 8);
    await touch('touchEnd');
  }
}
