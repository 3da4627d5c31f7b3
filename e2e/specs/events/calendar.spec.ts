import type { Locator } from '@playwright/test';
import { HomePage, monthName } from '#pages/events/home-page';
import { expect } from '#support/fixtures';
import { addDays } from '#contract/calendar-date';
import { dayOfMonth, test } from '#support/programme';

const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

const backgroundOf = (day: Locator) => day.evaluate((cell) => getComputedStyle(cell).backgroundColor);

test('the month calendar folds on a phone, opens a day, and is walked with the keys', async ({
  phone,
  programme,
}) => {
  const [first = '', alone = '', start = '', crowded = ''] = [1, 10, 15, 20].map((day) =>
    dayOfMonth(programme.today, 1, day),
  );
  await programme.add({ name: 'Second Screen' });
  await programme.add({ name: 'First Dance', date: first });
  const only = await programme.add({ name: 'Only Me', date: alone });
  const keyWest = await programme.add({ name: 'Key West', date: addDays(start, 1) });
  for (const [name, time] of [
    ['Matinee', '15:00'],
    ['Early Set', '19:00'],
    ['Late Set', '22:00'],
  ] as const)
    await programme.add({ name, time, date: crowded });
  const home = new HomePage(await phone.visit('/'));
  const { page } = home;

  await test.step('it shows two weeks on a phone, so that the shows begin on the second screen', async () => {
    await home.card('Second Screen').waitFor();
    await expect(home.days).toHaveCount(14);
    await expect(home.day(programme.today)).toBeVisible();
    await expect(home.wholeMonth).toHaveAttribute('aria-expanded', 'false');
    const heading = await home.list('Upcoming Events').getByRole('heading').first().boundingBox();
    expect(heading?.y).toBeLessThan(1000);
  });

  await test.step('it shows the month where that is wished or there is room', async () => {
    await home.wholeMonth.click();
    await expect(home.days).toHaveCount(42);
    await page.reload();
    await expect(home.days).toHaveCount(42);
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(home.days).toHaveCount(42);
    await expect(home.wholeMonth).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('a day with a show is green in its own month and beside the one before', async () => {
    await expect(home.day(first)).toContainText('First Dance');
    const besides = await backgroundOf(home.day(first));
    await home.turnMonths(1);
    await expect(home.day(first)).toContainText('First Dance');
    expect(await backgroundOf(home.day(first))).toBe(besides);
  });

  await test.step('it leaves a day without events alone', async () => {
    await expect(home.month(monthName(start))).toBeVisible();
    await expect(home.day(start)).toHaveAccessibleName(/no events$/);
    await home.day(start).click({ force: true });
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('it opens the only event of a day', async () => {
    await expect(home.day(alone)).not.toContainText('more');
    await home.day(alone).click();
    await expect(page).toHaveURL(`/events/${only.id}`);
    await expect(page.getByRole('dialog', { name: 'Only Me' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
  });

  await test.step('it is walked with the keys, out of the month and back, and opened with Enter', async () => {
    await home.day(start).focus();
    await expect(home.calendar.locator('button[tabindex="0"]')).toHaveCount(1);
    let day = start;
    const press = async (key: string, next: string) => {
      await page.keyboard.press(key);
      day = next;
      await expect(home.day(day), key).toBeFocused();
    };
    await press('ArrowRight', addDays(day, 1));
    await press('ArrowDown', addDays(day, 7));
    await press('ArrowLeft', addDays(day, -1));
    await press('ArrowUp', addDays(day, -7));
    await press('Home', addDays(day, -weekday(day)));
    await press('End', addDays(day, 6));
    await press('PageDown', dayOfMonth(day, 1, Number(day.slice(8))));
    await expect(home.month(monthName(day))).toBeVisible();
    await press('PageUp', dayOfMonth(day, -1, Number(day.slice(8))));
    await home.day(start).focus();
    await press('ArrowRight', addDays(start, 1));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/events/${keyWest.id}`);
    await page.getByRole('dialog', { name: 'Key West' }).waitFor();
    await page.keyboard.press('Escape');
    await expect(home.day(addDays(start, 1))).toBeFocused();
    await expect(home.calendar.locator('button[tabindex="0"]')).toHaveCount(1);
  });

  await test.step('it searches a day that has several', async () => {
    await expect(home.day(crowded)).toContainText('Matinee');
    await expect(home.day(crowded)).toContainText('+2 more');
    await home.day(crowded).click();
    await expect(home.dateInput).toHaveValue(crowded);
    await expect(home.list('Search Results').getByRole('heading', { level: 3 })).toHaveText([
      'Matinee',
      'Early Set',
      'Late Set',
    ]);
  });
});
