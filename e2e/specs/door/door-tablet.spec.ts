import { DoorPage } from '#pages/door-page';
import { pageAs } from '#support/account';
import {
  addMember,
  guestsKeptOn,
  hireStaff,
  keptOn,
  listOf,
  openLine,
  pairByApi,
  pairTablet,
  pointsOf,
  revokeTablet,
  tabletName,
} from '#support/door';
import { expect } from '#support/fixtures';
import { test } from '#support/programme';
import { ADMIN } from '#support/venue';

const TABLET = { width: 1280, height: 800 };
const LYING_PHONE = { width: 844, height: 390 };
const LOCKED = /^Too many wrong PINs\. Try again in [1-5] minutes?\.$/;

/** All that a tablet keeps of a member: no points, no history, and of the e-mail a mask and a hash. */
const KNOWN_OF_GUESTS = ['id', 'name', 'tier', 'code', 'isNew', 'email', 'emailHash'];

test.use({ traits: { viewport: TABLET } });

test('five wrong PINs lock a person out, after a reload and without a network too', async ({
  phone,
  network,
  venue,
}) => {
  const [wade, loretta] = [await hireStaff(venue), await hireStaff(venue, 'Loretta')];
  const door = await pairTablet(phone, tabletName('Front door'));
  await phone.installed(door.page);
  await door.choose(wade.name);
  for (const left of ['4 tries', '3 tries', '2 tries', 'One try']) {
    await door.tryPin('0000');
    await expect(door.page.getByText(`Wrong PIN. ${left} left.`)).toBeVisible();
  }
  await door.tryPin('0000');
  await expect(door.page.getByText(LOCKED)).toBeVisible();

  for (const isOffline of [false, true]) {
    network.down(isOffline);
    await phone.offline(isOffline);
    await door.page.reload();
    await door.choose(wade.name);
    await door.tryPin(wade.pin);
    await expect(door.page.getByText(LOCKED)).toBeVisible();
  }

  await test.step('somebody else may enter', async () => {
    await door.page.getByRole('button', { name: 'Back' }).click();
    await door.enter(loretta);
  });
});

test('on a phone held sideways the whole PIN pad is in sight', async ({ phone, venue }) => {
  const wade = await hireStaff(venue);
  const door = await pairTablet(phone, tabletName('Side door'));
  await door.page.setViewportSize(LYING_PHONE);
  await door.choose(wade.name);
  for (const name of ['1', '0', 'Back', 'Enter'])
    await expect(door.page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await door.tryPin(wade.pin);
  await expect(door.search).toBeVisible();
});

test('a tablet knows no whole e-mail, is wiped when it is revoked, and sends what waited once it is paired again', async ({
  phone,
  network,
  venue,
  event,
}) => {
  const [wade, june, office] = await Promise.all([
    hireStaff(venue),
    addMember(venue, 'June'),
    pairByApi(venue),
  ]);
  const front = tabletName('Front door');
  const door = await openLine(phone, front, wade);

  await test.step('a whole e-mail that is typed finds its member, and is kept nowhere', async () => {
    await door.search.fill(june.email);
    await expect(door.checkInButton(june.name)).toBeVisible();
    const kept = await keptOn(door.page);
    expect(kept).toContain(june.name);
    expect(kept).not.toContain(june.email);
    const guests: object[] = JSON.parse(kept).databases['honky-tonk-door'].guests;
    expect(new Set(guests.flatMap((guest) => Object.keys(guest)))).toEqual(new Set(KNOWN_OF_GUESTS));
  });

  network.down(true);
  await phone.offline(true);
  await door.checkInButton(june.name).click();
  await door.takePhoto();
  await door.checkIn();
  await expect(door.pill).toContainText('1 waiting');
  expect(await keptOn(door.page)).not.toContain(june.email);

  await test.step('revoked, it goes back to pairing by itself and knows nobody', async () => {
    await revokeTablet(venue, front);
    network.down(false);
    await phone.offline(false);
    await expect(door.signInLink).toBeVisible();
    expect(await guestsKeptOn(door.page)).toBe(0);
    expect((await listOf(venue, office, event.id)).entries).toEqual([]);
  });

  await test.step('paired again, it sends what waited', async () => {
    await door.page.close();
    const again = await DoorPage.open(await pageAs(phone, ADMIN));
    await again.pair(tabletName('Front door'));
    await again.enter(wade);
    await expect(again.entry(june.name)).toHaveAccessibleName(/Sent$/);
    expect((await listOf(venue, office, event.id)).entries).toMatchObject([{ name: june.name }]);
    expect(await pointsOf(venue, event.id, june.email)).toBe(50);
    expect(await keptOn(again.page)).not.toContain(june.email);
  });
});

test('a tablet that is online is wiped within seconds after it was revoked', async ({ phone, venue }) => {
  const front = tabletName('Front door');
  await addMember(venue, 'June');
  const door = await openLine(phone, front, await hireStaff(venue));
  await expect.poll(() => guestsKeptOn(door.page)).toBeGreaterThan(0);
  await revokeTablet(venue, front);
  await expect(door.signInLink).toBeVisible({ timeout: 5_000 });
  expect(await guestsKeptOn(door.page)).toBe(0);
});
