import type { Page } from '@playwright/test';
import { LockedDoorPage } from '#pages/locked-door-page';
import { faultsOf } from '#support/axe';
import {
  addMember,
  hireStaff,
  keptOn,
  listOf,
  openLine,
  pairByApi,
  pointsOf,
  tabletName,
} from '#support/door';
import { expect } from '#support/fixtures';
import { test } from '#support/programme';

const TABLET = { width: 800, height: 1280 };

/** How long a stub is shown, and after how long a form that nobody touches is empty; milliseconds. */
const STUB_MS = 8_000;
const ABANDONED_MS = 45_000;

test.use({ traits: { viewport: TABLET } });

test('a guest checks in at a locked tablet, and leaves nothing there for the next one', async ({
  phone,
  venue,
  event,
}) => {
  const [wade, office] = [await hireStaff(venue), await pairByApi(venue)];
  const ruby = { name: 'Ruby Calloway', email: `ruby-${event.id}@example.com`, partySize: 2 };
  await phone.browser.clock.install();
  const door = await openLine(phone, tabletName('Front door'), wade);
  const locked = await LockedDoorPage.lock(door);
  const expectEmpty = async () => {
    await expect(locked.name).toHaveValue('');
    await expect(locked.email).toHaveValue('');
    await expect(locked.partySize).toHaveValue('1');
    await expect(locked.photo).toBeHidden();
  };

  await test.step('everybody can use it', async () => {
    await locked.staffButton.waitFor();
    expect(await faultsOf(locked.page)).toEqual([]);
  });

  await test.step('the stub goes by itself, and the form is empty', async () => {
    await locked.fill(ruby);
    await locked.takePhoto();
    await locked.checkIn();
    await expect(locked.stub).toHaveText("You're in, Ruby!");
    expect(await faultsOf(locked.page)).toEqual([]);
    await locked.page.clock.fastForward(STUB_MS);
    await expect(locked.stub).toBeHidden();
    await expectEmpty();
  });

  await test.step('the venue has the check-in as the guest’s own', async () => {
    await expect
      .poll(async () => (await listOf(venue, office, event.id)).entries)
      .toMatchObject([{ name: ruby.name, partySize: 2, recordedBy: null, isUndone: false }]);
    expect(await pointsOf(venue, event.id, ruby.email)).toBe(50);
    await expect.poll(async () => (await keptOn(locked.page)).includes(ruby.email)).toBe(false);
  });

  await test.step('a form that was left half filled in is empty after a while', async () => {
    await locked.takePhoto();
    await locked.fill({ ...ruby, name: 'Hank Snow' });
    await locked.page.clock.fastForward(ABANDONED_MS - 5_000);
    await expect(locked.name).toHaveValue('Hank Snow');
    await locked.page.clock.fastForward(5_000);
    await expectEmpty();
  });
});

test('a locked tablet shows guests nothing else, whatever they try, until the right PIN', async ({
  phone,
  venue,
  event,
}) => {
  const [wade, june] = [await hireStaff(venue), await addMember(venue, 'June')];
  const door = await openLine(phone, tabletName('Front door'), wade);
  await phone.installed(door.page);
  await door.page.goto(`/events/${event.id}`);
  await door.page.goto('/door');
  await door.enter(wade);
  const locked = await LockedDoorPage.lock(door);
  const expectLocked = async (page: Page) => {
    await expect(page).toHaveURL(/\/door(#|$)/);
    await expect(new LockedDoorPage(page).name).toBeVisible();
    await expect(page.getByText(june.name)).toBeHidden();
  };

  await test.step('Back, twice, and a reload', async () => {
    for (const leave of ['goBack', 'goBack', 'reload'] as const) {
      await locked.page[leave]();
      await expectLocked(locked.page);
    }
  });

  await test.step('keys', async () => {
    for (const key of ['Escape', 'Alt+ArrowLeft', 'Control+k', 'Slash', 'Enter']) {
      await locked.page.keyboard.press(key);
      await expectLocked(locked.page);
    }
  });

  await test.step('another address, here and in another tab', async () => {
    const shows = ['/', `/events/${event.id}`, '/login', '/admin', '/my-check-ins'];
    for (const path of [...shows, '/door#report-1', `/door#door_${'x'.repeat(43)}`]) {
      await locked.page.goto(path);
      await expectLocked(locked.page);
      const tab = await phone.browser.newPage();
      const shown: string[] = [];
      tab.on('framenavigated', (frame) => shown.push(new URL(frame.url()).pathname));
      await tab.goto(path);
      await expectLocked(tab);
      expect(new Set(shown), `pages shown on the way from ${path}`).toEqual(new Set(['/door']));
      await tab.close();
    }
  });

  await test.step('a crash of the page', async () => {
    const crashed = locked.page.waitForEvent('crash');
    const devtools = await phone.browser.newCDPSession(locked.page);
    void devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    await locked.page.close();
  });

  await test.step('a wrong PIN stays, the right one leaves', async () => {
    const reopened = new LockedDoorPage(await phone.visit('/'));
    await expectLocked(reopened.page);
    const staff = await reopened.callStaff();
    await staff.choose(wade.name);
    await staff.tryPin('0000');
    await expect(staff.page.getByText('Wrong PIN. 4 tries left.')).toBeVisible();
    await staff.page.reload();
    await expectLocked(staff.page);
    await reopened.callStaff();
    await staff.enter(wade);
    await staff.page.reload();
    await expect(staff.people).toBeVisible();
    const home = await phone.visit('/');
    await expect(home).toHaveURL(/\/$/);
  });
});
