import { randomUUID } from 'node:crypto';
import { BadgesTab } from '#pages/admin/badges-tab';
import { CheckInSheet } from '#pages/check-in-sheet';
import {
  callAs,
  installedAs,
  openSession,
  registerArtist,
  registerCustomer,
  signInOn,
  type Account,
} from '#support/account';
import { expect, test } from '#support/fixtures';
import { smallPhoto } from '#support/files/photo';
import { ADMIN, type Venue } from '#support/venue';
import { createEvent } from '#support/venue-truth';

/** As this person's phone does it: first the photo, then the check-in with it. */
const checkInByApi = async (
  { address }: Venue,
  { eventId, sessionId, email }: { eventId: number; sessionId: string; email: string },
): Promise<void> => {
  const headers = { 'idempotency-key': randomUUID(), authorization: `Bearer ${sessionId}` };
  const { name, mimeType, buffer } = await smallPhoto();
  const form = new FormData();
  form.set('eventId', String(eventId));
  form.set('isVerificationPhoto', 'true');
  form.set('photo', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  const photo = await fetch(`${address}/api/event-photos/upload`, { method: 'POST', headers, body: form });
  const { photoId } = await photo.json();
  const answer = await fetch(`${address}/api/photo-attendance`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ eventId, photoId, customerName: 'Loretta Hayes', customerEmail: email }),
  });
  expect(answer.status).toBe(201);
};

/** Staff decide about the photo of this person at this show. */
const decide = async (
  venue: Venue,
  email: string,
  { eventId, ...decision }: { eventId: number; status: 'rejected' | 'approved'; reason?: string },
): Promise<void> => {
  const [row] = await venue.sql<{ id: number }>(
    `SELECT evidence.id FROM photo_attendance evidence
       JOIN event_attendance attendance ON attendance.id = evidence.attendance_id
      WHERE attendance.customer_email = $1 AND attendance.event_id = $2`,
    [email, eventId],
  );
  const answer = await callAs(venue, ADMIN, `PUT /api/admin/verifications/${row?.id}`, decision);
  if (!answer.ok) throw new Error(`The decision answered ${answer.status}: ${await answer.text()}`);
};

/** What the database holds of a member: the sums on the row, and the sums of the ledger. */
const balanceOf = async (venue: Venue, email: string) => {
  const [row] = await venue.sql<{ points: number; shows: number; ledger: number }>(
    `SELECT total_points AS points, events_attended AS shows,
            (SELECT coalesce(sum(points), 0)::int FROM loyalty_transactions WHERE member_id = member.id) AS ledger
       FROM loyalty_members member WHERE email = $1`,
    [email],
  );
  return row;
};

/** What staff see of a member in the list. */
const seenByStaff = async (venue: Venue, q: string): Promise<unknown> => {
  const answer = await callAs(venue, ADMIN, `GET /api/loyalty/members?${new URLSearchParams({ q })}`);
  return answer.json();
};

/** In the page: what of the signed-in person this device keeps. */
const keptPrivately = (): Promise<IDBValidKey[]> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('honky-tonk');
    opening.onerror = () => reject(new Error('The database did not open.'));
    opening.onsuccess = () => {
      const keys = opening.result.transaction('settings').objectStore('settings').getAllKeys();
      keys.onsuccess = () => {
        opening.result.close();
        resolve(keys.result.filter((key) => typeof key === 'string' && key.startsWith('private:')));
      };
    };
  });

test('a customer who comes back earns a badge, every number follows what staff decide, and the badge goes with its shows', async ({
  phone,
  venue,
  event,
}) => {
  const [barnDance, lastWaltz] = [await createEvent(venue), await createEvent(venue)];
  const account = await registerCustomer(venue.address);
  const { email } = account;
  const page = await installedAs(phone, account);
  const sessionId = await openSession(venue.address, account);
  const badges = new BadgesTab(await phone.browser.newPage());

  await test.step('the first two shows bring points and a badge', async () => {
    for (const { id } of [event, barnDance]) await checkInByApi(venue, { eventId: id, sessionId, email });
    await BadgesTab.open(badges.page);
    await expect(badges.numbers('Silver')).toHaveText(['150', '2']);
    await expect(badges.celebration).toContainText('First Timer');
  });

  await test.step('the third is checked in to without a network, and the tab that was open all along follows', async () => {
    const sheet = await CheckInSheet.open(page, lastWaltz.id);
    await phone.offline(true);
    await sheet.takePhoto(await smallPhoto());
    const ticket = await sheet.submit();
    await expect(ticket.message).toHaveText("Kept on this phone. Sends itself when you're back online.");
    await phone.offline(false);
    await expect(ticket.message).toHaveText('Sent. The venue has it.');
    await expect(ticket.fact('Points')).toHaveText('+50');

    await expect(badges.numbers('Silver')).toHaveText(['200', '3']);
    await expect(badges.status('Silver')).toContainText('100 points to Gold');
    await expect(badges.earned).toContainText('First Timer');
    await expect(badges.available).toContainText('3 of 5 shows');
    await expect(badges.entry('Badge: First Timer')).toContainText('+50');
    for (const { name } of [event, barnDance, lastWaltz])
      await expect(badges.entry(name)).toContainText('+50');
    expect(await balanceOf(venue, email)).toEqual({ points: 200, shows: 3, ledger: 200 });
  });

  await test.step('what staff take back is taken off, and the badge is no news any more', async () => {
    await decide(venue, email, {
      eventId: barnDance.id,
      status: 'rejected',
      reason: 'Nobody is in the photo',
    });
    await badges.page.reload();
    await expect(badges.numbers('Silver')).toHaveText(['150', '2']);
    await expect(badges.status('Silver')).toContainText('150 points to Gold');
    await expect(badges.earned).toContainText('First Timer');
    await expect(badges.celebration).toBeHidden();
    await expect(badges.available).toContainText('2 of 5 shows');
    await expect(badges.entry(`Taken back: ${barnDance.name}`)).toContainText('−50');
    await expect(badges.entry(barnDance.name)).toContainText('taken back');
    expect(await balanceOf(venue, email)).toEqual({ points: 150, shows: 2, ledger: 150 });
    expect(await seenByStaff(venue, email)).toMatchObject([
      { totalPoints: 150, eventsAttended: 2, membershipLevel: 'silver', badgeCount: 1 },
    ]);
  });

  await test.step('what they give again counts', async () => {
    await decide(venue, email, { eventId: barnDance.id, status: 'approved' });
    expect(await balanceOf(venue, email)).toEqual({ points: 200, shows: 3, ledger: 200 });
    expect(await seenByStaff(venue, email)).toMatchObject([
      { totalPoints: 200, eventsAttended: 3, membershipLevel: 'silver', badgeCount: 1 },
    ]);
  });

  await test.step('with the last show that it came from the badge is gone', async () => {
    for (const { id } of [event, barnDance, lastWaltz])
      await decide(venue, email, { eventId: id, status: 'rejected', reason: 'Nobody is in the photo' });
    await badges.page.reload();
    await expect(badges.numbers('Bronze')).toHaveText(['0', '0']);
    await expect(badges.entry(`Given again: ${barnDance.name}`)).toContainText('+50');
    await expect(badges.earned).toContainText('None yet');
    await expect(badges.available).toContainText('First Timer');
    expect(await balanceOf(venue, email)).toEqual({ points: 0, shows: 0, ledger: 0 });
  });
});

/** Asks this artist to play a month from now; straight into the database, for the journey only reads it. */
const inviteToLongRoadHome = async (venue: Venue, { username }: Account): Promise<void> => {
  await venue.sql(
    `INSERT INTO artist_invitations (artist_id, event_date, event_time, event_type, event_name, duration)
     SELECT id, to_char(now() + interval '1 month', 'YYYY-MM-DD'), '20:00', 'country', 'Long Road Home', '3 hours'
       FROM artists WHERE user_id = (SELECT id FROM users WHERE username = $1)`,
    [username],
  );
};

test.describe('the member card', () => {
  test('opens without a network for its owner, as what they were invited to does, and both are gone after signing out', async ({
    phone,
    venue,
    network,
  }) => {
    const account = await registerArtist(venue.address);
    await inviteToLongRoadHome(venue, account);
    const page = await installedAs(phone, account);
    const badges = await BadgesTab.open(page);
    const showTab = (name: string) => page.getByRole('tab', { name }).click();
    const answer = page.getByRole('button', { name: 'Answer the invitation to Long Road Home' });
    const keptNote = page.getByText('these are the invitations kept on this phone');

    await showTab('Bookings');
    await expect(answer).toBeVisible();
    await showTab('Badges');
    await badges.openCard();
    await expect(badges.card).toContainText('Loretta Hayes');
    const printed = await badges.card.textContent();
    // An artist's dates may be kept, too: the home page asks for them while it is shown.
    await expect
      .poll(() => page.evaluate(keptPrivately))
      .toEqual(expect.arrayContaining(['private:invitations', 'private:member-card']));

    await test.step('it lights up the room at night with nothing but its code', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      const code = badges.card.getByRole('img', { name: 'QR code of this card' });
      await expect(badges.card).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(code).toHaveCSS('fill', 'rgb(0, 0, 0)');
    });

    await test.step('without a network card and invitations can be read, but not answered', async () => {
      network.down(true);
      await phone.offline(true);
      await page.reload();
      await expect(badges.card).toHaveText(printed ?? '');
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await showTab('Bookings');
      await expect(keptNote).toBeVisible();
      await answer.click();
      await expect(page.getByText('You can answer as soon as you have a connection.')).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    });

    await test.step('with it the list is the venue’s own again', async () => {
      network.down(false);
      await phone.offline(false);
      await expect(keptNote).toBeHidden();
      await expect(answer).toBeVisible();
    });

    await page.getByRole('button', { name: 'Logout' }).first().click();
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
    await expect.poll(() => page.evaluate(keptPrivately)).toEqual([]);
  });

  test('leads staff to the member, and tells nobody else whose it is', async ({ phone, venue }) => {
    const account = await registerCustomer(venue.address);
    const [member] = await venue.sql<{ code: string }>(
      'SELECT card_code AS code FROM loyalty_members WHERE email = $1',
      [account.email],
    );
    const page = await phone.visit(`/m/${member?.code}`);
    await expect(page.getByText('This card belongs to a member of our loyalty program')).toBeVisible();
    await expect(page.getByText(account.email)).toBeHidden();

    await signInOn(page, ADMIN);

    await expect(page).toHaveURL(/\/admin\/loyalty\?q=/);
    await expect(page.getByText('1 member', { exact: true })).toBeVisible();
    await expect(page.getByText(account.email)).toBeVisible();
  });
});
