import type { Page } from '@playwright/test';
import { HomePage } from '#pages/events/home-page';
import { test } from '#support/fixtures';
import { Phone } from '#support/phone';
import { SlowLine } from '#support/servers/slow-line';

const CPU_SLOWDOWN = 4;

/** On a slow phone far from the mast, with one show: all that it asks the venue for comes over `line`. */
export const slowTest = test.extend<{ line: SlowLine }>({
  line: async ({ venue, event }, use) => {
    await venue.sql('DELETE FROM events WHERE id <> $1', [event.id]);
    const line = await SlowLine.to(venue.port);
    await use(line);
    await line.close();
  },
  phone: async ({ line, traits }, use) => {
    const phone = await Phone.unpack(line.address, { ...traits, keepsAppAtOnce: true });
    await use(phone);
    await phone.throwAway();
  },
});

/** Opens `/` for the first time, on a slow phone; resolves when tonight's event is seen and the app has taken it over. */
export const firstVisit = async (phone: Phone, eventName: string): Promise<FirstVisit> => {
  const page = await phone.browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await slowDown(CPU_SLOWDOWN);
  await page.goto('/', { waitUntil: 'commit' });
  await tonight(page, eventName).waitFor();
  await page.getByRole('region', { name: 'Announcements' }).waitFor({ state: 'attached' });
  const cut = async (line: SlowLine): Promise<void> => {
    line.cut(true);
    await slowDown(1);
  };
  return { page, cut };
};

interface FirstVisit {
  page: Page;
  /** Cuts the line. What has come by now is decided: from here on the phone is as fast as it can be. */
  cut: (line: SlowLine) => Promise<void>;
}

/** The way from tonight's card to its check-in. */
export const tonight = (page: Page, eventName: string) =>
  new HomePage(page).tonight.getByRole('link', { name: `Mark Attendance at ${eventName}` });

/** Resolves once all that a check-in is made of has come, or could not. */
export const checkInArrived = (page: Page): Promise<void> => page.locator('html.prepared').waitFor();
