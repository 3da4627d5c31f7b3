import { test as base } from '@playwright/test';
import { MailServer } from '#support/servers/mail-server';
import { Network } from './network';
import { closeSharedBrowser, Phone, type PhoneTraits } from './phone';
import { Venue } from './venue';
import { createEvent, type TestEvent } from './venue-truth';

interface TestFixtures {
  /** The way to the venue, new for each test; the app's address is this. */
  network: Network;
  /** Tonight's event of this test alone. */
  event: TestEvent;
  /** What kind of phone the test is held with: `test.use({ traits: { … } })`. */
  traits: PhoneTraits;
  phone: Phone;
}

interface WorkerFixtures {
  /** Ends what the phones of the worker shared. */
  sharedBrowser: undefined;
  /** Takes every mail of the venue. */
  mail: MailServer;
  /** The built API and PWA, one for each worker; a test that stops it starts it again. */
  venue: Venue;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  sharedBrowser: [
    async ({}, use) => {
      await use(undefined);
      await closeSharedBrowser();
    },
    { scope: 'worker', auto: true },
  ],
  mail: [
    async ({}, use) => {
      const mail = await MailServer.open();
      await use(mail);
      await mail.close();
    },
    { scope: 'worker' },
  ],
  venue: [
    async ({ mail }, use) => {
      const venue = await Venue.open({ SMTP_URL: mail.url, MAIL_FROM: 'venue@example.com' });
      await use(venue);
      await venue.close();
    },
    { scope: 'worker' },
  ],
  network: async ({ venue }, use) => {
    const network = await Network.to(venue.port);
    await use(network);
    await network.close();
  },
  event: async ({ venue }, use) => {
    const event = await createEvent(venue);
    await use(event);
    // A page shows at most twelve of a night's shows.
    await venue.sql('DELETE FROM events WHERE id = $1', [event.id]);
  },
  traits: [{}, { option: true }],
  phone: async ({ network, traits, event: _event }, use) => {
    const phone = await Phone.unpack(network.address, traits);
    await use(phone);
    await phone.throwAway();
  },
});

export { expect } from '@playwright/test';
