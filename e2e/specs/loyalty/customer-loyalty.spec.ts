import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { BadgesTab } from '#pages/admin/badges-tab';
import { CheckInSheet } from '#pages/check-in-sheet';
import { RegisterPage } from '#pages/register-page';
import { TicketPage } from '#pages/ticket-page';
import { openSession, registerCustomer, signInOn, type Account } from '#support/account';
import { expect, test } from '#support/fixtures';
import { smallPhoto } from '#support/files/photo';
import { ADMIN, type Venue } from '#support/venue';
import { createEvent } from '#support/venue-truth';

const register = async (page: Page): Promise<Account> => {
  const username = `june-${randomUUID().slice(0, 8)}`;
  const account = { username, email: `${username}@example.com`, password: 'two-step-1962' };
  const screen = await RegisterPage.open(page);
  await screen.register({
    ...account,
    firstName: 'June',
    lastName: 'Carver',
    confirmPassword: account.password,
    userType: 'Customer',
  });
  await expect(page).toHaveURL('/');
  return account;
};

/** Checks in with what the form knows of the signed-in person. */
const checkIn = async (page: Page, eventId: number): Promise<TicketPage> => {
  const sheet = await CheckInSheet.open(page, eventId);
  await sheet.takePhoto(await smallPhoto());
  return sheet.submit();
};

/** Staff decide about the photo of this person at this show. */
const decide = async (
  venue: Venue,
  email: string,
  { eventId, ...decision }: { eventId: number; status: 'rejected' | 'approved'; reason?: string },
): Promise<void> => {
  const headers = {
    authorization: `Bearer ${await openSession(venue.address, ADMIN)}`,
    'content-type': 'application/json',
  };
  const [row] = await venue.sql<{ id: number }>(
    `SELECT evidence.id FROM photo_attendance evidence
       JOIN event_attendance attendance ON attendance.id = evidence.attendance_id
      WHERE attendance.customer_email = $1 AND attendance.event_id = $2`,
    [email, eventId],
  );
  const answer = await fetch(`${venue.address}/api/admin/verifications/${row?.id}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify(decision),
  });
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
  const authorization = `Bearer ${await openSession(venue.address, ADMIN)}`;
  const answer = await fetch(`${venue.address}/api/loyalty/members?${new URLSearchParams({ q })}`, {
    headers: { authorization },
  });
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

test.describe('a customer who comes back', () => {
  test('earns a badge with the first of three shows, and every number follows what staff decide', async ({
    phone,
    venue,
    event,
  }) => {
    const [barnDance, lastWaltz] = [await createEvent(venue), await createEvent(venue)];
    const page = await phone.visit('/');
    const { email } = await register(page);
    await phone.installed(page);

    for (const { id } of [event, barnDance]) {
      const ticket = await checkIn(page, id);
      await expect(ticket.message).toHaveText('Sent. The venue has it.');
      await expect(ticket.fact('Points')).toHaveText('+50');
    }
    const badges = await BadgesTab.open(await phone.visit('/'));
    await expect(badges.numbers('Silver')).toHaveText(['150', '2']);
    await expect(badges.celebration).toContainText('First Timer');

    const sheet = await CheckInSheet.open(page, lastWaltz.id);
    await phone.offline(true);
    await sheet.takePhoto(await smallPhoto());
    const ticket = await sheet.submit();
    await expect(ticket.message).toHaveText("Kept on this phone. Sends itself when you're back online.");
    await phone.offline(false);
    await expect(ticket.message).toHaveText('Sent. The venue has it.');

    // The tab that was open all along follows by itself.
    await expect(badges.numbers('Silver')).toHaveText(['200', '3']);
    await expect(badges.status('Silver')).toContainText('100 points to Gold');
    await expect(badges.earned).toContainText('First Timer');
    await expect(badges.available).toContainText('3 of 5 shows');
    await expect(badges.entry('Badge: First Timer')).toContainText('+50');
    for (const { name } of [event, barnDance, lastWaltz])
      await expect(badges.entry(name)).toContainText('+50');
    expect(await balanceOf(venue, email)).toEqual({ points: 200, shows: 3, ledger: 200 });

    await badges.page.reload();
    await expect(badges.earned).toContainText('First Timer');
    await expect(badges.celebration).toBeHidden();

    await decide(venue, email, {
      eventId: barnDance.id,
      status: 'rejected',
      reason: 'Nobody is in the photo',
    });
    await badges.page.reload();
    await expect(badges.numbers('Silver')).toHaveText(['150', '2']);
    await expect(badges.status('Silver')).toContainText('150 points to Gold');
    await expect(badges.available).toContainText('2 of 5 shows');
    await expect(badges.entry(`Taken back: ${barnDance.name}`)).toContainText('−50');
    await expect(badges.entry(barnDance.name)).toContainText('taken back');
    expect(await balanceOf(venue, email)).toEqual({ points: 150, shows: 2, ledger: 150 });
    expect(await seenByStaff(venue, email)).toMatchObject([
      { totalPoints: 150, eventsAttended: 2, membershipLevel: 'silver', badgeCount: 1 },
    ]);

    await decide(venue, email, { eventId: barnDance.id, status: 'approved' });
    await badges.page.reload();
    await expect(badges.numbers('Silver')).toHaveText(['200', '3']);
    await expect(badges.entry(`Given again: ${barnDance.name}`)).toContainText('+50');
    expect(await balanceOf(venue, email)).toEqual({ points: 200, shows: 3, ledger: 200 });
  });

  test('loses the badge with the only show it came from', async ({ phone, venue, event }) => {
    const page = await phone.visit('/');
    const { email } = await register(page);
    const ticket = await checkIn(page, event.id);
    await expect(ticket.message).toHaveText('Sent. The venue has it.');
    const badges = await BadgesTab.open(page);
    await expect(badges.numbers('Silver')).toHaveText(['100', '1']);

    await decide(venue, email, { eventId: event.id, status: 'rejected', reason: 'Nobody is in the photo' });
    await page.reload();

    await expect(badges.numbers('Bronze')).toHaveText(['0', '0']);
    await expect(badges.earned).toContainText('None yet');
    await expect(badges.available).toContainText('First Timer');
    expect(await balanceOf(venue, email)).toEqual({ points: 0, shows: 0, ledger: 0 });
  });
});

test.describe('the member card', () => {
  test('opens without a network for its owner, and is gone after signing out', async ({
    phone,
    venue,
    network,
  }) => {
    const account = await registerCustomer(venue.address);
    const page = await phone.visit('/');
    await signInOn(page, account);
    await phone.installed(page);
    const badges = await BadgesTab.open(page);
    await badges.openCard();
    await expect(badges.card).toContainText('Loretta Hayes');
    const printed = await badges.card.textContent();
    await expect.poll(() => page.evaluate(keptPrivately)).toEqual(['private:member-card']);

    network.down(true);
    await phone.offline(true);
    await page.reload();
    await expect(badges.card).toHaveText(printed ?? '');

    await page.goto('/');
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

test.describe('the member card at night', () => {
  test.use({ traits: { colorScheme: 'dark' } });

  test('lights up the room with nothing but its code', async ({ phone, venue }) => {
    const account = await registerCustomer(venue.address);
    const page = await phone.visit('/');
    await signInOn(page, account);
    const badges = await BadgesTab.open(page);
    await badges.openCard();
    const { card } = badges;
    const code = card.getByRole('img', { name: 'QR code of this card' });
    await expect(card).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(code).toHaveCSS('fill', 'rgb(0, 0, 0)');
  });
});
