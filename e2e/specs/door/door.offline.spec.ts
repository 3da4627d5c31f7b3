import {
  hireStaff,
  addMember,
  bookTable,
  keptOn,
  listOf,
  openLine,
  pairByApi,
  pointsOf,
  tabletName,
} from '#support/door';
import { expect } from '#support/fixtures';
import { cardOf } from '#support/line/arrivals';
import { dropCard, fitCardCamera, holdCard } from '#support/line/card-camera';
import { Network } from '#support/network';
import { Phone } from '#support/phone';
import { test } from '#support/programme';
import type { Venue } from '#support/venue';
import { truthOf } from '#support/venue-truth';

const TABLET = { width: 1280, height: 800 };
const ACTS = ['POST /api/door/check-ins', 'POST /api/door/undos', 'POST /api/door/exits'];

/** How slow the clock of one tablet is, in milliseconds. */
const SLOW_BY = 10 * 60_000;

// The pages of one browser would share its one camera, which a tablet keeps open for a while.
test.use({ traits: { viewport: TABLET, hasOwnBrowser: true } });

/** Somebody at the door, a member who comes, and a tablet without a screen that is told what the venue knows. */
const crewOf = (venue: Venue) => Promise.all([hireStaff(venue), addMember(venue, 'June'), pairByApi(venue)]);

test('without a network the line goes on, over a reload, and all of it is sent once', async ({
  phone,
  network,
  venue,
  event,
}) => {
  const [wade, june, office] = await crewOf(venue);
  await bookTable(venue, event.id, 'Hank Snow', 4);
  const guest = { name: 'Ruby Calloway', email: `ruby-${event.id}@example.com`, partySize: 2 };
  await fitCardCamera(phone.browser);
  const door = await openLine(phone, tabletName('Front door'), wade);
  await phone.installed(door.page);
  await expect(door.pill).toHaveText('Online');
  const cut = async (isCut: boolean) => {
    network.down(isCut);
    await phone.offline(isCut);
  };
  const expectAllKept = async () => {
    await expect(door.pill).toHaveText(/^Offline · 5 waiting · as of \d{1,2}:\d\d [AP]M$/);
    for (const { name } of [june, guest])
      await expect(door.entry(name)).toHaveAccessibleName(/Waiting to be sent$/);
    await expect(door.entry('Hank Snow')).toHaveAccessibleName(/Undone$/);
    await expect(door.figure('check-ins')).toHaveText('2');
    await expect(door.figure('guests in')).toHaveText('1');
  };

  await cut(true);
  await test.step('a member, a new guest and a booked table are let in', async () => {
    await door.find(june.name, june.name);
    await door.takePhoto();
    await door.checkIn();
    await door.addGuest(guest);
    await door.takePhoto();
    await door.checkIn();
    await door.tables.getByRole('button', { name: 'Check in Hank Snow' }).click();
    await expect(door.sheet.getByLabel('Party size')).toHaveValue('4');
    await door.takePhoto();
    await door.checkIn();
    await expect(door.figure('guests in')).toHaveText('7');
  });

  await test.step('one is undone, and two people leave', async () => {
    await door.undo('Hank Snow', 'Wrong party');
    await door.left(2);
    await expectAllKept();
  });

  await test.step('a reload without a network keeps everything, behind the PIN', async () => {
    await door.page.reload();
    await expect(door.people).toBeVisible();
    await door.enter(wade);
    await expectAllKept();
  });

  await test.step('a card is read by the camera, whose decoder was not needed before', async () => {
    await holdCard(door.page, cardOf(june));
    await door.scanButton.click();
    await expect(door.sheetOf(june.name)).toContainText('Already in');
    await dropCard(door.page);
    await door.closeSheet();
  });

  await test.step('with the network back all is sent, once', async () => {
    await cut(false);
    await expect(door.pill).toHaveText('Online', { timeout: 30_000 });
    const { entries, exits } = await listOf(venue, office, event.id);
    expect(
      entries.map(({ name, partySize, isUndone, undoReason }) => [name, partySize, isUndone, undoReason]),
    ).toEqual([
      [june.name, 1, false, null],
      [guest.name, 2, false, null],
      ['Hank Snow', 4, true, 'wrong-party'],
    ]);
    expect(exits.map(({ people }) => people)).toEqual([2]);
    expect(await truthOf(venue, event.id)).toMatchObject({ attendances: 3, photos: 3, points: 100 });
    expect(await pointsOf(venue, event.id, june.email)).toBe(50);
    expect(await pointsOf(venue, event.id, guest.email)).toBe(50);
    expect(ACTS.map((act) => network.countOf(act))).toEqual([3, 1, 1]);
    await expect(door.figure('guests in')).toHaveText('1');
  });

  await test.step('who comes back in is counted in again', async () => {
    await door.page.getByRole('button', { name: '+1 back in' }).click();
    await expect(door.figure('guests in')).toHaveText('2');
    const left = async () => (await listOf(venue, office, event.id)).exits.map(({ people }) => people);
    await expect.poll(async () => (await left()).sort()).toEqual([-1, 2]);
  });

  await test.step("the new guest's e-mail is not kept any longer", async () => {
    await expect.poll(async () => (await keptOn(door.page)).includes(guest.email)).toBe(false);
  });
});

test('what waits is sent from any page of the app, where the browser does not wake by itself', async ({
  network,
  venue,
  event,
}) => {
  const [wade, june, office] = await crewOf(venue);
  const traits = { viewport: TABLET, hasOwnBrowser: true, hasBackgroundSync: false };
  const tablet = await Phone.unpack(network.address, traits);
  const door = await openLine(tablet, tabletName('Front door'), wade);
  await tablet.installed(door.page);
  network.down(true);
  await tablet.offline(true);
  await door.find(june.name, june.name);
  await door.takePhoto();
  await door.checkIn();
  await door.page.goto('/');
  await expect(door.page.getByText('1 door entry waiting')).toBeVisible();

  network.down(false);
  await tablet.offline(false);

  const entries = async () => (await listOf(venue, office, event.id)).entries.map(({ name }) => name);
  await expect.poll(entries, { timeout: 30_000 }).toEqual([june.name]);
  await tablet.throwAway();
});

test('two tablets that let the same member in without a network agree on the earlier one', async ({
  phone,
  network,
  venue,
  event,
}) => {
  const [wade, june, office] = await crewOf(venue);
  const [front, side] = [tabletName('Front door'), tabletName('Side door')];
  const sideNetwork = await Network.to(venue.port);
  // Its page alone sends: the clock that is set is the pages', and the worker's stays the machine's.
  const sidePhone = await Phone.unpack(sideNetwork.address, {
    viewport: TABLET,
    hasOwnBrowser: true,
    hasBackgroundSync: false,
  });
  await sidePhone.browser.clock.setSystemTime(Date.now() - SLOW_BY);
  const early = await openLine(phone, front, wade);
  const late = await openLine(sidePhone, side, wade);
  const cut = async (isCut: boolean, lines: [Network, Phone][]) => {
    for (const [line, tablet] of lines) {
      line.down(isCut);
      await tablet.offline(isCut);
    }
  };
  await cut(true, [
    [network, phone],
    [sideNetwork, sidePhone],
  ]);

  for (const [door, name, size] of [
    [early, front, 2],
    [late, side, 3],
  ] as const) {
    await door.find(june.name, june.name);
    await door.choosePartySize(size);
    await door.takePhoto();
    await door.checkIn();
    await door.search.fill(june.name);
    await expect(door.alreadyIn).toContainText(`, ${name} · party of ${size}`);
    await expect(door.figure('guests in')).toHaveText(String(size));
  }

  await test.step('the later one is sent first, and stands until the earlier one is known', async () => {
    await cut(false, [[sideNetwork, sidePhone]]);
    await expect(late.pill).toHaveText('Online');
    await cut(false, [[network, phone]]);
    await expect(early.pill).toHaveText('Online');
  });

  await test.step('both show the earlier one, whatever their clocks say, and count one party', async () => {
    for (const door of [early, late]) {
      await expect(door.alreadyIn).toContainText(`, ${front} · party of 2`);
      await expect(door.figure('guests in')).toHaveText('2');
      await expect(door.figure('check-ins')).toHaveText('1');
    }
    expect(await late.alreadyIn.textContent()).toBe(await early.alreadyIn.textContent());
    const { entries } = await listOf(venue, office, event.id);
    expect(entries.map(({ gate }) => gate).sort()).toEqual([front, side].sort());
    expect(await pointsOf(venue, event.id, june.email)).toBe(50);
  });
  await sidePhone.throwAway();
  await sideNetwork.close();
});
