import type { Page } from '@playwright/test';
import { CheckInSheet } from '#pages/check-in-sheet';
import { hireStaff, openLine, pointsOf, tabletName } from '#support/door';
import { smallPhoto } from '#support/files/photo';
import { expect } from '#support/fixtures';
import { Phone } from '#support/phone';
import { test } from '#support/programme';

test.use({ traits: { viewport: { width: 1280, height: 800 } } });

const setDoorCode = (isNeeded: boolean) => `UPDATE venue SET needs_door_code = ${isNeeded}`;

test.beforeEach(({ venue }) => venue.sql(setDoorCode(true)));
test.afterEach(({ venue }) => venue.sql(setDoorCode(false)));

test('a guest at the door scans its code and has points; one at home waits for staff', async ({
  phone,
  network,
  venue,
  event,
}) => {
  const door = await openLine(phone, tabletName('Front door'), await hireStaff(venue));
  await door.page.getByRole('button', { name: 'Code', exact: true }).click();
  const digits = door.sheet.getByText(/^\d{3} \d{3}$/);
  await expect(door.sheet.getByRole('img', { name: /opens the check-in/ })).toBeVisible();

  await test.step('the tablet makes the code itself, without a network too', async () => {
    await phone.offline(true);
    await expect(digits).toBeVisible();
    await phone.offline(false);
  });

  const checkIn = async (address: string, email: string, scan?: (page: Page) => Promise<void>) => {
    const guest = await Phone.unpack(network.address);
    const page = await guest.visit(address);
    const sheet = new CheckInSheet(page);
    await sheet.fill({ name: 'Ruby Lee', email });
    await sheet.takePhoto(await smallPhoto());
    await scan?.(page);
    const ticket = await sheet.submit();
    await expect(ticket.message).toContainText('Sent');
    const words = await ticket.message.textContent();
    await page.goto(address);
    const again = await sheet.dialog.getByText(/^(You're in|Checked in)$/).textContent();
    await guest.throwAway();
    return { words, again };
  };

  await test.step('who follows the QR has the code filled in, and the points', async () => {
    const code = (await digits.textContent())?.replace(' ', '');
    const { words, again } = await checkIn(`/events/${event.id}/check-in#${code}`, 'ruby@example.com');
    expect([words, again]).toEqual([expect.not.stringContaining('taff'), "You're in"]);
    expect(await pointsOf(venue, event.id, 'ruby@example.com')).toBe(50);
  });

  await test.step('who scans it while the form is open goes on with it, unasked', async () => {
    const code = String(await digits.textContent()).replace(' ', '');
    const scan = async (page: Page) => {
      await page.evaluate((scanned) => void (location.hash = scanned), code);
      await expect(page.getByLabel('Door code')).toHaveValue(code);
      await expect(page.getByText('Leave without saving?')).toHaveCount(0);
    };
    const { words } = await checkIn(`/events/${event.id}/check-in`, 'loretta@example.com', scan);
    expect(words).not.toContain('taff');
    expect(await pointsOf(venue, event.id, 'loretta@example.com')).toBe(50);
  });

  await test.step('who has no code, or makes one up, is recorded and waits for staff', async () => {
    const waits = { words: expect.stringContaining('taff'), again: 'Checked in' };
    expect(await checkIn(`/events/${event.id}/check-in`, 'sofa@example.com')).toEqual(waits);
    expect(await checkIn(`/events/${event.id}/check-in#000000`, 'guess@example.com')).toEqual(waits);
    const rows = await venue.sql(
      'SELECT late_reason AS reason FROM event_attendance WHERE event_id = $1 AND late_reason IS NOT NULL ORDER BY id',
      [event.id],
    );
    expect(rows).toEqual([{ reason: 'no-door-code' }, { reason: 'wrong-door-code' }]);
  });

  await test.step('a guest at the locked tablet needs no code of their own', async () => {
    await door.closeSheet();
    await door.page.getByRole('button', { name: 'Lock to guests' }).click();
    await door.page.getByLabel('Your Name').fill('Faye');
    await door.page.getByLabel(/^Email/).fill('faye@example.com');
    await door.page.getByLabel('Choose photo').setInputFiles(await smallPhoto());
    await door.page.getByRole('img', { name: 'The guest' }).waitFor();
    await door.page.getByRole('button', { name: 'Check in', exact: true }).click();
    await expect(door.page.getByText("You're in")).toBeVisible();
    await expect.poll(() => pointsOf(venue, event.id, 'faye@example.com')).toBe(50);
  });
});
