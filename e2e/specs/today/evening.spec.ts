import { BadgesTab } from '#pages/admin/badges-tab';
import { InvitationsTab } from '#pages/admin/invitations-tab';
import { LoyaltyRewards } from '#pages/admin/loyalty/loyalty-rewards';
import { TodayPage } from '#pages/admin/today-page';
import { EventCard } from '#pages/events/event-card';
import { InvitationPage } from '#pages/invitation-page';
import { Toast } from '#pages/toast';
import { approvedArtist, pageAs, registerCustomer } from '#support/account';
import { hireStaff, openLine, tabletName } from '#support/door';
import { expect } from '#support/fixtures';
import { Phone } from '#support/phone';
import { dayOfMonth } from '#support/programme';
import { letUndoEnd, newText, postText, spoken, test as base } from '#support/texting';
import { ADMIN } from '#support/venue';
import { comeNear, DOORS } from '#support/venue-truth';

interface Phones {
  artistPhone: Phone;
  guestPhone: Phone;
  tablet: Phone;
}

/** `phone` is the admin's. */
const test = base.extend<Phones>({
  artistPhone: async ({ network }, use) => {
    const phone = await Phone.unpack(network.address);
    await use(phone);
    await phone.throwAway();
  },
  guestPhone: async ({ network }, use) => {
    const phone = await Phone.unpack(network.address);
    await use(phone);
    await phone.throwAway();
  },
  tablet: async ({ network }, use) => {
    const phone = await Phone.unpack(network.address, { viewport: { width: 1280, height: 800 } });
    await use(phone);
    await phone.throwAway();
  },
});

const JUNE = '+16155550142';
const SHOW = 'June Harlan';
const DRINK = 'Longneck';

/** By itself, on a machine that has more to do. */
const SOON = { timeout: 15_000 };

test('one evening: a text becomes a double bill, is announced, reminded and played, and a guest earns a drink', async ({
  phone,
  artistPhone,
  guestPhone,
  tablet,
  venue,
  programme,
  sms,
  mail,
}) => {
  test.slow();
  const date = dayOfMonth(programme.today, 1, 14);
  const hank = await approvedArtist(venue, { name: 'Hank Boone' });
  await approvedArtist(venue, { name: SHOW, phone: JUNE });
  await venue.sql('INSERT INTO artist_availability (artist_id, date) VALUES ($1, $2)', [hank.id, date]);
  const [guest, wade] = [await registerCustomer(venue.address), await hireStaff(venue)];
  const today = await TodayPage.open(await pageAs(phone, ADMIN));
  const staff = new Toast(today.page);

  await test.step('June asks by text, and with one tap the show is on the calendar', async () => {
    const token = sms.settings.TWILIO_AUTH_TOKEN ?? '';
    const text = newText(JUNE, `Can I play ${spoken(date)} at 8pm?`);
    expect((await postText({ address: venue.address, token }, text)).status).toBe(200);
    await expect(today.waiting('Text request')).toBeVisible(SOON);
    await today.press('Text request', /^Create event/);
    await expect(today.page.getByRole('link', { name: 'View Event' })).toBeVisible();
    await letUndoEnd(venue);
    expect(await sms.textTo(JUNE, "You're on: ")).toMatch(/^You're on: June Harlan/);
  });
  const [event] = await venue.sql<{ id: number }>('SELECT id FROM events WHERE name = $1', [SHOW]);
  const eventId = event?.id ?? 0;

  await test.step('staff invite Hank to share the bill, and he says yes', async () => {
    const tab = await InvitationsTab.open(today.page);
    await tab.turnMonths(1);
    await tab.choose(date, 'Hank Boone');
    await tab.joinShow(eventId);
    await tab.send.click();
    await expect(staff.notice).toContainText(['Invitation Sent']);
    const { text } = await mail.mailTo(hank.email, 'Can you play on');
    const page = await artistPhone.visit(/\/invitations\/[\w-]{43}/.exec(text ?? '')?.[0] ?? '');
    const letter = new InvitationPage(page);
    await letter.accept.click();
    await expect(letter.letter).toContainText('Accepted');
  });

  const page = await pageAs(guestPhone, guest);
  await test.step('a guest proves the address', async () => {
    const { text } = await mail.mailTo(guest.email, 'Please confirm');
    await page.goto(/\/verify-email\S+/.exec(text ?? '')?.[0] ?? '');
    await page.getByRole('button', { name: 'Confirm Email' }).click();
    await expect(page.getByText('Your email is confirmed')).toBeVisible();
  });
  await test.step('everybody sees the two, and a guest asks to be reminded', async () => {
    await page.goto(`/?date=${date}`);
    await expect(new EventCard(page, SHOW).card).toContainText(
      'Featuring June Harlan · Country · with Hank Boone',
    );
    await page.goto(`/events/${eventId}`);
    await page.getByRole('button', { name: 'Remind me' }).click();
    await expect(page.getByRole('button', { name: 'Reminder set' })).toBeVisible();
  });

  await test.step('the day comes, and with it the reminder', async () => {
    await comeNear(venue, eventId);
    expect((await mail.mailTo(guest.email, 'To')).subject).toMatch(/^(Today|Tonight): June Harlan$/);
    await venue.sql(`UPDATE events SET date = $1, time = '20:00', doors_time = $2 WHERE id = $3`, [
      programme.tonight,
      DOORS,
      eventId,
    ]);
  });

  const rewards = await LoyaltyRewards.open(today.page);
  await rewards.add({ name: DRINK, points: 50, stock: 2 });
  await expect(staff.notice).toContainText(['Reward added successfully']);
  const [member] = await venue.sql<{ name: string; code: string }>(
    'SELECT name, card_code AS code FROM loyalty_members WHERE email = $1',
    [guest.email],
  );
  const { name, code } = member ?? { name: '', code: '' };
  const door = await openLine(tablet, tabletName('Front door'), wade);

  await test.step('at the door the guest is let in by the card, with a photo', async () => {
    await door.search.fill(guest.email);
    await door.checkInButton(name).waitFor();
    await door.search.fill('');
    await door.scan(code);
    await door.takePhoto();
    await door.checkIn();
    await expect(door.figure('guests in')).toHaveText('1');
  });

  const mine = await BadgesTab.open(page);
  const offer = page.getByRole('region', { name: 'What your points buy' });
  await test.step('the guest has earned a drink, and asks for it', async () => {
    await expect(mine.entry(SHOW)).toContainText('+50');
    await offer.getByRole('button', { name: `Ask for ${DRINK}` }).click();
    await expect(offer.getByText('Asked for', { exact: true })).toBeVisible();
  });

  await test.step('staff hand it over by the card, and the phone shows it by itself', async () => {
    await door.scan(code);
    await door.sheet.getByRole('button', { name: `Hand over ${DRINK}` }).click();
    await expect(new Toast(door.page).notice).toContainText(['Handed over', `${DRINK}, to ${name}.`]);
    await expect(offer.getByText('Handed over', { exact: true })).toBeVisible(SOON);
    await expect(mine.entry(`Spent on ${DRINK}`)).toContainText('−50');
  });

  await test.step('Today shows the night, and nobody waits', async () => {
    const { nothingWaits, tonight, link } = await TodayPage.open(today.page);
    await expect(tonight).toContainText(SHOW);
    await expect(tonight).toContainText('1 inside');
    await expect(nothingWaits).toBeVisible();
    await expect(link).toHaveAccessibleName('Admin');
  });
});
