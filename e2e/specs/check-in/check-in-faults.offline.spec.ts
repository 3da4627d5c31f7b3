import type { Page } from '@playwright/test';
import { CheckInSheet } from '#pages/check-in-sheet';
import { TicketPage } from '#pages/ticket-page';
import { registerCustomer, signInOn, type Account } from '#support/account';
import { expect, test } from '#support/fixtures';
import type { Fault } from '#support/network';
import type { Phone } from '#support/phone';
import { smallPhoto } from '#support/files/photo';
import type { Venue } from '#support/venue';
import { createEvent, truthOf } from '#support/venue-truth';

const UPLOAD = 'POST /api/event-photos/upload';
const ATTEND = 'POST /api/photo-attendance';

const refusal = (statusCode: number, message: string) => ({
  kind: 'answer' as const,
  status: statusCode,
  body: { statusCode, code: 'journey.planned', message },
});

/** A page of the app whose worker is at work, too: either may send. */
const openApp = async (phone: Phone): Promise<Page> => {
  const page = await phone.visit('/');
  await phone.workerReady(page);
  return page;
};

/** Fills in the sheet of a show and presses the button, with the network as it is; resolves to the stub. */
const checkIn = async (page: Page, eventId: number, name = 'Wade Tucker'): Promise<TicketPage> => {
  const sheet = await CheckInSheet.open(page, eventId);
  await sheet.fill({ name, email: `${name.split(' ')[0]}-${eventId}@example.com` });
  await sheet.takePhoto(await smallPhoto());
  const ticket = await sheet.submit();
  await ticket.stub.waitFor();
  return ticket;
};

const expectSentOnce = async (ticket: TicketPage, venue: Venue, eventId: number): Promise<void> => {
  await expect(ticket.message).toHaveText('Sent. The venue has it.', { timeout: 30_000 });
  expect(await truthOf(venue, eventId)).toMatchObject({ attendances: 1, photos: 1, points: 50 });
};

test.describe('a check-in is neither lost nor doubled', () => {
  test('whatever each of its calls meets', async ({ phone, venue, network }) => {
    test.slow();
    const page = await openApp(phone);
    const callsMade = () => [UPLOAD, ATTEND].map((call) => network.countOf(call));
    /** Lets both calls of a check-in meet a fault; resolves to how often each was made until it was sent. */
    const callsUntilSent = async (fault: Fault, times = 1): Promise<number[]> => {
      const before = callsMade();
      const { id } = await createEvent(venue);
      for (const call of [UPLOAD, ATTEND]) network.plan(call, fault, times);
      await expectSentOnce(await checkIn(page, id), venue, id);
      return callsMade().map((count, call) => count - (before[call] ?? 0));
    };

    await test.step('the answer is lost after the venue has committed it', async () => {
      // Twice: a browser repeats a call by itself once when a kept connection breaks.
      const calls = await callsUntilSent({ kind: 'lose-answer' }, 2);
      expect(Math.min(...calls)).toBeGreaterThan(2);
    });
    await test.step('a captive portal answers it with its own page', async () => {
      const headers = { 'content-type': 'text/html' };
      const portal = { kind: 'answer' as const, status: 200, body: '<h1>Wi-Fi</h1>', headers };
      expect(Math.min(...(await callsUntilSent(portal)))).toBeGreaterThan(1);
    });
  });

  test('when network, tab or venue end in the middle of it', async ({ phone, venue, network, event }) => {
    test.slow();
    const drained = await createEvent(venue);
    const page = await phone.visit('/');
    await phone.installed(page);

    await test.step('a captive portal holds the whole network, until the guest gets through', async () => {
      network.captivePortal(true);
      const ticket = await checkIn(page, event.id, 'Ruby Lane');
      await expect(page.getByText('Offline · 1 check-in waiting')).toBeVisible();
      expect(network.countOf(UPLOAD)).toBe(0);
      network.captivePortal(false);
      await expectSentOnce(ticket, venue, event.id);
    });

    await test.step('the venue is killed in the middle of a drain', async () => {
      network.down(true);
      for (const name of ['June', 'Cody', 'Hank']) await checkIn(page, drained.id, name);
      const killed = new Promise<void>((resolve) => {
        const act = async () => {
          await venue.stop('SIGKILL');
          resolve();
        };
        network.plan(ATTEND, { kind: 'meanwhile', act });
      });
      network.down(false);
      await killed;
      expect((await truthOf(venue, drained.id)).attendances).toBe(0);
      await venue.start();
      await expect
        .poll(() => truthOf(venue, drained.id), { timeout: 45_000 })
        .toEqual({
          attendances: 3,
          photos: 3,
          points: 150,
          names: expect.arrayContaining(['June', 'Cody', 'Hank']),
        });
    });

    await test.step('the tab is killed in the middle of the upload', async () => {
      const { id } = await createEvent(venue);
      const uploads = network.countOf(UPLOAD);
      network.plan(UPLOAD, { kind: 'hang' });
      const ticket = await checkIn(page, id);
      await expect(ticket.message).toHaveText('Sending now…');
      // Closed any earlier, the next page would be the one that hangs.
      await expect.poll(() => network.countOf(UPLOAD)).toBe(uploads + 1);
      const stub = new URL(page.url()).pathname;
      await page.close({ runBeforeUnload: false });
      await expectSentOnce(new TicketPage(await phone.visit(stub)), venue, id);
    });
  });
});

test.describe('what the venue does not take', () => {
  test('is kept with its words until the guest mends, retries, hurries or discards it', async ({
    phone,
    venue,
    network,
  }) => {
    test.slow();
    const page = await openApp(phone);

    await test.step('one that is refused does not hold up the next, and can be retried', async () => {
      const { id } = await createEvent(venue);
      network.plan(ATTEND, refusal(400, 'The band has left.'));
      const stuck = await checkIn(page, id, 'Poison First');
      await expect(stuck.message).toHaveText('The band has left.');
      const another = await phone.browser.newPage();
      const next = await checkIn(another, id, 'Second Guest');
      await expect(next.message).toHaveText('Sent. The venue has it.');
      expect((await truthOf(venue, id)).names).toEqual(['Second Guest']);
      await another.close();
      await stuck.retryButton.click();
      await expect(stuck.message).toHaveText('Sent. The venue has it.');
      expect(await truthOf(venue, id)).toMatchObject({ attendances: 2, photos: 2, points: 100 });
    });

    await test.step('one that is refused can be edited and sent', async () => {
      const { id } = await createEvent(venue);
      network.plan(ATTEND, refusal(400, 'Email must be an email address'));
      const ticket = await checkIn(page, id, 'Lorreta');
      await ticket.editLink.click();
      const sheet = new CheckInSheet(page);
      await expect(sheet.name).toHaveValue('Lorreta');
      await sheet.photo.waitFor();
      await sheet.fill({ name: 'Loretta' });
      await expect((await sheet.submit()).message).toHaveText('Sent. The venue has it.');
      expect(await truthOf(venue, id)).toMatchObject({ attendances: 1, points: 50, names: ['Loretta'] });
    });

    await test.step('a photo refused for its size is shrunk once and sent again', async () => {
      const { id } = await createEvent(venue);
      const uploads = network.countOf(UPLOAD);
      network.plan(UPLOAD, refusal(413, 'The photo is too large.'));
      await expectSentOnce(await checkIn(page, id), venue, id);
      expect(network.countOf(UPLOAD) - uploads).toBe(2);
    });

    const NOT_WITHIN_THE_HOUR = { ...refusal(429, 'Not now.'), headers: { 'retry-after': '3600' } };
    await test.step('one that waits for its next attempt is sent at once when the guest says so', async () => {
      const { id } = await createEvent(venue);
      network.plan(UPLOAD, NOT_WITHIN_THE_HOUR);
      const ticket = await checkIn(page, id);
      await expect(ticket.message).toHaveText('Kept on this phone. Not now.');
      await ticket.stub.getByRole('button', { name: 'Send now' }).click();
      await expectSentOnce(ticket, venue, id);
    });

    await test.step('one that waits for its next attempt can be discarded', async () => {
      const { id } = await createEvent(venue);
      network.plan(UPLOAD, NOT_WITHIN_THE_HOUR);
      const ticket = await checkIn(page, id);
      await expect(ticket.message).toHaveText('Kept on this phone. Not now.');
      await ticket.discard();
      await expect(page.getByText('No such ticket on this phone')).toBeVisible();
      expect(await truthOf(venue, id)).toMatchObject({ attendances: 0 });
    });
  });
});

test.describe('a check-in of somebody signed in', () => {
  /** Who the event's attendances belong to, in the order in which they arrived. */
  const ownersOf = async (venue: Venue, eventId: number): Promise<string[]> => {
    const rows = await venue.sql<{ username: string }>(
      `SELECT username FROM photo_attendance JOIN users ON users.id = user_id
       WHERE event_id = $1 ORDER BY photo_attendance.id`,
      [eventId],
    );
    return rows.map(({ username }) => username);
  };

  /** Checks in as who is signed in; resolves to the stub. */
  const checkInAs = async (page: Page, { email }: Account, eventId: number): Promise<TicketPage> => {
    const sheet = await CheckInSheet.open(page, eventId);
    await expect(sheet.email).toHaveValue(email);
    await sheet.takePhoto(await smallPhoto());
    return sheet.submit();
  };

  test('waits for that person, and is sent by nobody else', async ({ phone, venue, network, event }) => {
    test.slow();
    const [guest, other] = [await registerCustomer(venue.address), await registerCustomer(venue.address)];
    const page = await openApp(phone);

    await test.step('after a 401', async () => {
      await signInOn(page, guest);
      network.plan(UPLOAD, refusal(401, 'Please sign in.'));
      const ticket = await checkInAs(page, guest, event.id);
      await expect(ticket.message).toHaveText('Sign in as Loretta Hayes to send this.');
      const stub = new URL(page.url()).pathname;

      await signInOn(page, other);
      // The queue goes oldest first: once the younger one is sent, the older one has had its chance.
      const next = await checkInAs(page, other, event.id);
      await expect(next.message).toHaveText('Sent. The venue has it.');
      expect(network.countOf(UPLOAD)).toBe(2);
      expect(await ownersOf(venue, event.id)).toEqual([other.username]);
      await page.goto(stub);
      await expect(ticket.message).toHaveText('Sign in as Loretta Hayes to send this.');
      await expect(ticket.fact('Guest')).toHaveCount(0);
      await expect(ticket.stub.getByRole('button')).toHaveCount(0);

      await signInOn(page, guest);
      await expect.poll(() => ownersOf(venue, event.id)).toEqual([other.username, guest.username]);
      expect(await truthOf(venue, event.id)).toMatchObject({ attendances: 2, photos: 2, points: 100 });
    });

    await test.step('when the session ends between the photo and the attendance, and then once', async () => {
      const { id } = await createEvent(venue);
      const [uploads, attempts] = [network.countOf(UPLOAD), network.countOf(ATTEND)];
      const endSession = async () => {
        await venue.sql(
          `UPDATE sessions SET expires_at = now() - interval '1 minute'
           WHERE user_id = (SELECT id FROM users WHERE username = $1)`,
          [guest.username],
        );
      };
      network.plan(ATTEND, { kind: 'meanwhile', act: endSession });
      const ticket = await checkInAs(page, guest, id);
      await expect(ticket.message).toHaveText('Sign in as Loretta Hayes to send this.');
      expect(await truthOf(venue, id)).toMatchObject({ attendances: 0, photos: 1 });

      await signInOn(page, guest);
      await expect.poll(() => ownersOf(venue, id)).toEqual([guest.username]);
      await expect(ticket.message).toHaveText('Sent. The venue has it.');
      expect(await truthOf(venue, id)).toMatchObject({ attendances: 1, photos: 1, points: 50 });
      expect([network.countOf(UPLOAD) - uploads, network.countOf(ATTEND) - attempts]).toEqual([1, 2]);
    });
  });
});
