import { firefox } from '@playwright/test';
import { CheckInSheet } from '#pages/check-in-sheet';
import { expect, test } from '#support/fixtures';
import { smallPhoto } from '#support/files/photo';
import { truthOf } from '#support/venue-truth';

test.skip(!process.env.FIREFOX_PATH, 'no Firefox on this machine');

test('a check-in made in Firefox with no venue in reach is sent once it is back', async ({
  venue,
  network,
  event,
}) => {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: process.env.FIREFOX_PATH });
  try {
    const page = await browser.newPage({ baseURL: network.address, viewport: { width: 390, height: 844 } });
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const sheet = await CheckInSheet.open(page, event.id);
    network.down(true);
    await sheet.fill({ name: 'Ruby Lane', email: `ruby-${event.id}@example.com` });
    await sheet.takePhoto(await smallPhoto());
    const ticket = await sheet.submit();
    await expect(ticket.message).toHaveText("Kept on this phone. Sends itself when you're back online.");
    expect((await truthOf(venue, event.id)).attendances).toBe(0);
    network.down(false);
    await expect(ticket.message).toHaveText('Sent. The venue has it.', { timeout: 30_000 });
    expect(await truthOf(venue, event.id)).toMatchObject({ attendances: 1, photos: 1, points: 50 });
  } finally {
    await browser.close();
  }
});
