import { DoorPage } from '#pages/door-page';
import { pageAs } from '#support/account';
import { addMember, hireStaff, openLine, pointsOf, tabletName } from '#support/door';
import { expect } from '#support/fixtures';
import { Phone } from '#support/phone';
import { test } from '#support/programme';
import { ADMIN } from '#support/venue';
import { truthOf } from '#support/venue-truth';

const TABLET = { width: 1280, height: 800 };

test.use({ traits: { viewport: TABLET } });

test('an admin pairs a tablet, staff let a member in, and another tablet shows it by itself', async ({
  phone,
  network,
  venue,
  event,
}) => {
  const [wade, june] = [await hireStaff(venue), await addMember(venue, 'June')];
  const [front, side] = [tabletName('Front door'), tabletName('Side door')];
  const door = await DoorPage.open(await pageAs(phone, ADMIN));

  await test.step('the tablet is paired, and the admin is signed out of it', async () => {
    await door.pair(front);
    const dashboard = await phone.visit('/admin');
    await expect(dashboard.getByRole('heading', { name: 'Login' })).toBeVisible();
    await dashboard.close();
  });

  const sidePhone = await Phone.unpack(network.address, { viewport: TABLET });
  const other = await openLine(sidePhone, side, wade);
  await other.search.fill(june.name);
  await expect(other.checkInButton(june.name)).toBeVisible();

  await test.step('staff enter by PIN, find the member by a part of the name and take a photo', async () => {
    await door.enter(wade);
    await door.find(june.name.slice(0, 12), june.name);
    await expect(door.sheet).toHaveAccessibleName(june.name);
    await door.takePhoto();
    await door.checkIn();
    await expect(door.entry(june.name)).toHaveAccessibleName(/Sent$/);
  });

  await test.step('the venue has the check-in, its photo and the points', async () => {
    expect(await truthOf(venue, event.id)).toEqual({
      attendances: 1,
      photos: 1,
      points: 50,
      names: [june.name],
    });
    expect(await pointsOf(venue, event.id, june.email)).toBe(50);
  });

  await test.step('the other tablet shows the guest as in, without a reload', async () => {
    await expect(other.alreadyIn).toHaveText(
      new RegExp(`^Already in, \\d{1,2}:\\d\\d [AP]M, ${front} · party of 1$`),
      { timeout: 5_000 },
    );
    await expect(other.figure('guests in')).toHaveText('1');
    await other.entry(june.name).click();
    await expect(other.sheet).toContainText(`${front}, by ${wade.name}`);
  });
  await sidePhone.throwAway();
});
