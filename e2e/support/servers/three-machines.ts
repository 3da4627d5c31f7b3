import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { startS3Server } from '#api-test/servers/s3-server';
import { Venue } from '#support/venue';
import { Caddy } from './caddy';
import { MailServer } from './mail-server';

interface ThreeMachines {
  mail: MailServer;
  /** Processes of one venue, on one database and one S3-compatible storage. */
  machines: [Venue, Venue, Venue];
  /** The proxy of docker-compose.yml before them. */
  caddy: Caddy;
}

/** Tests with what a venue on three machines runs. */
export const test = base.extend<ThreeMachines>({
  mail: async ({}, use) => {
    const mail = await MailServer.open();
    await use(mail);
    await mail.close();
  },
  machines: async ({ mail }, use) => {
    const directory = await mkdtemp(join(tmpdir(), 'honky-tonk-s3-'));
    const storage = await startS3Server(directory);
    const first = await Venue.open({
      ...storage.settings,
      SMTP_URL: mail.url,
      MAIL_FROM: 'venue@example.com',
      PUBLIC_URL: 'http://localhost',
      TRUST_PROXY: '2',
      GUEST_ENTRIES_PER_HOUR: '1000000',
    });
    const twins = [await first.openTwin(), await first.openTwin()] as const;
    await use([first, ...twins]);
    await Promise.all(twins.map((twin) => twin.stop('SIGKILL')));
    await first.close();
    await storage.close();
    await rm(directory, { recursive: true });
  },
  caddy: async ({ machines }, use) => {
    const ports = machines.map(({ port }) => port);
    const caddy = await Caddy.before(ports, { TRUSTED_PROXIES: '127.0.0.1/32' });
    await use(caddy);
    await caddy.close();
  },
});
