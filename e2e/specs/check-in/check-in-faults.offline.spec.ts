import type { Page } from '@playwright/test';
import { CheckInSheet } from '#pages/check-in-sheet';
import { TicketPage } from '#pages/ticket-page';
import { registerCustomer, signInOn, type Account } from '#support/account';
import { expect, test } from '#support/fixtures';
import type { Phone } from '#support/phone';
import { smallPhoto } from '#support/files/photo';
import type { Venue } from '#support/venue';
import { truthOf } from '#support/venue-truth';

const UPLOAD = 'POST /api/event-photos/upload';
const ATTEND = 'POST /api/photo-attendance';

const refusal = (statusCode: number, message: string) => ({
  kind: 'answer' as const,
  status: statusCode,
  body: { statusCode, code: 'journey.planned', message },
});

/** Checks in with the network as it is; resolves to the stub. */
const checkIn = async (phone: Phone, eventId: number, name = 'Wade Tucker'): Promise<TicketPage> => {
  const page = await phone.visit('/');
  await phone.installed(page);
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
  for (const call of [UPLOAD, ATTEND]) {
    test(`when the answer to ${call} is lost after the venue has committed it`, async ({
      phone,
      venue,
      network,
      event,
    }) => {
      // Twice: a browser repeats a call by itself once when a kept connection breaks.
      network.plan(call, { kind: 'lose-answer' }, 2);
      const ticket = await checkIn(phone, event.id);
      await expectSentOnce(ticket, venue, event.id);
      expect(network.countOf(call)).toBeGreaterThan(2);
    });

    for (const status of [500, 429]) {
      test(`when ${call} is answered with ${status} first`, async ({ phone, venue, network, event }) => {
        network.plan(call, refusal(status, 'Not now.'));
        await expectSentOnce(await checkIn(phone, event.id), venue, event.id);
        expect(network.countOf(call)).toBe(2);
      });
    }

    test(`when a captive portal answers ${call} with its own page`, async ({
      phone,
      venue,
      network,
      event,
    }) => {
      network.plan(call, {
        kind: 'answer',
        status: 200,
        body: '<h1>Wi-Fi</h1>',
        headers: { 'content-type': 'text/html' },
      });
      await expectSentOnce(await checkIn(phone, event.id), venue, event.id);
    });
  }

  test('when a captive portal holds the whole network, until the guest gets through', async ({
    phone,
    venue,
    network,
    event,
  }) => {
    const page = await phone.visit('/');
    await phone.installed(page);
    network.captivePortal(true);
    const sheet = await CheckInSheet.open(page, event.id);
    await sheet.fill({ name: 'Ruby Lane', email: `ruby-${event.id}@example.com` });
    await sheet.takePhoto(await smallPhoto());
    const ticket = await sheet.submit();
    await expect(page.getByText('Offline · 1 check-in waiting')).toBeVisible();
    expect(network.countOf(UPLOAD)).toBe(0);
    network.captivePortal(false);
    await expectSentOnce(ticket, venue, event.id);
  });

  test('when the tab is killed in the middle of the upload', async ({ phone, venue, network, event }) => {
    network.plan(UPLOAD, { kind: 'hang' });
    const ticket = await checkIn(phone, event.id);
    await expect(ticket.message).toHaveText('Sending now…');
    // Closed any earlier, the next page would be the one that hangs.
    await expect.poll(() => network.countOf(UPLOAD)).toBe(1);
    const stub = new URL(ticket.page.url()).pathname;
    await ticket.page.close({ runBeforeUnload: false });
    await expectSentOnce(new TicketPage(await phone.visit(stub)), venue, event.id);
  });

  test('when the venue is killed in the middle of a drain', async ({ phone, venue, network, event }) => {
    const page = await phone.visit('/');
    await phone.installed(page);
    network.down(true);
    for (const name of ['June', 'Cody', 'Hank']) {
      const sheet = await CheckInSheet.open(page, event.id);
      await sheet.fill({ name, email: `${name}-${event.id}@example.com` });
      await sheet.takePhoto(await smallPhoto());
      await (await sheet.submit()).stub.waitFor();
    }
    const killed = new Promise<void>((resolve) => {
      const act = async () => {
        await venue.stop('SIGKILL');
        resolve();
      };
      network.plan(ATTEND, { kind: 'meanwhile', act });
    });
    network.down(false);
    await killed;
    expect((await truthOf(venue, event.id)).attendances).toBe(0);
    await venue.start();
    await expect
      .poll(() => truthOf(venue, event.id), { timeout: 45_000 })
      .toEqual({
        attendances: 3,
        photos: 3,
        points: 150,
        names: expect.arrayContaining(['June', 'Cody', 'Hank']),
      });
  });
});

test.describe('a check-in the venue refuses', () => {
  test("is kept with the venue's words, does not hold up the next, and can be retried", async ({
    phone,
    venue,
    network,
    event,
  }) => {
    network.plan(ATTEND, refusal(400, 'The band has left.'));
    const stuck = await checkIn(phone, event.id, 'Poison First');
    await expect(stuck.message).toHaveText('The band has left.');
    const next = await checkIn(phone, event.id, 'Second Guest');
    await expect(next.message).toHaveText('Sent. The venue has it.');
    expect((await truthOf(venue, event.id)).names).toEqual(['Second Guest']);
    await stuck.retryButton.click();
    await expect(stuck.message).toHaveText('Sent. The venue has it.');
    expect(await truthOf(venue, event.id)).toMatchObject({ attendances: 2, photos: 2, points: 100 });
  });

  test('can be edited and sent', async ({ phone, venue, network, event }) => {
    network.plan(ATTEND, refusal(400, 'Email must be an email address'));
    const ticket = await checkIn(phone, event.id, 'Lorreta');
    await ticket.editLink.click();
    const sheet = new CheckInSheet(ticket.page);
    await expect(sheet.name).toHaveValue('Lorreta');
    await sheet.photo.waitFor();
    await sheet.fill({ name: 'Loretta' });
    await expect((await sheet.submit()).message).toHaveText('Sent. The venue has it.');
    expect(await truthOf(venue, event.id)).toMatchObject({ attendances: 1, points: 50, names: ['Loretta'] });
  });

  test('can be discarded', async ({ phone, network, event }) => {
    network.plan(UPLOAD, refusal(404, 'This event is gone.'));
    const ticket = await checkIn(phone, event.id);
    await expect(ticket.message).toHaveText('This event is gone.');
    await ticket.discard();
    await expect(ticket.page.getByText('No such ticket on this phone')).toBeVisible();
  });

  test('for its size is shrunk once and sent again', async ({ phone, venue, network, event }) => {
    network.plan(UPLOAD, refusal(413, 'The photo is too large.'));
    await expectSentOnce(await checkIn(phone, event.id), venue, event.id);
    expect(network.countOf(UPLOAD)).toBe(2);
  });

  test('for its size again is left to the guest', async ({ phone, network, event }) => {
    network.plan(UPLOAD, refusal(413, 'The photo is too large.'), 2);
    const ticket = await checkIn(phone, event.id);
    await expect(ticket.message).toHaveText('The photo is too large.');
    expect(network.countOf(UPLOAD)).toBe(2);
  });
});

test.describe('a check-in that waits for its next attempt', () => {
  test('is sent at once when the guest says so', async ({ phone, venue, network, event }) => {
    network.plan(UPLOAD, { ...refusal(429, 'Not now.'), headers: { 'retry-after': '3600' } });
    const ticket = await checkIn(phone, event.id);
    await expect(ticket.message).toHaveText('Kept on this phone. Not now.');
    await ticket.stub.getByRole('button', { name: 'Send now' }).click();
    await expectSentOnce(ticket, venue, event.id);
  });

  test('can be discarded', async ({ phone, venue, network, event }) => {
    network.plan(UPLOAD, { ...refusal(429, 'Not now.'), headers: { 'retry-after': '3600' } });
    const ticket = await checkIn(phone, event.id);
    await expect(ticket.message).toHaveText('Kept on this phone. Not now.');
    await ticket.discard();
    await expect(ticket.page.getByText('No such ticket on this phone')).toBeVisible();
    expect(await truthOf(venue, event.id)).toMatchObject({ attendances: 0 });
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

  /** Signs in on a phone that has the app, then checks in; resolves to the stub. */
  const checkInAs = async (page: Page, account: Account, eventId: number): Promise<TicketPage> => {
    await signInOn(page, account);
    const sheet = await CheckInSheet.open(page, eventId);
    await expect(sheet.email).toHaveValue(account.email);
    await sheet.takePhoto(await smallPhoto());
    return sheet.submit();
  };

  test('waits after a 401 for that person, and is sent by nobody else', async ({
    phone,
    venue,
    network,
    event,
  }) => {
    const [guest, other] = [await registerCustomer(venue.address), await registerCustomer(venue.address)];
    const page = await phone.visit('/');
    await phone.installed(page);
    network.plan(UPLOAD, refusal(401, 'Please sign in.'));
    const ticket = await checkInAs(page, guest, event.id);
    await expect(ticket.message).toHaveText('Sign in as Loretta Hayes to send this.');
    const stub = new URL(page.url()).pathname;

    // The queue goes oldest first: once the younger one is sent, the older one has had its chance.
    await expect((await checkInAs(page, other, event.id)).message).toHaveText('Sent. The venue has it.');
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

  test('is sent once, as theirs, when the session ends between the photo and the attendance', async ({
    phone,
    venue,
    network,
    event,
  }) => {
    const guest = await registerCustomer(venue.address);
    const page = await phone.visit('/');
    await phone.installed(page);
    const endSession = async () => {
      await venue.sql(
        `UPDATE sessions SET expires_at = now() - interval '1 minute'
         WHERE user_id = (SELECT id FROM users WHERE username = $1)`,
        [guest.username],
      );
    };
    network.plan(ATTEND, { kind: 'meanwhile', act: endSession });
    const ticket = await checkInAs(page, guest, event.id);
    await expect(ticket.message).toHaveText('Sign in as Loretta Hayes to send this.');
    expect(await truthOf(venue, event.id)).toMatchObject({ attendances: 0, photos: 1 });

    await signInOn(page, guest);
    await expect.poll(() => ownersOf(venue, event.id)).toEqual([guest.username]);
    await expect(ticket.message).toHaveText('Sent. The venue has it.');
    expect(await truthOf(venue, event.id)).toMatchObject({ attendances: 1, photos: 1, points: 50 });
    expect([network.countOf(UPLOAD), network.countOf(ATTEND)]).toEqual([1, 2]);
  });
});
