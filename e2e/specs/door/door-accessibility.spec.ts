import type { Page } from '@playwright/test';
import { DoorPage } from '#pages/door-page';
import { pageAs } from '#support/account';
import { faultsOf } from '#support/axe';
import { addMember, bookTable, hireStaff, tabletName } from '#support/door';
import { expect } from '#support/fixtures';
import { doubleText } from '#support/large-text';
import { test } from '#support/programme';
import { ADMIN } from '#support/venue';

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** Boxes that are wider than there is room for, as they read. */
const sidewaysIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=dialog] :not(input)')]
      .filter((box) => box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX !== 'visible')
      .map((box) => `${box.tagName}: ${box.scrollWidth} > ${box.clientWidth}`),
  );

test('every screen of the door can be used by everybody, on a tablet and a phone, with large text too', async ({
  phone,
  venue,
  event,
}) => {
  const [wade, june] = [await hireStaff(venue), await addMember(venue, 'June')];
  await bookTable(venue, event.id, 'Hank Snow', 4);
  const door = await DoorPage.open(await pageAs(phone, ADMIN));
  const { page } = door;
  const check = async (what: string) => {
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      const where = `${what}, ${screen.width} pixels wide`;
      expect.soft(await faultsOf(page), where).toEqual([]);
      const large = await doubleText(page);
      expect.soft(await sidewaysIn(page), `${where}, text twice as large`).toEqual([]);
      await large.evaluate((style) => style.parentNode?.removeChild(style));
    }
  };

  await door.name.waitFor();
  await check('pairing');
  await door.pair(tabletName('Front door'));
  await door.choose(wade.name);
  await door.tryPin('0000');
  await page.getByText('Wrong PIN.').waitFor();
  await check('the PIN');
  await door.tryPin(wade.pin);
  await door.search.waitFor();
  await door.search.fill('June');
  await door.checkInButton(june.name).waitFor();
  await check('a member who is found');
  await door.checkInButton(june.name).click();
  await check('the check-in sheet');
  await door.takePhoto();
  await door.checkIn();
  await door.entry(june.name).waitFor();
  await check('the line');
  await door.search.fill('June');
  await door.alreadyIn.waitFor();
  await check('a member who is in');
  await door.search.fill('');
  await door.entry(june.name).click();
  await door.sheet.getByRole('button', { name: 'Undo this check-in' }).click();
  await check('the entry sheet');
  await door.closeSheet();
  await page.getByRole('button', { name: 'New guest' }).click();
  await door.sheet.getByRole('button', { name: 'Check in', exact: true }).click();
  await door.sheet.getByText('Please enter a name').waitFor();
  await check('a new guest, with errors');
});
