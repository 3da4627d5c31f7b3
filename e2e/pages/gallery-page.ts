import type { Locator, Page } from '@playwright/test';
import { PhotoDialog } from './photo-dialog';

/** The public gallery. */
export class GalleryPage {
  readonly heading: Locator;
  readonly search: Locator;
  readonly event: Locator;
  readonly tag: Locator;
  readonly sort: Locator;
  readonly photos: Locator;
  readonly uploadButton: Locator;

  private constructor(readonly page: Page) {
    const filters = page.getByRole('search', { name: 'Gallery' });
    this.heading = page.getByRole('heading', { level: 1, name: 'Gallery' });
    this.search = filters.getByLabel('Search');
    this.event = filters.getByLabel('Event');
    this.tag = filters.getByLabel('Tag');
    this.sort = filters.getByLabel('Sort');
    this.photos = page.getByRole('region', { name: 'Photos' }).getByRole('listitem');
    this.uploadButton = page.getByRole('button', { name: 'Upload Photo' });
  }

  static async open(page: Page, address = '/gallery'): Promise<GalleryPage> {
    await page.goto(address);
    return GalleryPage.on(page);
  }

  /** The page stands already. */
  static async on(page: Page): Promise<GalleryPage> {
    const gallery = new GalleryPage(page);
    await gallery.heading.waitFor({ state: 'attached' });
    return gallery;
  }

  photo(caption: string): Locator {
    return this.photos.filter({ hasText: caption });
  }

  /** What the photos that are there are called, in their order. */
  captions(): Locator {
    return this.photos.locator('.photo-card-title');
  }

  async view(caption: string): Promise<PhotoDialog> {
    await this.photo(caption).getByRole('link').click();
    return new PhotoDialog(this.page, caption);
  }
}
