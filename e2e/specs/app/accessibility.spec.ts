import type { Page } from '@playwright/test';
import { CheckInSheet } from '#pages/check-in-sheet';
import { EventCard } from '#pages/events/event-card';
import { EventsTab } from '#pages/admin/events-tab';
import { UserManagement } from '#pages/admin/user-management';
import { registerCustomer, signInOn } from '#support/account';
import { faultsOf } from '#support/axe';
import { expect, test } from '#support/fixtures';
import { smallPhoto } from '#support/files/photo';
import { ADMIN } from '#support/venue';
import type { TestEvent } from '#support/venue-truth';

interface Screen {
  what: string;
  /** Brings the page there, and waits until it stands. */
  show: (page: Page, event: TestEvent) => Promise<void>;
}

const opened = (what: string, address: string, heading: string | RegExp): Screen => ({
  what,
  show: async (page) => {
    await page.goto(address);
    await page.getByRole('heading', { name: heading }).first().waitFor({ state: 'attached' });
  },
});

const SCREENS: Screen[] = [
  {
    what: 'the events page',
    show: async (page, event) => {
      await page.goto('/');
      await page.getByRole('article').filter({ hasText: event.name }).waitFor();
    },
  },
  {
    what: 'event details',
    show: async (page, event) => {
      await page.goto(`/events/${event.id}`);
      await page.getByRole('dialog', { name: event.name }).getByText('8:00 PM').waitFor();
    },
  },
  {
    what: 'the check-in sheet, empty',
    show: async (page, event) => void (await CheckInSheet.open(page, event.id)),
  },
  {
    what: 'the check-in sheet, with errors',
    show: async (page, event) => {
      const sheet = await CheckInSheet.open(page, event.id);
      await sheet.fill({ email: 'no address' });
      await sheet.submit();
      await page.getByText('Name Required').waitFor();
    },
  },
  opened('my check-ins, empty', '/check-ins', 'My check-ins'),
  opened('login', '/login', 'Login'),
  opened('register', '/register', 'Sign Up'),
  {
    what: 'register, with errors',
    show: async (page) => {
      await page.goto('/register');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await page.getByText('Email is required').waitFor();
    },
  },
  opened('an address without a page', '/nowhere', 'Page Not Found'),
];

for (const width of [390, 1280]) {
  test.describe(`by day and by night, ${width} pixels wide,`, () => {
    test.use({ traits: { viewport: { width, height: 844 } } });

    test('every screen of a visitor can be used by everybody', async ({ phone, event }) => {
      const page = await phone.browser.newPage();
      for (const { what, show } of SCREENS) {
        await show(page, event);
        expect.soft(await faultsOf(page), what).toEqual([]);
      }
    });

    test('the users, the question before one is deleted, and the documentation, too', async ({
      phone,
      venue,
    }) => {
      const { username } = await registerCustomer(venue.address);
      const page = await phone.visit('/check-ins');
      await signInOn(page, ADMIN);
      const users = await UserManagement.open(page, `?q=${username}`);
      await users.row(username).waitFor();
      expect.soft(await faultsOf(page), 'the users').toEqual([]);
      await (await users.delete(username)).waitFor();
      expect.soft(await faultsOf(page), 'the question').toEqual([]);
      await page.goto('/documentation');
      await page.getByRole('region', { name: 'Quick Start' }).waitFor();
      expect.soft(await faultsOf(page), 'the documentation').toEqual([]);
    });

    test("the dashboard's events and the forms over them, too", async ({ phone, venue, event }) => {
      const page = await phone.visit('/check-ins');
      await signInOn(page, ADMIN);
      const tab = await EventsTab.open(page);
      const card = new EventCard(page, event.name);
      await card.actions.waitFor();
      expect.soft(await faultsOf(page), 'the events').toEqual([]);

      const adding = await tab.add();
      await adding.repeat({ how: 'weekly', nights: 3 });
      await adding.press('Create Event');
      await adding.dialog.getByText('Event name is required').waitFor();
      expect.soft(await faultsOf(page), 'a new event, with errors').toEqual([]);

      await EventsTab.open(page);
      const editing = await card.edit();
      await editing.fill({ name: 'Open Mic & Pie' });
      await venue.sql('UPDATE events SET version = version + 1, time = $2 WHERE id = $1', [
        event.id,
        '21:00',
      ]);
      await editing.press('Save Changes');
      await editing.conflict.waitFor();
      expect.soft(await faultsOf(page), 'two versions of an event').toEqual([]);
    });

    test('a ticket that waits, one that is sent, the list of both and the account, too', async ({
      phone,
      venue,
      network,
      event,
    }) => {
      const page = await phone.visit('/login');
      await signInOn(page, await registerCustomer(venue.address));
      await page.goto('/account');
      await page.getByRole('heading', { name: 'Account Management' }).waitFor();
      expect.soft(await faultsOf(page), 'the account').toEqual([]);

      const checkIn = async () => {
        const sheet = await CheckInSheet.open(page, event.id);
        await sheet.takePhoto(await smallPhoto());
        await sheet.fill({ name: 'June Calloway', email: 'june@example.com' });
        return sheet;
      };
      const sent = await (await checkIn()).submit();
      await expect(sent.message).not.toContainText('Kept on this phone');
      await page.getByText('Attendance Recorded!').waitFor();
      expect.soft(await faultsOf(page), 'a ticket that is sent').toEqual([]);

      const sheet = await checkIn();
      await phone.installed(page);
      network.down(true);
      const waiting = await sheet.submit();
      await expect(waiting.message).toContainText('Kept on this phone');
      expect.soft(await faultsOf(page), 'a ticket that waits').toEqual([]);

      await page.getByRole('link', { name: 'My check-ins' }).last().click();
      await page.getByRole('region', { name: 'Waiting' }).waitFor();
      expect.soft(await faultsOf(page), 'my check-ins').toEqual([]);
      network.down(false);
      await expect(page.getByRole('region', { name: 'Waiting' })).toBeHidden();
    });
  });
}
