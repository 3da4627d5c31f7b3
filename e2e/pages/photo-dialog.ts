import type { Download, Locator, Page } from '@playwright/test';

/** A photo's details over the gallery. */
export class PhotoDialog {
  readonly dialog: Locator;
  readonly picture: Locator;
  readonly previousButton: Locator;
  readonly nextButton: Locator;
  readonly downloadLink: Locator;
  readonly shareButton: Locator;
  readonly closeButton: Locator;

  constructor(
    readonly page: Page,
    caption: string,
  ) {
    this.dialog = page.getByRole('dialog', { name: caption });
    this.picture = this.dialog.getByRole('img', { name: caption });
    this.previousButton = this.dialog.getByRole('button', { name: 'Previous photo' });
    this.nextButton = this.dialog.getByRole('button', { name: 'Next photo' });
    this.downloadLink = this.dialog.getByRole('link', { name: 'Download' });
    this.shareButton = this.dialog.getByRole('button', { name: 'Share' });
    this.closeButton = this.dialog.getByRole('button', { name: 'Close' });
  }

  async download(): Promise<Download> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), this.downloadLink.click()]);
    return download;
  }

  /** A finger goes sideways over the photo, by so many pixels. */
  async swipe(pixels: number): Promise<void> {
    const box = await this.picture.boundingBox();
    if (!box) throw new Error('The photo is not on the screen.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const devtools = await this.page.context().newCDPSession(this.page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }],
      });
    await touch('touchStart', x);
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', x + (pixels * step) / 8);
    await touch('touchEnd', x + pixels);
    await devtools.detach();
  }
}
