import { Toast } from '#pages/toast';
import { addMember, hireStaff, openLine, tabletName } from '#support/door';
import { smallPhoto } from '#support/files/photo';
import { expect } from '#support/fixtures';
import { test } from '#support/programme';
import { truthOf } from '#support/venue-truth';

const NOBODY = 'Nobody by this name, e-mail or card.';

test.use({ traits: { viewport: { width: 800, height: 1280 }, allowsCamera: false } });

test('a hand scanner finds a member, says what is no card, and the next scan works', async ({
  phone,
  venue,
}) => {
  const [wade, june] = [await hireStaff(venue), await addMember(venue, 'June')];
  const door = await openLine(phone, tabletName('Front door'), wade);
  const { page } = door;
  const card = `https://venue.example.com/m/${june.code}`;
  const expectFound = async () => {
    await door.scan(card);
    await expect(door.sheet).toHaveAccessibleName(june.name);
    await expect(door.sheet.getByRole('alert')).toHaveCount(0);
    await door.closeSheet();
    await expect(door.search).toHaveValue('');
  };

  await test.step('a card opens its member, whatever was touched before', expectFound);
  await test.step('an unknown card', async () => {
    await door.scan('https://venue.example.com/m/0123456789ABCDEF');
    await expect(new Toast(page).alert).toContainText(['Unknown Card']);
    await expectFound();
  });
  for (const [what, code] of [
    ['a torn card', card.slice(0, -5)],
    ['a code of somebody else', 'https://menu.example.com/tonight?table=4'],
    ['a code of a thousand characters', `BEGIN:VCARD ${'Hank Snow, '.repeat(90)}`],
  ] as const)
    await test.step(what, async () => {
      await door.scan(code);
      await expect(page.getByText(NOBODY)).toBeVisible();
      await expectFound();
    });
});

test('where the camera is refused, a file is the photo, and the next card can be scanned', async ({
  phone,
  venue,
  event,
}) => {
  const [wade, june] = [await hireStaff(venue), await addMember(venue, 'June')];
  const loretta = await addMember(venue, 'Loretta');
  const door = await openLine(phone, tabletName('Front door'), wade);
  await door.find(june.name, june.name);
  await expect(door.sheet.getByText('The camera is not allowed here.')).toBeVisible();
  await door.sheet.getByRole('button', { name: 'Check in', exact: true }).click();
  await expect(door.sheet.getByText('Please take a photo first')).toBeVisible();
  await door.choosePhoto(await smallPhoto());
  await door.checkIn();
  await expect(door.entry(june.name)).toHaveAccessibleName(/Sent$/);
  await door.scan(`https://venue.example.com/m/${loretta.code}`);
  await expect(door.sheet).toHaveAccessibleName(loretta.name);
  expect(await truthOf(venue, event.id)).toMatchObject({ attendances: 1, photos: 1, points: 50 });
});
