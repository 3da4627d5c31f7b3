import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DoorPage } from '#pages/door-page';
import { pageAs } from '#support/account';
import { hireStaff, pairByApi, tabletName } from '#support/door';
import { expect, test } from '#support/fixtures';
import { Phone } from '#support/phone';
import { SlowLine } from '#support/servers/slow-line';
import { ADMIN, type Venue } from '#support/venue';
import { fillMembers, MEMBERS } from './door-members';
import { judge } from './slow-phone';

const PAIRINGS = 5;
const READY_MS = 3_000;
const WHOLE_BYTES = 3_000_000;
const NOTHING_NEW_BYTES = 1_000;

/** The venue's own Wi-Fi, in a cellar. */
const WIFI = { oneWayMs: 20, bitsPerSecond: 5_000_000 };

test('is ready soon after pairing, with ten thousand members on a slow line', async ({
  venue,
  event: _tonight,
}) => {
  await fillMembers(venue);
  await hireStaff(venue);
  const line = await SlowLine.to(venue.port, WIFI);
  const times: number[] = [];
  for (let pairing = 0; pairing < PAIRINGS; pairing += 1) {
    const phone = await Phone.unpack(line.address, { viewport: { width: 1280, height: 800 } });
    const door = await DoorPage.open(await pageAs(phone, ADMIN));
    await phone.installed(door.page);
    await door.name.fill(tabletName('Front door'));
    times.push(await timePairing(door));
    await phone.throwAway();
  }
  await line.close();
  judge('Pairing to the list of 10,000 members, 5 Mbit/s', times, READY_MS, { rate: 1 });
});

test('takes few bytes over the wire', async ({ venue, event: _tonight }) => {
  await fillMembers(venue);
  const { token } = await pairByApi(venue);
  const whole = await ask(venue, token, '');
  const { cursor, nightTag, guests }: ListAnswer = JSON.parse(whole.text);
  expect(guests.length).toBeGreaterThanOrEqual(MEMBERS);
  const query = new URLSearchParams({ since: cursor, night: nightTag });
  const nothing = await ask(venue, token, `?${query}`);
  const { guests: changed }: ListAnswer = JSON.parse(nothing.text);
  expect(changed).toEqual([]);
  console.info(
    `  List of ${guests.length} members: ${(whole.bytes / 1_000).toFixed(0)} KB over the wire (budget ${WHOLE_BYTES / 1_000} KB); ` +
      `a refresh with nothing new: ${nothing.bytes} bytes (budget ${NOTHING_NEW_BYTES} bytes)`,
  );
  expect.soft(whole.bytes).toBeLessThanOrEqual(WHOLE_BYTES);
  expect.soft(nothing.bytes).toBeLessThanOrEqual(NOTHING_NEW_BYTES);
});

/** From the press of the button until the people of the door are shown and the page is idle: then all guests are found. */
const timePairing = async ({ page, pairButton, people }: DoorPage): Promise<number> => {
  await page.evaluate(() => {
    const watch = (pressedAt: number): void => {
      const titles = [...document.querySelectorAll('h1')];
      if (!titles.some(({ textContent }) => textContent === 'Who is at the door?')) {
        requestAnimationFrame(() => watch(pressedAt));
        return;
      }
      // The list is made searchable in one task.
      requestIdleCallback(() => (window.benchMilliseconds = performance.now() - pressedAt));
    };
    document.addEventListener('click', ({ timeStamp }) => watch(timeStamp), { capture: true, once: true });
  });
  await pairButton.click();
  await people.waitFor();
  return Number(await (await page.waitForFunction(() => window.benchMilliseconds)).jsonValue());
};

interface ListAnswer {
  cursor: string;
  nightTag: string;
  guests: unknown[];
}

/** Asks as a browser does. @returns the answer's text, and its bytes with its head, as they came */
const ask = async (venue: Venue, token: string, query: string): Promise<{ text: string; bytes: number }> => {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' };
  const request = get(`${venue.address}/api/door/list${query}`, { headers, agent: false });
  const [answer]: IncomingMessage[] = await once(request, 'response');
  if (!answer) throw new Error('The venue did not answer.');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const { 'content-encoding': encoding = null } = answer.headers;
  const body = Buffer.concat(chunks);
  return { text: decoded(body, encoding), bytes: answer.socket.bytesRead };
};

const DECODERS: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

const decoded = (body: Buffer, encoding: string | null): string =>
  (encoding === null ? body : (DECODERS[encoding]?.(body) ?? body)).toString();
