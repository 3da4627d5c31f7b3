import { pageAs } from '#support/account';
import { faultsOf } from '#support/axe';
import { expect, test } from '#support/fixtures';
import { crampedTextOf, doubleText } from '#support/large-text';
import { ADMIN } from '#support/venue';
import { createEvent } from '#support/venue-truth';
import { EventCard } from '#pages/events/event-card';
import { EventsTab } from '#pages/admin/events-tab';

test.use({ traits: { viewport: { width: 1280, height: 800 } } });

const GROUPS = ['Tonight', 'Programme', 'People', 'Messages', 'House rules'];

test('on a desk the dashboard has a side bar, and the list before the calendar', async ({
  phone,
  event,
  venue,
}) => {
  const page = await pageAs(phone, ADMIN);
  const sideBar = page.getByRole('navigation', { name: 'Admin Dashboard' });
  const link = (name: string) => sideBar.getByRole('link', { name, exact: true });

  await test.step('its groups lead to every tab, and say where one is', async () => {
    await page.goto('/admin/events');
    for (const name of GROUPS) await expect(sideBar.getByRole('list', { name })).toBeVisible();
    await expect(sideBar.getByRole('link')).toHaveCount(14);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(link('Events')).toHaveAttribute('aria-current', 'page');
    await link('Users').click();
    await page.getByRole('heading', { name: 'User Management' }).waitFor();
    await expect(link('Users')).toHaveAttribute('aria-current', 'page');
    await expect(sideBar.locator('[aria-current]')).toHaveCount(1);
  });

  await test.step('the Tab key comes to the search, then to the list, then to the calendar', async () => {
    const tab = await EventsTab.open(page);
    const card = new EventCard(page, event.name);
    await card.actions.waitFor();
    await page.getByLabel('Search events').focus();
    const stops: string[] = [];
    for (let stop = 0; stop < 200 && stops.at(-1) !== 'calendar'; stop += 1) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(() => {
          const { activeElement } = document;
          if (activeElement?.closest('.calendar')) return 'calendar';
          return activeElement?.closest('.event-card') ? 'list' : 'search';
        }),
      );
    }
    expect(stops.filter((stop, index) => stop !== stops[index - 1])).toEqual(['search', 'list', 'calendar']);
    await expect(tab.calendar).toBeInViewport();
  });

  await test.step('Shift and Tab lead back up the list, and never to what the header covers', async () => {
    const others = await Promise.all(Array.from({ length: 5 }, () => createEvent(venue)));
    await page.setViewportSize({ width: 1280, height: 500 });
    await EventsTab.open(page);
    for (const { name } of others) await new EventCard(page, name).actions.waitFor();
    await page.getByRole('button', { name: 'Next month' }).focus();
    const covered: string[] = [];
    for (let place = 'calendar'; place !== 'search';) {
      await page.keyboard.press('Shift+Tab');
      const stop = await page.evaluate(() => {
        const { activeElement: element } = document;
        const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
        return {
          place: element?.matches('[type=search]') ? 'search' : 'list',
          name: element?.textContent ?? '',
          isSeen: element?.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
        };
      });
      if (!stop.isSeen) covered.push(stop.name);
      place = stop.place;
    }
    await venue.sql('DELETE FROM events WHERE id = ANY($1)', [others.map(({ id }) => id)]);
    expect(covered).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('a row has its rarer commands in a menu, for the keyboard, too', async () => {
    const { actions } = new EventCard(page, event.name);
    const more = actions.getByRole('button', { name: `More actions for ${event.name}` });
    await more.press('Enter');
    await page.getByRole('menuitem', { name: `Generate Poster ${event.name}` }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(more).toBeFocused();
    await more.press('Enter');
    // The keys are the menu's once it has drawn which of its items is the first.
    const chosen = page.getByRole('menu').locator('[data-highlighted]');
    await expect(chosen).toHaveText('Generate Poster');
    await page.keyboard.press('ArrowDown');
    await expect(chosen).toHaveText('Duplicate');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/events\/new\?from=/);
    await expect(page.getByRole('dialog').getByLabel('Event Name')).toHaveValue(event.name);
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/\/new/);
  });

  await test.step('words twice as large have tabs in place of the bar', async () => {
    await page.goto('/admin/users');
    await page.getByRole('heading', { name: 'User Management' }).waitFor();
    await doubleText(page);
    await expect(page.getByRole('tab', { name: 'Users' })).toBeVisible();
    await expect(sideBar).toHaveCount(0);
    expect(await crampedTextOf(page)).toEqual([]);
  });
});
