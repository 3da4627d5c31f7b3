import type { Locator, Page } from '@playwright/test';
import { CheckInSheet } from '#pages/check-in-sheet';
import { HomePage } from '#pages/events/home-page';
import { test } from '#support/fixtures';
import { cameraPhoto } from '#support/files/photo';
import { TicketPage } from '#pages/ticket-page';
import { judge, measured, slowDown, timePress } from './slow-phone';

const CHECK_INS = 15;
const BUDGET_MS = 150;
/** A guest looks at the photo before pressing. */
const GLANCE_MS = 1_000;
/** A finger stays on a button about so long. */
const PRESS_MS = 80;

test('shows the ticket stub at once when a guest presses "Check in"', async ({ phone, event: _tonight }) => {
  const photo = await cameraPhoto();
  const page = await phone.visit('/');
  await phone.installed(page);
  await timePress(page, { pressed: 'button[type=submit]', awaited: 'article[aria-label^="Ticket "]' });
  await slowDown(page);
  const times: number[] = [];
  for (let guest = 1; guest <= CHECK_INS; guest += 1) {
    await page.goto('/');
    const sheet = await openSheet(page, guest === 1 ? /^Mark Attendance/ : 'Check in somebody else');
    await sheet.fill({ name: `Guest ${guest}`, email: `guest${guest}@example.com`, partySize: 2 });
    // The preview shows what the worker made: from here on the photo is shrunk.
    await sheet.takePhoto(photo);
    await page.waitForTimeout(GLANCE_MS);
    await press(sheet.submitButton);
    const ticket = new TicketPage(page);
    // Looking for the stub would itself cost the slowed page time that no guest spends.
    await page.waitForTimeout(GLANCE_MS);
    await ticket.stub.waitFor();
    times.push(await measured(page));
  }
  judge('"Check in" pressed to ticket stub', times, BUDGET_MS);
});

const openSheet = async (page: Page, link: string | RegExp): Promise<CheckInSheet> => {
  await new HomePage(page).tonight.getByRole('link', { name: link }).click();
  const sheet = new CheckInSheet(page);
  await sheet.submitButton.waitFor();
  return sheet;
};

/**
 * As a finger does: it comes, stays and goes; the time runs from when it goes. A locator's own click looks about in the
 * slowed page meanwhile, and comes and goes at once.
 */
const press = async (button: Locator): Promise<void> => {
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on the screen.');
  const { mouse } = button.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await button.page().waitForTimeout(GLANCE_MS);
  await mouse.down();
  await button.page().waitForTimeout(PRESS_MS);
  await mouse.up();
};
