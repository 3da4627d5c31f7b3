import { setTimeout as pause } from 'node:timers/promises';
import { PROOF_SEED, proofSize } from '#api-test/proof-size';
import { CheckInSheet } from '#pages/check-in-sheet';
import { expect, test } from '#support/fixtures';
import { smallPhoto } from '#support/files/photo';
import type { Network } from '#support/network';
import type { Phone } from '#support/phone';
import { truthOf, type EventTruth } from '#support/venue-truth';

/** Only `npm run prove` makes these journeys: one kill takes ten seconds. */
const KILLS = proofSize(0);
const BROWSERS = ['Chromium', 'Firefox'] as const;

const UPLOAD = 'POST /api/event-photos/upload';
const ATTEND = 'POST /api/photo-attendance';
/** From the button to the last call of a check-in on this machine. */
const LONGEST_SENDING_MS = 400;
/** The venue has committed a call that was sent so long ago. */
const COMMITTED_MS = 50;
const MOMENTS = ['some moment', UPLOAD, `after ${UPLOAD}`, ATTEND, `after ${ATTEND}`] as const;

interface Kill {
  phone: Phone;
  network: Network;
  /** Presses the button of a check-in. */
  press: () => Promise<unknown>;
  round: number;
}

/** Kills the browser at this moment of a check-in; resolves once it is dead. */
const killAt = async (
  moment: (typeof MOMENTS)[number],
  { phone, network, press, round }: Kill,
): Promise<void> => {
  // The browser dies under the one who waits for its page.
  const pressed = () => void press().catch(() => {});
  if (moment === 'some moment') {
    pressed();
    await pause((round * 61.8 + Number(PROOF_SEED)) % LONGEST_SENDING_MS);
    return phone.killBrowser();
  }
  const call = moment.endsWith(UPLOAD) ? UPLOAD : ATTEND;
  if (moment === call) {
    const killed = new Promise<void>((resolve, reject) => {
      network.plan(call, { kind: 'meanwhile', act: () => phone.killBrowser().then(resolve, reject) });
    });
    pressed();
    return killed;
  }
  const before = network.countOf(call);
  network.plan(call, { kind: 'lose-answer' });
  pressed();
  await expect.poll(() => network.countOf(call), { intervals: [5] }).toBeGreaterThan(before);
  await pause(COMMITTED_MS);
  return phone.killBrowser();
};

for (const browser of KILLS > 0 ? BROWSERS : []) {
  test.describe(`${KILLS} kills of ${browser} while it sends`, () => {
    test.skip(browser === 'Firefox' && !process.env.FIREFOX_PATH, 'no Firefox on this machine');
    test.use({ traits: { hasOwnBrowser: true, isFirefox: browser === 'Firefox' } });

    test(`lose no check-in and double none (${browser})`, async ({ phone, venue, network, event }) => {
      console.info(`PROOF_SEED=${PROOF_SEED}`);
      test.setTimeout(120_000 + KILLS * 60_000);
      const promised: string[] = [];
      const missing = ({ names }: EventTruth) => promised.filter((name) => !names.includes(name));
      const tried: Record<string, number> = {};
      await phone.installed(await phone.visit('/'));
      for (let round = 0; round < KILLS; round += 1) {
        const moment = MOMENTS[(round + Number(PROOF_SEED)) % MOMENTS.length] ?? 'some moment';
        const name = `Guest ${round}`;
        const page = await phone.visit('/');
        const sheet = await CheckInSheet.open(page, event.id);
        await sheet.fill({ name, email: `guest-${round}-${event.id}@example.com` });
        await sheet.takePhoto(await smallPhoto());
        const calls = network.countOf(UPLOAD);
        const stub = { isSeen: false };
        const press = async () => {
          await (await sheet.submit()).stub.waitFor();
          stub.isSeen = true;
        };
        await killAt(moment, { phone, network, press, round });
        const isPromised = stub.isSeen || network.countOf(UPLOAD) > calls;
        if (isPromised) promised.push(name);
        const key = `${moment}, ${isPromised ? 'kept' : 'too early'}`;
        tried[key] = (tried[key] ?? 0) + 1;
        await phone.openBrowser();
        await phone.visit('/');
        await expect
          .poll(async () => missing(await truthOf(venue, event.id)), {
            message: `round ${round}, ${moment}`,
            timeout: 60_000,
          })
          .toEqual([]);
      }
      console.info(`${KILLS} kills of ${browser}: ${JSON.stringify(tried)}`);
      const truth = await truthOf(venue, event.id);
      expect(new Set(truth.names).size).toBe(truth.names.length);
      expect(truth).toMatchObject({
        attendances: truth.names.length,
        photos: truth.names.length,
        points: truth.names.length * 50,
      });
    });
  });
}
