import { randomUUID } from 'node:crypto';
import { LoyaltyBadges } from '#pages/admin/loyalty/loyalty-badges';
import { LoyaltyMembers } from '#pages/admin/loyalty/loyalty-members';
import { Toast } from '#pages/toast';
import { pageAs } from '#support/account';
import { expect, test } from '#support/fixtures';
import { ADMIN, type Venue } from '#support/venue';

const pointsOf = async (venue: Venue, name: string): Promise<number | undefined> => {
  const [member] = await venue.sql<{ total_points: number }>(
    'SELECT total_points FROM loyalty_members WHERE name = $1',
    [name],
  );
  return member?.total_points;
};

test('staff add a badge and a member, give both badge and points, take points back, and delete the badge', async ({
  phone,
  venue,
}) => {
  const page = await pageAs(phone, ADMIN);
  const badges = await LoyaltyBadges.open(page);
  const members = new LoyaltyMembers(page);
  const { notice } = new Toast(page);
  const badge = `Fiddler ${randomUUID().slice(0, 8)}`;
  const name = `Ruby ${randomUUID().slice(0, 8)}`;
  const show = (subTab: string) => page.getByRole('tab', { name: subTab }).click();

  await test.step('a badge is added', async () => {
    await badges.add({
      name: badge,
      description: 'Plays along.',
      icon: 'Zap',
      color: 'Crimson',
      requirement: 5000,
    });
    await expect(notice).toHaveText(['Badge created successfully']);
  });

  await test.step('a member is added, and found', async () => {
    await show('Members');
    await members.add({ name, email: ` ${name.replace(' ', '.')}@Example.com ` });
    await expect(notice).toHaveText(['Member added successfully']);
    await expect(members.dialog(name).getByText('100 points to Silver')).toBeVisible();
    await members.dialog(name).getByRole('button', { name: 'Close' }).click();
    await members.search.fill(name);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL(/q=Ruby/);
  });

  await test.step('the badge is given once', async () => {
    await members.award(name, badge);
    await expect(notice).toHaveText(['Badge awarded successfully']);
    await expect.poll(() => pointsOf(venue, name)).toBe(50);
    await page.getByRole('button', { name: `Award Badge to ${name}` }).click();
    const form = members.dialog('Award Badge');
    await expect(form.getByText('Badge', { exact: true })).toBeVisible();
    await expect(form.getByText(badge)).toHaveCount(0);
    await form.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('points are given, and taken back with a reason', async () => {
    const details = await members.viewDetails(name);
    await members.adjust({ points: 120, reason: 'Won the quiz' });
    await expect(notice).toHaveText(['Points adjusted successfully', '+120 points']);
    await expect(details.getByText('130 points to Gold')).toBeVisible();
    await members.reverse('Points added', 'It was another Ruby');
    await expect(notice).toHaveText(['Entry reversed successfully', '−120 points']);
    await expect(details.getByText(/^Reversed: It was another Ruby/)).toBeVisible();
    await expect(details.getByRole('article', { name: 'Taken back, −120' })).toBeVisible();
    expect(await pointsOf(venue, name)).toBe(50);
    await details.getByRole('button', { name: 'Close' }).click();
    await members.clear();
    await expect(members.search).toHaveValue('');
    await expect(page).not.toHaveURL(/q=/);
  });

  await test.step('the badge is deleted while its points stay', async () => {
    await show('Badges');
    await expect(badges.card(badge).getByText('1 member has it')).toBeVisible();
    const question = await badges.delete(badge);
    await expect(question).toContainText('1 member has this badge and will no longer see it.');
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(notice).toHaveText(['Badge deleted successfully']);
    await expect(badges.card(badge)).toHaveCount(0);
    expect(
      await venue.sql(`SELECT id FROM loyalty_transactions WHERE description = $1`, [`Badge: ${badge}`]),
    ).toHaveLength(1);
  });
});
