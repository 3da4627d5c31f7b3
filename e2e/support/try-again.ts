import { expect, type Locator, type Page } from '@playwright/test';

/** Presses "Try again" until `answer` is there; the page may also have found the venue by itself meanwhile. */
export const tryAgain = async (page: Page, answer: Locator): Promise<void> => {
  const button = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 2_000 });
    await expect(answer).not.toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
};
