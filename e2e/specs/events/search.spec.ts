import { HomePage } from '#pages/events/home-page';
import { expect } from '#support/fixtures';
import { addDays } from '#contract/calendar-date';
import { test, type Programme } from '#support/programme';

const fillBill = async (programme: Programme) => {
  const { tonight } = programme;
  await programme.add({ name: 'Fiddle Fury', type: 'bluegrass', date: addDays(tonight, 2) });
  await programme.add({ name: 'Fiddle & Friends', type: 'country', date: addDays(tonight, 3) });
  await programme.add({ name: '100% Blues_', type: 'blues', date: addDays(tonight, 3) });
};

test('the events are loaded again when that failed, searched, and found by an address', async ({
  phone,
  network,
  event,
  programme,
}) => {
  await fillBill(programme);
  const mend = network.plan(
    'GET /api/events',
    { kind: 'answer', status: 500, body: { statusCode: 500, code: 'journey.planned', message: 'No.' } },
    Infinity,
  );
  // The address of a search comes without content: the app asks for it itself.
  const home = new HomePage(await phone.visit('/?name='));
  const upcoming = home.list('Upcoming Events').getByRole('heading', { level: 3 });
  const found = home.list('Search Results').getByRole('heading', { level: 3 });
  const everything = [event.name, 'Fiddle Fury', 'Fiddle & Friends', '100% Blues_'];

  await test.step('a failed answer is said plainly, and one tap asks again', async () => {
    const list = home.list('Upcoming Events');
    await expect(list).toContainText('The events could not be loaded');
    mend();
    await list.getByRole('button', { name: 'Try again' }).click();
    await expect(upcoming).toHaveText(everything);
    await expect(home.tonight).toContainText(event.name);
  });

  await test.step('it offers the types of the house', async () => {
    const types =
      'All Country Bluegrass Rock Folk Jazz Blues Pop Alternative Classical Hip-Hop Reggae Electronic';
    await expect(home.typeSelect.getByRole('option')).toHaveText(types.split(' '));
    await expect(home.typeSelect).toHaveValue('all');
    await expect(home.nameInput).toHaveAttribute('placeholder', 'Enter event name...');
  });

  await test.step('it finds by name, type and date', async () => {
    await home.nameInput.fill('fiddle');
    await expect(upcoming).toHaveText(everything);
    await home.search();
    await expect(found).toHaveText(['Fiddle Fury', 'Fiddle & Friends']);
    await expect(home.page).toHaveURL('/?name=fiddle');
    await home.typeSelect.selectOption('Country');
    await home.search();
    await expect(found).toHaveText(['Fiddle & Friends']);
    await home.nameInput.fill('');
    await home.typeSelect.selectOption('All');
    await home.dateInput.fill(addDays(programme.tonight, 3));
    await home.search();
    await expect(found).toHaveText(['Fiddle & Friends', '100% Blues_']);
    await home.nameInput.fill('Not on the bill');
    await home.search();
    await expect(home.list('Search Results')).toContainText('No events found matching your search criteria.');
  });

  await test.step('Clear takes all three back', async () => {
    await home.clear();
    await expect(home.nameInput).toHaveValue('');
    await expect(home.typeSelect).toHaveValue('all');
    await expect(home.dateInput).toHaveValue('');
    await expect(upcoming).toHaveText(everything);
    await expect(home.page).toHaveURL('/');
  });

  await test.step('signs that mean something to a database are taken as they are', async () => {
    for (const [words, names] of [
      ['%', ['100% Blues_']],
      ['_', ['100% Blues_']],
      ["'; --", []],
      ['FIDDLE &', ['Fiddle & Friends']],
    ] as const) {
      await home.nameInput.fill(words);
      await home.search();
      await expect(found).toHaveText([...names]);
    }
  });

  await test.step('it stands in the address, so that a search can be sent to a friend', async () => {
    const date = addDays(programme.tonight, 3);
    await home.page.goto(`/?name=fiddle&type=country&date=${date}`);
    await expect(home.nameInput).toHaveValue('fiddle');
    await expect(home.typeSelect).toHaveValue('country');
    await expect(home.dateInput).toHaveValue(date);
    const { closeButton } = await home.viewDetails('Fiddle & Friends');
    await closeButton.click();
    await expect(home.list('Search Results').getByRole('article')).toHaveCount(1);
    await home.page.goto('/?date=2026-02-30&colour=red');
    await expect(home.list('Upcoming Events')).toBeVisible();
  });
});

test('without the venue the events seen last are there after a reload, and can be searched', async ({
  phone,
  event,
  programme,
}) => {
  await fillBill(programme);
  const page = await phone.visit('/');
  await phone.installed(page);
  const home = new HomePage(page);
  await page.waitForFunction(() => localStorage.getItem('public-answers')?.includes('Fiddle Fury'));
  await phone.offline(true);
  await page.reload();
  await expect(home.tonight).toContainText(event.name);
  await expect(home.card('Fiddle Fury')).toBeVisible();
  await home.nameInput.fill('fiddle');
  await home.typeSelect.selectOption('Country');
  await home.search();
  const results = home.list('Search Results');
  await expect(results.getByRole('heading', { level: 3 })).toHaveText(['Fiddle & Friends']);
  await expect(results).toContainText('No connection: these are the events kept on this phone.');
  const { dialog } = await home.viewDetails('Fiddle & Friends');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await phone.offline(false);
  await home.clear();
  await expect(home.list('Upcoming Events').getByRole('article')).toHaveCount(4);
});
