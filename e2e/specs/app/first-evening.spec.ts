import { HomePage } from '#pages/events/home-page';
import { EventTypesTab } from '#pages/admin/event-types-tab';
import { EventsTab } from '#pages/admin/events-tab';
import { LoginPage } from '#pages/login-page';
import { Toast } from '#pages/toast';
import { expect, test as base } from '@playwright/test';
import { Network } from '#support/network';
import { Phone } from '#support/phone';
import { ADMIN, Venue } from '#support/venue';
import { showNightOf } from '#support/venue-truth';

/** A venue nobody has touched yet: an empty database, and the admin its settings name. */
const test = base.extend<{ venue: Venue; phone: Phone }>({
  venue: async ({}, use) => {
    const venue = await Venue.openEmpty();
    await use(venue);
    await venue.close();
  },
  phone: async ({ venue }, use) => {
    const network = await Network.to(venue.port);
    const phone = await Phone.unpack(network.address, {});
    await use(phone);
    await phone.throwAway();
    await network.close();
  },
});

test('a new admin brings an empty venue to its first public event by the screens alone', async ({
  phone,
  venue,
}) => {
  const page = await phone.visit('/');
  const { notice } = new Toast(page);
  await expect(page.getByText('No upcoming events scheduled.')).toBeVisible();

  await page.getByRole('link', { name: 'Login' }).click();
  await new LoginPage(page).signIn(ADMIN);
  await page.getByRole('link', { name: /^Admin( \d+ waiting)?$/ }).click();

  const steps = page.getByRole('region', { name: 'Your first evening' });
  await expect(steps.getByRole('listitem')).toHaveCount(5);
  await expect(steps.getByRole('link', { name: 'Add your first show' })).toBeVisible();

  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByLabel('Venue Name').fill('The Bent Nail');
  await page.getByLabel('Address').fill('1 Main Street');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(notice).toHaveText(['Venue settings updated successfully']);

  await page.getByRole('tab', { name: 'Types' }).click();
  await new EventTypesTab(page).add('Western Swing', 'Indigo');
  await expect(notice).toHaveText(['Event type created successfully']);

  await page.getByRole('tab', { name: 'Events' }).click();
  const form = await new EventsTab(page).add();
  await form.fill({
    name: 'Opening Night',
    type: 'Western Swing',
    date: await showNightOf(venue),
    time: '21:00',
    description: 'The first of many.',
  });
  await form.press('Create Event');
  await expect(notice).toHaveText(['Event created successfully']);

  await page.getByRole('tab', { name: 'Today' }).click();
  await expect(steps.getByText('3 of 5 done')).toBeVisible();
  await expect(steps.getByRole('listitem').filter({ hasText: 'Look over the event types' })).toContainText(
    'Done',
  );
  await steps.getByRole('button', { name: 'Hide these steps' }).click();
  await expect(notice).toHaveText([
    'First steps hidden',
    'All of it can still be done under Settings, Types and Events.',
  ]);
  await expect(steps).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Needs somebody' })).toBeVisible();
  await expect(steps).toBeHidden();
  await page.getByRole('button', { name: 'Logout' }).click();

  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  const home = await HomePage.open(page);
  await expect(page.getByRole('banner').getByText('The Bent Nail')).toBeVisible();
  await expect(home.tonight.getByRole('heading', { name: 'Opening Night' })).toBeVisible();
  const details = await home.viewDetails('Opening Night');
  await expect(details.dialog.getByText('1 Main Street')).toBeVisible();
});
