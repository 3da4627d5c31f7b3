import { CheckInSheet } from '#pages/check-in-sheet';
import { HomePage } from '#pages/home-page';
import { test } from '#support/fixtures';
import { cameraPhoto } from '#support/photo';
import { judge, measured, slowDown, timePressToStub } from './slow-phone';

const CHECK_INS = 9;
const BUDGET_MS = 150;
/** A guest looks at the photo before pressing. */
const GLANCE_MS = 1_000;

test('shows the ticket stub at once when a guest presses "Check in"', async ({ phone, event }) => {
  const photo = await cameraPhoto();
  const page = await phone.visit('/');
  await phone.installed(page);
  await timePressToStub(page);
  await slowDown(page);
  const times: number[] = [];
  for (let guest = 1; guest <= CHECK_INS; guest += 1) {
    await page.goto('/');
    const sheet: CheckInSheet = await new HomePage(page).markAttendance(event.name);
    await sheet.fill({ name: `Guest ${guest}`, email: `guest${guest}@example.com`, partySize: 2 });
    // The preview shows what the worker made: from here on the photo is shrunk.
    await sheet.takePhoto(photo);
    await page.waitForTimeout(GLANCE_MS);
    const ticket = await sheet.submit();
    // Looking for the stub would itself cost the slowed page time that no guest spends.
    await page.waitForTimeout(GLANCE_MS);
    await ticket.stub.waitFor();
    times.push(await measured(page));
  }
  judge('"Check in" pressed to ticket stub', times, BUDGET_MS);
});
