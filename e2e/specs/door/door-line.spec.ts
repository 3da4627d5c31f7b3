import { proofSize } from '#api-test/proof-size';
import { standingEntries, tallyOf } from '#contract/rules/door/door-tally';
import type { DoorPage } from '#pages/door-page';
import { hireStaff, listOf, openLine, pairByApi, tabletName } from '#support/door';
import { expect } from '#support/fixtures';
import { cardOf, letIn, queueUp, type Arrival } from '#support/line/arrivals';
import { fitCardCamera } from '#support/line/card-camera';
import { noteTaps, tapsOf } from '#support/line/taps';
import type { PhoneTraits } from '#support/phone';
import { test } from '#support/programme';
import { truthOf } from '#support/venue-truth';

const TABLET = { width: 1280, height: 800 };
const LEFT = 2;

/** Taps that a member may cost, beside those for the photo and for who comes along (design §1 "door staff"). */
const MOST_TAPS = { card: 2, camera: 2, search: 3 } as const;
const NOT_COUNTED = ['Take photo', 'One more'];

/** Rows of "Just in". */
const SHOWN = 30;

/** A key costs three times as much to press in Firefox: on a push it has one party of each kind. */
const BROWSERS: { browser: string; traits: PhoneTraits; length: number }[] = [
  { browser: 'Chromium', traits: {}, length: proofSize(10) },
  { browser: 'Firefox', traits: { hasOwnBrowser: true, isFirefox: true }, length: proofSize(5) },
];

for (const { browser, traits, length } of BROWSERS)
  test.describe(browser, () => {
    test.skip(browser === 'Firefox' && !process.env.FIREFOX_PATH, 'no Firefox on this machine');
    test.use({ traits: { viewport: TABLET, ...traits } });

    test(`${length} parties go through the line at one tablet`, async ({ phone, venue, event }) => {
      // A second or two each alone on a machine; it may share one.
      test.setTimeout(120_000 + length * 6_000);
      const [wade, office] = [await hireStaff(venue), await pairByApi(venue)];
      const line = await queueUp(venue, event.id, length);
      const members = line.filter((arrival) => 'member' in arrival);
      const [first, second, wrong] = members;
      if (!first || !second || !wrong) throw new Error('The line has no members.');
      await fitCardCamera(phone.browser);
      const door = await openLine(phone, tabletName('Front door'), wade);
      await noteTaps(door.page);

      await test.step('somebody else is checked in by mistake, and undone with the reason', async () => {
        await letIn(door, wrong);
        await door.undo(wrong.name, 'Wrong guest');
        await expect(door.entry(wrong.name)).toHaveAccessibleName(/Undone$/);
        await expect(door.figure('check-ins')).toHaveText('0');
      });

      await test.step('the line comes in, with few taps', async () => {
        for (const arrival of line)
          expectFewTaps(arrival, await tapsOf(door.page, () => letIn(door, arrival)));
      });

      await test.step('who is in already is found as such, by the name and by the card', async () => {
        await door.type(first.name);
        await expect(door.alreadyIn).toContainText(`party of ${first.partySize}`);
        // Enter, which ends a scan, would press the button that was tapped last.
        await door.left(LEFT);
        await door.scan(cardOf(second.member));
        await expect(door.sheetOf(second.name)).toContainText('Already in');
        await door.closeSheet();
      });

      await expectAgreement(door, line);
      await expect(door.pill).toHaveText('Online');
      const { entries, exits } = await listOf(venue, office, event.id);
      const standing = standingEntries(entries);
      expect(standing.map(({ name, partySize }) => [name, partySize])).toEqual(
        line.map(({ name, partySize }) => [name, partySize]),
      );
      expect(entries.filter(({ isUndone }) => isUndone)).toMatchObject([
        { name: wrong.name, undoReason: 'wrong-guest' },
      ]);
      const { inside, checkIns } = tallyOf(entries, exits);
      await expect(door.figure('guests in')).toHaveText(String(inside));
      await expect(door.figure('check-ins')).toHaveText(String(checkIns));
      const firstTimers = standing.filter(({ isFirstVisit }) => isFirstVisit).length;
      await expect(door.figure('first-timers')).toHaveText(String(firstTimers));
      expect(firstTimers).toBe(members.length + line.filter((each) => 'email' in each && each.email).length);
      expect(await truthOf(venue, event.id)).toMatchObject({
        attendances: length + 1,
        photos: length + 1,
        points: 50 * firstTimers,
      });
    });
  });

const expectFewTaps = ({ by, name }: Arrival, taps: readonly string[]): void => {
  const most = by === 'new' || by === 'table' ? Infinity : MOST_TAPS[by];
  const counted = taps.filter((tap) => !NOT_COUNTED.includes(tap));
  expect(counted.length, `taps for ${name}, by ${by}: ${taps.join(', ')}`).toBeLessThanOrEqual(most);
  expect(taps).toContain('Take photo');
};

/** The figures and the list on the screen are those of the line. */
const expectAgreement = async (door: DoorPage, line: readonly Arrival[]): Promise<void> => {
  const people = line.reduce((sum, { partySize }) => sum + partySize, 0);
  await expect(door.figure('check-ins')).toHaveText(String(line.length));
  await expect(door.figure('guests in')).toHaveText(String(people - LEFT));
  const newest = line.slice(-SHOWN).reverse();
  await expect(door.justIn.getByRole('listitem')).toContainText(
    newest.map(({ name, partySize }) => `${name} · ${partySize}`),
  );
  await expect(door.tables).toBeHidden();
};
