import { HomePage, longDate, monthName } from '#pages/events/home-page';
import { expect } from '#support/fixtures';
import { dayOfMonth, daysFrom, test } from '#support/programme';

const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

test.describe('the month calendar', () => {
  test('shows six weeks from Sunday to Saturday and turns to other months', async ({ phone, programme }) => {
    const { today } = programme;
    const home = new HomePage(await phone.visit('/'));
    await home.wholeMonth.click();
    await expect(home.days).toHaveCount(42);
    await expect(home.calendar.getByRole('columnheader')).toHaveText([
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
    ]);
    for (const { months, turn } of [
      { months: 0, turn: 0 },
      { months: 1, turn: 1 },
      { months: 3, turn: 2 },
      { months: -1, turn: -4 },
    ]) {
      const first = dayOfMonth(today, months, 1);
      await home.turnMonths(turn);
      await expect(home.month(monthName(first))).toBeVisible();
      await expect(home.days).toHaveCount(42);
      const sunday = daysFrom(first, -weekday(first));
      await expect(home.days.first().getByRole('button')).toHaveAccessibleName(
        new RegExp(`^${longDate(sunday)}`),
      );
      await expect(home.days.last().getByRole('button')).toHaveAccessibleName(
        new RegExp(`^${longDate(daysFrom(sunday, 41))}`),
      );
    }
  });

  test('shows two weeks on a phone, so that the shows begin on the second screen', async ({
    phone,
    programme,
  }) => {
    await programme.add({ name: 'Second Screen' });
    const home = new HomePage(await phone.visit('/'));
    await home.card('Second Screen').waitFor();
    await expect(home.days).toHaveCount(14);
    await expect(home.day(programme.today)).toBeVisible();
    await expect(home.wholeMonth).toHaveAttribute('aria-expanded', 'false');
    const heading = await home.list('Upcoming Events').getByRole('heading').first().boundingBox();
    expect(heading?.y).toBeLessThan(1000);

    await home.wholeMonth.click();
    await expect(home.days).toHaveCount(42);
    await home.page.reload();
    await expect(home.days).toHaveCount(42);
    await home.page.setViewportSize({ width: 1024, height: 768 });
    await expect(home.days).toHaveCount(42);
    await expect(home.wholeMonth).toBeHidden();
  });

  test('opens the only event of a day, and searches a day that has several', async ({ phone, programme }) => {
    const [alone, crowded] = [10, 20].map((day) => dayOfMonth(programme.today, 1, day));
    const only = await programme.add({ name: 'Only Me', date: alone });
    for (const [name, time] of [
      ['Matinee', '15:00'],
      ['Early Set', '19:00'],
      ['Late Set', '22:00'],
    ] as const)
      await programme.add({ name, time, date: crowded });
    const home = new HomePage(await phone.visit('/'));
    await home.turnMonths(1);
    await expect(home.day(crowded ?? '')).toContainText('Matinee');
    await expect(home.day(crowded ?? '')).toContainText('+2 more');
    await expect(home.day(alone ?? '')).not.toContainText('more');

    await home.day(alone ?? '').click();
    await expect(home.page).toHaveURL(`/events/${only.id}`);
    await expect(home.page.getByRole('dialog', { name: 'Only Me' })).toBeVisible();
    await home.page.keyboard.press('Escape');

    await home.day(crowded ?? '').click();
    await expect(home.dateInput).toHaveValue(crowded ?? '');
    await expect(home.list('Search Results').getByRole('heading', { level: 3 })).toHaveText([
      'Matinee',
      'Early Set',
      'Late Set',
    ]);
  });

  test('leaves a day without events alone', async ({ phone, programme }) => {
    const home = new HomePage(await phone.visit('/'));
    await home.turnMonths(1);
    const empty = home.day(dayOfMonth(programme.today, 1, 15));
    await expect(empty).toHaveAccessibleName(/no events$/);
    await empty.click({ force: true });
    await expect(home.page).toHaveURL('/');
    await expect(home.page.getByRole('dialog')).toHaveCount(0);
  });

  test('is walked with the keys, out of the month and back, and opened with Enter', async ({
    phone,
    programme,
  }) => {
    const start = dayOfMonth(programme.today, 1, 15);
    const event = await programme.add({ name: 'Key West', date: daysFrom(start, 1) });
    const home = new HomePage(await phone.visit('/'));
    await home.turnMonths(1);
    await home.day(start).focus();
    await expect(home.calendar.locator('button[tabindex="0"]')).toHaveCount(1);
    let day = start;
    const press = async (key: string, next: string) => {
      await home.page.keyboard.press(key);
      day = next;
      await expect(home.day(day), key).toBeFocused();
    };
    await press('ArrowRight', daysFrom(day, 1));
    await press('ArrowDown', daysFrom(day, 7));
    await press('ArrowLeft', daysFrom(day, -1));
    await press('ArrowUp', daysFrom(day, -7));
    await press('Home', daysFrom(day, -weekday(day)));
    await press('End', daysFrom(day, 6));
    await press('PageDown', dayOfMonth(day, 1, Number(day.slice(8))));
    await expect(home.month(monthName(day))).toBeVisible();
    await press('PageUp', dayOfMonth(day, -1, Number(day.slice(8))));
    await home.day(start).focus();
    await press('ArrowRight', daysFrom(start, 1));
    await home.page.keyboard.press('Enter');
    await expect(home.page).toHaveURL(`/events/${event.id}`);
    await home.page.getByRole('dialog', { name: 'Key West' }).waitFor();
    await home.page.keyboard.press('Escape');
    await expect(home.day(daysFrom(start, 1))).toBeFocused();
    await expect(home.calendar.locator('button[tabindex="0"]')).toHaveCount(1);
  });
});
