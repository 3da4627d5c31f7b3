import { PROOF_SEED, proofScale, proofSize } from '#api-test/proof-size';
import { POINTS_PER_ATTENDANCE } from '#contract/events';
import { hireStaff, reportOf, type DoorPerson } from '#support/door';
import { expect } from '#support/fixtures';
import { test as base } from '#support/programme';
import { runNight, type Night } from '#support/proof/door/night';
import { keysOf, outcomeOf, type NightOutcome } from '#support/proof/door/night-model';
import { readNight, type NightTruth } from '#support/proof/door/night-truth';
import { checkInId } from '#support/proof/door/screen-tablet';
import type { Tablet } from '#support/proof/door/tablet';
import { Venue } from '#support/venue';

/** A venue whose process nobody else needs, and who works at its door. */
const test = base.extend<
  { atEnd: (work: () => Promise<unknown>) => void },
  { venue: Venue; person: DoorPerson }
>({
  venue: [
    async ({}, use) => {
      const venue = await Venue.open({ GUEST_ENTRIES_PER_HOUR: '1000000' });
      await use(venue);
      await venue.close();
    },
    { scope: 'worker' },
  ],
  person: [async ({ venue }, use) => use(await hireStaff(venue)), { scope: 'worker' }],
  atEnd: async ({}, use) => {
    const endings: (() => Promise<unknown>)[] = [];
    await use((work) => void endings.push(work));
    for (const end of endings) await end().catch(() => {});
  },
});

const NIGHTS = proofSize(1);
const GUESTS = proofScale(120, 500);
const LONGEST_NIGHT_MS = 180_000;
/** What a call takes at most on a busy machine: the venue cannot tell it from time that passed before. */
const LONGEST_CALL_MS = 9_000;

test.use({ traits: { hasOwnBrowser: true, viewport: { width: 1280, height: 800 } } });

/**
 * Guests, tablets and clocks of a night follow from its seed; how the calls of a night mix does not. It was seen to fail when each retry
 * had a new key, an exit was stored under a key of its own, the list's cursor forgot running transactions, an undo left the points, the
 * later check-in won, device clocks were believed, and the journal of either kind of tablet was lost when it was killed.
 */
for (let number = 1; number <= NIGHTS; number += 1) {
  const seed = `${PROOF_SEED} night ${number}`;

  test(`night ${number}: three tablets, ten phones and ${GUESTS} guests agree`, async ({
    venue,
    phone,
    network,
    event,
    person,
    atEnd,
  }) => {
    console.info(`PROOF_SEED=${PROOF_SEED}, night ${number}`);
    test.setTimeout(LONGEST_NIGHT_MS);
    const night = await runNight({
      venue,
      network,
      phone,
      eventId: event.id,
      person,
      guests: GUESTS,
      seed,
      atEnd,
    });
    const outcome = outcomeOf(night.acts);
    await test.step('each tablet agrees, on its screen too', async () => {
      await expectTabletsAgree(night, outcome);
      await expectScreenAgrees(night, outcome);
    });
    const truth = await readNight(venue, event.id, night.screen);
    await test.step('nothing is lost and nothing is doubled', () => {
      expect(keysOf(truth.checkIns)).toEqual(outcome.checkInKeys);
      expect(keysOf(truth.undos)).toEqual(outcome.undoKeys);
      expect(keysOf(truth.exits)).toEqual(outcome.exitKeys);
    });
    await test.step('each check-in is noted for when it was, whatever the clocks said', () => {
      expect(wrongTimes(night, truth)).toEqual([]);
    });
    await test.step('each member has their points once', async () => {
      expect(wrongPoints(outcome, truth)).toEqual([]);
      expect(await venue.verifyLedger()).toContain(': 0 differences');
    });
    await test.step('the report agrees', async () => {
      const { people, checkIns, left, firstTimers, repeated, undone, quarters } = await reportOf(
        venue,
        event.id,
      );
      expect({ people, checkIns, left, firstTimers, repeated, undone: undone.length }).toEqual({
        people: outcome.people,
        checkIns: outcome.standing.length,
        left: outcome.left,
        firstTimers: outcome.firstTimers,
        repeated: outcome.repeated,
        undone: outcome.undone,
      });
      expect(quarters.reduce((sum, quarter) => sum + quarter.people, 0)).toBe(outcome.people);
    });
  });
}

const tallyOf = ({ inside, people, standing, firstTimers }: NightOutcome) => ({
  inside,
  people,
  checkIns: standing.length,
  firstTimers,
});

const expectTabletsAgree = async ({ tablets, screen }: Night, outcome: NightOutcome): Promise<void> => {
  const standingAt = ({ standing }: Tablet) =>
    standing.map(({ key, gate, name, partySize }) => ({
      key: gate === screen ? checkInId(name, partySize) : key,
    }));
  for (const tablet of tablets) {
    await expect.poll(() => tablet.tally).toEqual(tallyOf(outcome));
    await expect.poll(() => keysOf(standingAt(tablet))).toEqual(keysOf(outcome.standing));
  }
};

const expectScreenAgrees = async ({ door, rivals }: Night, outcome: NightOutcome): Promise<void> => {
  await expect(door.pill).toHaveText('Online', { timeout: 30_000 });
  await expect(door.figure('guests in')).toHaveText(String(outcome.inside));
  await expect(door.figure('check-ins')).toHaveText(String(outcome.standing.length));
  await expect(door.figure('first-timers')).toHaveText(String(outcome.firstTimers));
  for (const name of rivals) {
    const first = outcome.standing.find(({ guest }) => guest.name === name);
    await door.search.fill(name);
    await expect(door.alreadyIn.first()).toContainText(`, ${first?.gate} · party of ${first?.partySize}`);
  }
};

const wrongTimes = ({ acts }: Night, { checkIns }: NightTruth): string[] => {
  const kept = new Map(checkIns.map(({ key, occurredAt }) => [key, occurredAt.getTime()]));
  return acts.flatMap((act) => {
    const off = (kept.get(act.key) ?? act.at) - act.at;
    return Math.abs(off) > LONGEST_CALL_MS ? `${act.key} is off by ${off} ms` : [];
  });
};

/**
 * A member has the show's points while a check-in stands that staff made, or the one that was awarded. A guest's own that came second
 * gives back nothing that was undone: staff have not looked at it yet (design §4).
 */
const wrongPoints = ({ valid }: NightOutcome, { checkIns, members }: NightTruth): string[] => {
  const awarded = new Set(checkIns.flatMap(({ key, isAwarded }) => (isAwarded ? key : [])));
  const earning = new Set(
    valid.flatMap(({ key, gate, guest }) => (gate !== null || awarded.has(key) ? guest.email : [])),
  );
  return members.flatMap(({ email, points, awards }) => {
    const due = earning.has(email) ? POINTS_PER_ATTENDANCE : 0;
    return points === due && awards <= 1
      ? []
      : `${email} has ${points} points in ${awards} awards, not ${due}`;
  });
};
