import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { LoyaltyBadges } from '#pages/admin/loyalty-badges';
import { LoyaltyMembers } from '#pages/admin/loyalty-members';
import { Toast } from '#pages/toast';
import { signInOn } from '#support/account';
import { expect, test } from '#support/fixtures';
import type { Phone } from '#support/phone';
import { tryAgain } from '#support/try-again';
import { ADMIN, type Venue } from '#support/venue';

const visitAsStaff = async (phone: Phone): Promise<Page> => {
  const page = await phone.visit('/check-ins');
  await signInOn(page, ADMIN);
  return page;
};

/** A guest with so many points, to whom no badge comes by itself; their name, which nobody else has. */
const guestWith = async (venue: Venue, points: number): Promise<string> => {
  const name = `June ${randomUUID().slice(0, 8)}`;
  await venue.sql(
    `WITH guest AS (INSERT INTO loyalty_members (name, email) VALUES ($1, $2) RETURNING id)
     INSERT INTO loyalty_transactions (member_id, points, type, description)
     SELECT id, $3, 'adjustment', 'Brought along' FROM guest`,
    [name, `${randomUUID()}@example.com`, points],
  );
  return name;
};

const pointsOf = async (venue: Venue, name: string): Promise<number | undefined> => {
  const [member] = await venue.sql<{ total_points: number }>(
    'SELECT total_points FROM loyalty_members WHERE name = $1',
    [name],
  );
  return member?.total_points;
};

test.describe('members', () => {
  test('are added, found, given points and have them taken back with a reason', async ({ phone, venue }) => {
    const page = await visitAsStaff(phone);
    const members = await LoyaltyMembers.open(page);
    const { notice, alert } = new Toast(page);
    const name = `Ruby ${randomUUID().slice(0, 8)}`;

    await members.add({ name, email: ` ${name.replace(' ', '.')}@Example.com ` });
    await expect(notice).toHaveText(['Member added successfully']);
    const details = members.dialog(name);
    await expect(details.getByText('100 points to Silver')).toBeVisible();

    await members.adjust({ points: 120, reason: 'Won the quiz' });
    await expect(notice).toHaveText(['Points adjusted successfully', '+120 points']);
    await expect(details.getByText('180 points to Gold')).toBeVisible();
    await members.reverse('Points added', 'It was another Ruby');
    await expect(notice).toHaveText(['Entry reversed successfully', '−120 points']);
    await expect(details.getByText(/^Reversed: It was another Ruby/)).toBeVisible();
    await expect(details.getByRole('article', { name: 'Taken back, −120' })).toBeVisible();
    await members.adjust({ points: -1, reason: 'Too many' });
    await expect(alert).toContainText(['Error', 'This member has only 0 points']);
    expect(await pointsOf(venue, name)).toBe(0);

    await page.goto('/admin/loyalty');
    await members.search.fill(name);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL(/q=Ruby/);
    await members.clear();
    await expect(members.search).toHaveValue('');
    await expect(page).not.toHaveURL(/q=/);
  });

  test('of one person become one, after what comes of it was shown', async ({ phone, venue }) => {
    const [name, other] = [await guestWith(venue, 30), await guestWith(venue, 80)];
    const page = await visitAsStaff(phone);
    const members = await LoyaltyMembers.open(page, `?q=${encodeURIComponent(name)}`);

    await members.viewDetails(name);
    const question = await members.merge(other);
    await expect(question.getByRole('region', { name: 'Goes into it' })).toContainText(other);
    await expect(question.getByRole('region', { name: 'What it will be' })).toContainText('110 points');
    await question.getByRole('button', { name: 'Merge', exact: true }).click();

    await expect(new Toast(page).notice).toContainText(['Members merged successfully']);
    await expect(question).toHaveCount(0);
    await expect(members.dialog(name)).toBeVisible();
    expect([await pointsOf(venue, name), await pointsOf(venue, other)]).toEqual([110, undefined]);
  });

  test('say so when there is no connection', async ({ phone, network }) => {
    const page = await visitAsStaff(phone);
    const members = await LoyaltyMembers.open(page);
    await phone.installed(page);
    network.down(true);
    await members.search.fill('anybody');
    await expect(page.getByText("You're offline")).toBeVisible();
    network.down(false);
    await tryAgain(page, page.getByText('No members match your search.'));
  });
});

test('a badge is added, given once, switched off, and deleted while its points stay', async ({
  phone,
  venue,
}) => {
  const member = await guestWith(venue, 10);
  const page = await visitAsStaff(phone);
  const badges = await LoyaltyBadges.open(page);
  const { notice } = new Toast(page);
  const name = `Fiddler ${randomUUID().slice(0, 8)}`;
  await badges.add({ name, description: 'Plays along.', icon: 'Zap', color: 'Crimson', requirement: 5000 });
  await expect(notice).toHaveText(['Badge created successfully']);

  const members = await LoyaltyMembers.open(page, `?q=${encodeURIComponent(member)}`);
  await members.award(member, name);
  await expect(notice).toHaveText(['Badge awarded successfully']);
  await expect.poll(() => pointsOf(venue, member)).toBe(60);
  await page.getByRole('button', { name: `Award Badge to ${member}` }).click();
  await expect(members.dialog('Award Badge').getByText('Badge', { exact: true })).toBeVisible();
  await expect(members.dialog('Award Badge').getByText(name)).toHaveCount(0);

  await LoyaltyBadges.open(page);
  await expect(badges.card(name).getByText('1 member has it')).toBeVisible();
  await badges.switchOff(name);
  await expect(notice).toHaveText(['Badge updated successfully']);
  await expect(badges.card(name).getByText('Switched off')).toBeVisible();
  const question = await badges.delete(name);
  await expect(question).toContainText('1 member has this badge and will no longer see it.');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(notice).toHaveText(['Badge deleted successfully']);
  await expect(badges.card(name)).toHaveCount(0);
  expect(
    await venue.sql(`SELECT id FROM loyalty_transactions WHERE description = $1`, [`Badge: ${name}`]),
  ).toHaveLength(1);
});
