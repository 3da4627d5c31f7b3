import { LoginPage } from '#pages/login-page';
import { VerificationTab } from '#pages/admin/verification-tab';
import { faultsOf } from '#support/axe';
import { expect, test } from '#support/fixtures';
import { ADMIN, type Venue } from '#support/venue';
import { checkIn } from '#support/check-in/verified-check-in';

/** Points from shows alone: badges follow in their own time. */
const pointsOf = async (venue: Venue, email: string): Promise<number | undefined> => {
  const [member] = await venue.sql<{ points: number }>(
    'SELECT events_attended * 50 AS points FROM loyalty_members WHERE email = $1',
    [email],
  );
  return member?.points;
};

test('staff look at check-in photos: approve, reject with a reason, undo, and swipe', async ({
  phone,
  venue,
  event,
}) => {
  await venue.sql(`UPDATE photo_attendance SET verification_status = 'approved'`);
  for (const name of ['Ruby', 'Wade', 'Patsy']) await checkIn(venue, event.id, name);
  const staff = await phone.visit('/login');
  // By the screen: pictures are asked for with the cookie that it gets.
  await new LoginPage(staff).signIn(ADMIN);
  const tab = await VerificationTab.open(staff);

  await expect(tab.card('Ruby')).toContainText(event.name);
  await expect(staff.getByRole('tab', { name: 'Photos 3 waiting' })).toBeVisible();
  await expect
    .poll(() => tab.photo('Ruby').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await faultsOf(staff)).toEqual([]);

  await tab.reject('Ruby', 'Nobody can be seen on the photo');
  await expect(tab.lastDecision).toContainText('Rejected: Ruby');
  expect(await pointsOf(venue, 'ruby@verified.example.com')).toBe(0);
  await tab.lastDecision.getByRole('button', { name: 'Undo' }).click();
  await expect(tab.card('Ruby')).toBeVisible();
  expect(await pointsOf(venue, 'ruby@verified.example.com')).toBe(50);

  await tab.swipe('Ruby', 30);
  await expect(tab.card('Ruby')).toBeVisible();
  await tab.swipe('Ruby', 180);
  await expect(tab.lastDecision).toContainText('Approved: Ruby');
  await tab.swipe('Wade', -180);
  await tab.giveReason('The photo shows somebody else');
  await expect(tab.lastDecision).toContainText('Rejected: Wade');
  expect(await pointsOf(venue, 'wade@verified.example.com')).toBe(0);
  await staff.keyboard.press('a');
  await expect(staff.getByText('All caught up')).toBeVisible();
  await expect(staff.getByRole('tab', { name: 'Photos', exact: true })).toBeVisible();

  await staff.getByRole('button', { name: 'Filter' }).click();
  await staff.getByLabel('Status').selectOption('Rejected');
  await expect(staff).toHaveURL(/status=rejected/);
  await expect(staff.getByText('The photo shows somebody else')).toBeVisible();
});
