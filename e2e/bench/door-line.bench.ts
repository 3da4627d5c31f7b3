import encodeQR from 'qr';
import type { DoorPage } from '#pages/door-page';
import { addMember, hireStaff, openLine, tabletName, type DoorMember } from '#support/door';
import { test } from '#support/fixtures';
import { cardOf } from '#support/line/arrivals';
import { dropCard, fitCardCamera } from '#support/line/card-camera';
import type { Phone } from '#support/phone';
import type { Venue } from '#support/venue';
import { judge, slowDown } from './slow-phone';
import { fillMembers } from './door-members';
import { timeCardToSheet, timeLetter, timeLetters, timePressToSearch } from './door-timers';

const LETTER_MS = 50;
const NEXT_GUEST_MS = 150;
const SCAN_MS = 300;

const TYPED = ['waylon', 'oconnor', 'ramirez', 'emylou', 'cash june', 'vanzandt'];
const GUESTS = 20;
const CARDS = 9;
/** Staff look at the photo, and at the next guest. */
const GLANCE_MS = 1_000;

test.use({ traits: { viewport: { width: 1280, height: 800 } } });

/** A line before ten thousand members, a few of whom are at the door. */
const lineOf = async (
  { phone, venue }: { phone: Phone; venue: Venue },
  length: number,
): Promise<{ door: DoorPage; members: DoorMember[] }> => {
  await fillMembers(venue);
  const members: DoorMember[] = [];
  for (let place = 0; place < length; place += 1) members.push(await addMember(venue, 'Zelda'));
  const door = await openLine(phone, tabletName('Front door'), await hireStaff(venue));
  await phone.installed(door.page);
  await door.type('Zelda');
  await door.checkInButton('Zelda').first().waitFor();
  await door.search.fill('');
  return { door, members };
};

test('finds guests among ten thousand while their names are typed', async ({
  phone,
  venue,
  event: _tonight,
}) => {
  const { door } = await lineOf({ phone, venue }, 1);
  const { page } = door;
  await slowDown(page);
  await timeLetters(page);
  const times: number[] = [];
  for (const text of TYPED) {
    await door.search.click();
    for (const letter of text) times.push(await timeLetter(page, letter));
    await door.search.fill('');
    await page.waitForTimeout(GLANCE_MS);
  }
  judge('Letter to result, of 10,000 members', times, LETTER_MS);
});

test('is ready for the next guest at once after "Check in"', async ({ phone, venue, event: _tonight }) => {
  const { door, members } = await lineOf({ phone, venue }, GUESTS);
  await slowDown(door.page);
  const times: number[] = [];
  for (const { name } of members) {
    await door.find(name, name);
    await door.takePhoto();
    await door.page.waitForTimeout(GLANCE_MS);
    times.push(await timePressToSearch(door.sheet.getByRole('button', { name: 'Check in', exact: true })));
  }
  judge('"Check in" pressed to the next guest', times, NEXT_GUEST_MS);
});

for (const rate of [1, 4])
  test(`reads a card that is held before the camera, CPU ${rate}x slower`, async ({
    phone,
    venue,
    event: _tonight,
  }) => {
    await fitCardCamera(phone.browser);
    const { door, members } = await lineOf({ phone, venue }, CARDS);
    const { page } = door;
    await slowDown(page, rate);
    const times: number[] = [];
    for (const member of members) {
      await door.scanButton.click();
      await page.getByLabel('Camera picture').waitFor();
      await page.waitForTimeout(GLANCE_MS);
      const squares = encodeQR(cardOf(member), 'raw');
      times.push(await timeCardToSheet(page, squares, member.name));
      await dropCard(page);
      await door.closeSheet();
    }
    judge('Card in the picture to guest', times, SCAN_MS, { rate });
  });
