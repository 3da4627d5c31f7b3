import type { Locator, Page } from '@playwright/test';

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The gallery of the dashboard's Photos tab. */
export class GalleryManagement {
  readonly addButton: Locator;
  readonly uploadSheet: Locator;
  readonly photos: Locator;
  readonly selectionBar: Locator;
  readonly undoButton: Locator;
  /** A photo beside the one it looks like. */
  readonly lookalike: Locator;
  readonly deleteQuestion: Locator;

  private constructor(readonly page: Page) {
    this.addButton = page.getByRole('button', { name: 'Add photos' });
    this.uploadSheet = page.getByRole('dialog', { name: 'Add photos' });
    this.photos = page.getByRole('article');
    this.selectionBar = page.getByRole('group', { name: 'Selected photos' });
    this.undoButton = page.getByRole('button', { name: 'Undo' });
    this.lookalike = page.getByRole('dialog').getByRole('article');
    this.deleteQuestion = page.getByRole('dialog', { name: 'Delete this photo?' });
  }

  /** @param eventId of the photos that are looked for */
  static async open(page: Page, eventId: number): Promise<GalleryManagement> {
    await page.goto(`/admin/photos/gallery?eventId=${eventId}`);
    const management = new GalleryManagement(page);
    await management.addButton.waitFor();
    return management;
  }

  async chooseFiles(files: readonly ChosenFile[]): Promise<void> {
    await this.addButton.click();
    await this.uploadSheet.getByLabel('Choose photos').setInputFiles([...files]);
  }

  /** A chosen file's row, by the file's name. */
  file(name: string): Locator {
    return this.uploadSheet.getByRole('listitem').filter({ hasText: name });
  }

  async tagAll(tag: string): Promise<void> {
    await this.uploadSheet.getByLabel('Tags of all').fill(tag);
    await this.uploadSheet.getByLabel('Tags of all').press('Enter');
  }

  async upload(): Promise<void> {
    await this.uploadSheet.getByRole('button', { name: /^Upload \d+ photos?$/ }).click();
  }

  async closeUpload(): Promise<void> {
    await this.uploadSheet.getByRole('button', { name: 'Done' }).click();
  }

  async select(photo: Locator): Promise<void> {
    await photo.getByRole('checkbox').check();
  }

  /** Does something with what is selected: Approve, Tag or Take down. */
  async act(action: 'Approve' | 'Tag' | 'Take down'): Promise<void> {
    await this.selectionBar.getByRole('button', { name: action, exact: true }).click();
  }

  /** Asks for the later one of the pair that is compared to be deleted; the question is open then. */
  async askToDeleteLater(): Promise<void> {
    await this.lookalike.getByRole('button', { name: /^Delete the later one/ }).click();
  }

  async selectAll(): Promise<void> {
    await this.select(this.photos.first());
    await this.selectionBar.getByRole('button', { name: 'Select all' }).click();
  }
}
