import { randomUUID } from 'node:crypto';
import type { PushContent } from '#contract/messages';
import { approvedArtist, pageAs } from '#support/account';
import { expect, test as base } from '#support/fixtures';
import { PushServer } from '#support/servers/push-server';
import { Venue } from '#support/venue';
import { comeNear } from '#support/venue-truth';

const test = base.extend<object, { push: PushServer }>({
  push: [
    async ({}, use) => {
      const push = await PushServer.open();
      await use(push);
      await push.close();
    },
    { scope: 'worker' },
  ],
  venue: [
    async ({ mail, push }, use) => {
      const settings = { SMTP_URL: mail.url, MAIL_FROM: 'venue@example.com', PUSH_SERVICES: push.url };
      const venue = await Venue.open(settings);
      await use(venue);
      await venue.close();
    },
    { scope: 'worker' },
  ],
});

const createShow = async (venue: Venue, artistId: number | null = null) => {
  const name = `Barn Dance ${randomUUID().slice(0, 6)}`;
  const [row] = await venue.sql<{ id: number }>(
    `INSERT INTO events (name, type, date, time, artist_id) VALUES ($1, 'country', '2099-01-16', '20:00', $2) RETURNING id`,
    [name, artistId],
  );
  return { id: row?.id ?? 0, name };
};

/** In the worker: the browser's own press cannot be made by a program. */
const PRESS = `registration.getNotifications().then(([notification]) =>
  dispatchEvent(new NotificationEvent('notificationclick', { notification })))`;

test.describe('a browser that takes push messages', () => {
  test.use({ traits: { hasOwnBrowser: true } });

  test('a guest is reminded of a show by a notification, whose press opens it', async ({
    phone,
    venue,
    push,
    network,
  }) => {
    const show = await createShow(venue);
    const subscription = push.newSubscription();
    await phone.takePush(subscription);
    const page = await phone.visit(`/events/${show.id}`);
    await phone.installed(page);
    const ask = async () => {
      await page.getByRole('button', { name: 'Remind me' }).click();
      await expect(page.getByRole('button', { name: 'Reminder set' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    };
    await test.step('which can be taken back', async () => {
      await ask();
      await page.getByRole('button', { name: 'Reminder set' }).click();
      await expect(page.getByRole('button', { name: 'Remind me' })).toBeVisible();
      expect(await venue.sql('SELECT FROM show_reminders WHERE event_id = $1', [show.id])).toEqual([]);
    });
    await ask();
    await expect(page.getByText('A notification comes on the day of the show.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Reminder set' })).toBeVisible();

    await comeNear(venue, show.id);
    const taken = () => push.taken.filter(({ endpoint }) => endpoint === subscription.endpoint);
    await expect.poll(() => taken().length).toBe(1);
    expect(taken()[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm' });

    await page.goto('/artists');
    const content: PushContent = {
      id: 1,
      title: `Tonight: ${show.name}`,
      text: '8:00 PM',
      page: `/events/${show.id}`,
      tag: 'show',
    };
    for (const _copy of [1, 2]) await phone.push(network.address, JSON.stringify(content));
    const titles = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ title }) => title);
      });
    await expect.poll(titles).toEqual([content.title]);
    const [worker] = phone.browser.serviceWorkers();
    await worker?.evaluate(PRESS);
    await expect(page.getByRole('dialog', { name: show.name })).toBeVisible();
  });

  test('a customer follows an artist, and chooses by topic and device', async ({ phone, venue, push }) => {
    const artist = await approvedArtist(venue);
    await phone.takePush(push.newSubscription());
    const page = await pageAs(phone, artist);
    await page.goto(`/artists/${artist.id}`);
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();
    expect(await venue.sql('SELECT FROM artist_followers WHERE artist_id = $1', [artist.id])).toHaveLength(1);

    await page.goto('/account/notifications');
    const artists = page.getByRole('group', { name: 'Artists' });
    await artists.getByLabel('Notification').uncheck();
    await expect(page.getByText('Notifications updated')).toBeVisible();
    await page.getByRole('button', { name: 'Turn off on this device' }).click();
    await expect(page.getByRole('button', { name: 'Turn on on this device' })).toBeVisible();
  });

  test('a device that was turned off from another one stays off', async ({ phone, venue, push, network }) => {
    await phone.takePush(push.newSubscription());
    const page = await pageAs(phone, await approvedArtist(venue));
    await page.goto('/account/notifications');
    await page.getByRole('button', { name: 'Turn on on this device' }).click();
    await expect(page.getByRole('button', { name: 'Turn off on this device' })).toBeVisible();
    const [kept] = await venue.sql<{ key: string }>(
      'SELECT key FROM push_subscriptions ORDER BY id DESC LIMIT 1',
    );
    await fetch(`${network.address}/api/push-subscriptions/${kept?.key}`, { method: 'DELETE' });

    await page.reload();

    const isSubscribed = () =>
      page.evaluate(async () => {
        const { pushManager } = await navigator.serviceWorker.ready;
        return (await pushManager.getSubscription()) !== null;
      });
    await expect.poll(isSubscribed).toBe(false);
    expect(await venue.sql('SELECT FROM push_subscriptions WHERE key = $1', [kept?.key])).toEqual([]);
    await page.getByRole('button', { name: 'Turn on on this device' }).click();
    await expect(page.getByRole('button', { name: 'Turn off on this device' })).toBeVisible();
  });
});

test('a guest with a table hears of it on the day', async ({ venue, mail }) => {
  const show = await createShow(venue);
  const email = `guest-${randomUUID().slice(0, 8)}@example.com`;
  await venue.sql(
    `INSERT INTO bookings (event_id, customer_name, customer_email, party_size, status) VALUES ($1, 'Ruby Lee', $2, 4, 'confirmed')`,
    [show.id, email],
  );
  await comeNear(venue, show.id, 'bookings.remind-tables');
  const { subject, text } = await mail.mailTo(email, 'Your table to');
  expect(subject).toMatch(new RegExp(`^Your table (today|tonight): ${show.name}$`));
  expect(text).toContain('4 people');
  expect(text).toMatch(/\/unsubscribe\/[\w-]+/);
});

test('an artist is reminded of a show', async ({ venue, mail }) => {
  const artist = await approvedArtist(venue);
  const show = await createShow(venue, artist.id);
  await venue.sql(`UPDATE events SET created_at = now() - interval '3 days' WHERE id = $1`, [show.id]);
  await comeNear(venue, show.id, 'reminders.remind-artists');
  const { subject, text } = await mail.mailTo(artist.email, 'You play');
  expect(subject).toMatch(new RegExp(`^You play (today|tonight|tomorrow): ${show.name}$`));
  expect(text).toMatch(new RegExp(`/events/${show.id}\\b`));
});
