import { randomUUID } from 'node:crypto';
import { BadgesTab } from '#pages/admin/badges-tab';
import { LoyaltyRewards } from '#pages/admin/loyalty/loyalty-rewards';
import { Toast } from '#pages/toast';
import { callAs, pageAs, registerCustomer } from '#support/account';
import { hireStaff, openLine, tabletName } from '#support/door';
import { expect } from '#support/fixtures';
import { Phone } from '#support/phone';
import { test } from '#support/programme';
import { ADMIN, type Venue } from '#support/venue';

interface MemberTruth {
  name: string;
  code: string;
  earned: number;
  spent: number;
}

/** What the database holds of a member. */
const truthOf = async (venue: Venue, email: string): Promise<MemberTruth> => {
  const [member] = await venue.sql<MemberTruth>(
    `SELECT name, card_code AS code, total_points AS earned, spent_points AS spent
       FROM loyalty_members WHERE email = $1`,
    [email],
  );
  if (!member) throw new Error('There is no such member.');
  return member;
};

const givePoints = (venue: Venue, email: string, points: number) =>
  venue.sql(
    `INSERT INTO loyalty_transactions (member_id, points, type, description)
     SELECT id, $2, 'adjustment', 'Won the quiz' FROM loyalty_members WHERE email = $1`,
    [email, points],
  );

test.use({ traits: { viewport: { width: 1280, height: 800 } } });

test('a member asks for a drink, staff hand it over by the card, the tier stays, and it is taken back; at the door it needs the network', async ({
  phone,
  network,
  venue,
  event: _event,
}) => {
  const drink = `Longneck ${randomUUID().slice(0, 8)}`;
  const account = await registerCustomer(venue.address);
  await givePoints(venue, account.email, 120);
  const { name, code } = await truthOf(venue, account.email);
  const person = await hireStaff(venue);
  const staff = await LoyaltyRewards.open(await pageAs(phone, ADMIN));
  const { notice } = new Toast(staff.page);
  const guestPhone = await Phone.unpack(network.address, {});
  const mine = await BadgesTab.open(await pageAs(guestPhone, account));
  const offer = mine.page.getByRole('region', { name: 'What your points buy' });
  const ask = async () => {
    await mine.page.reload();
    await offer.getByRole('button', { name: `Ask for ${drink}` }).click();
    await expect(offer.getByText('Asked for', { exact: true })).toBeVisible();
  };

  await test.step('staff offer it', async () => {
    await staff.add({ name: drink, points: 50, stock: 2 });
    await expect(notice).toHaveText(['Reward added successfully']);
    await expect(staff.card(drink).getByText('2 of 2 left')).toBeVisible();
  });

  await test.step('the member asks for it, and nothing is taken', async () => {
    await ask();
    expect(await truthOf(venue, account.email)).toMatchObject({ earned: 120, spent: 0 });
  });

  await test.step('staff hand it over by the card, and the phone shows it by itself', async () => {
    await staff.handOver({ code, email: account.email }, drink);
    await expect(notice).toHaveText(['Handed over', `${drink}, to ${name}.`]);
    await expect(offer.getByText('Handed over', { exact: true })).toBeVisible({ timeout: 15_000 });
    await expect(offer.getByText('70 points', { exact: true })).toBeVisible();
    await expect(mine.entry(`Spent on ${drink}`)).toContainText('−50');
    await expect(mine.numbers('Silver')).toHaveText(['120', '0']);
    expect(await truthOf(venue, account.email)).toMatchObject({ earned: 120, spent: 50 });
  });

  await test.step('it is taken back with a reason, and the points and the bottle are there again', async () => {
    await staff.page.keyboard.press('Escape');
    await staff.page.keyboard.press('Escape');
    await staff.page.reload();
    await staff.takeBack(name, drink, 'It was warm');
    await expect(notice).toHaveText(['Taken back', `${drink}: ${name} has the points again.`]);
    await expect(staff.line(name, drink)).toContainText('It was warm');
    await expect(staff.card(drink).getByText('2 of 2 left')).toBeVisible();
    await mine.page.reload();
    await expect(offer.getByText(/Your points are back: It was warm/)).toBeVisible();
    expect(await truthOf(venue, account.email)).toMatchObject({ earned: 120, spent: 0 });
  });

  await test.step('at the door the card shows what was asked for, and it is handed over by one tap', async () => {
    await ask();
    const tablet = await Phone.unpack(network.address, { viewport: { width: 1280, height: 800 } });
    const door = await openLine(tablet, tabletName('Front door'), person);
    await door.search.fill(account.email);
    await door.checkInButton(name).waitFor();
    await door.search.fill('');
    await door.scan(code);
    await door.sheet.getByRole('button', { name: `Hand over ${drink}` }).click();
    await expect(new Toast(door.page).notice).toHaveText(['Handed over', `${drink}, to ${name}.`]);
    expect(await truthOf(venue, account.email)).toMatchObject({ earned: 120, spent: 50 });
    await door.closeSheet();

    await ask();
    await tablet.offline(true);
    await door.scan(code);
    await expect(door.sheet.getByText(/Handing over a reward needs the network/)).toBeVisible();
    await tablet.offline(false);
    await tablet.throwAway();
  });

  await test.step('nobody else sees or ends a member’s request', async () => {
    const stranger = await registerCustomer(venue.address);
    const [asked] = await venue.sql<{ id: number }>(
      `SELECT redemptions.id FROM redemptions JOIN loyalty_members member ON member.id = member_id
        WHERE member.email = $1 AND status = 'asked'`,
      [account.email],
    );
    const answer = await callAs(venue, stranger, `DELETE /api/loyalty/redemptions/${asked?.id}`);
    expect(answer.status).toBe(404);
  });
  await guestPhone.throwAway();
});
