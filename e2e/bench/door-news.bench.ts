import { hireStaff, pairByApi, type PairedTablet } from '#support/door';
import { expect } from '#support/fixtures';
import { actAs, idOf } from '#support/line/acts-by-api';
import { test } from '#support/servers/two-processes';
import type { Venue } from '#support/venue';
import { createEvent } from '#support/venue-truth';
import { judge } from './slow-phone';

const TABLETS = 8;
const CHECK_INS = 48;
const BUDGET_MS = 2_000;
/** People come through eight doors about so fast, in milliseconds. */
const APART_MS = 250;

test('what one tablet did is on all others soon, through two processes', async ({ first, second }) => {
  const [event, wade] = [await createEvent(first), await hireStaff(first)];
  const recordedBy = await idOf(first, wade);
  const tablets: Tablet[] = [];
  for (let place = 0; place < TABLETS; place += 1)
    tablets.push(await Tablet.at(place % 2 === 0 ? first : second, await pairByApi(first)));
  const following = tablets.map((tablet) => tablet.follow());

  const sent: { key: string; at: number; by: Tablet }[] = [];
  for (let guest = 0; guest < CHECK_INS; guest += 1) {
    const by = tablets[guest % TABLETS];
    if (!by) break;
    const at = performance.now();
    const body = { eventId: event.id, recordedBy, customerName: `Guest ${guest}`, partySize: 1 };
    const key = await actAs(by.venue, by.device, { to: 'check-ins', at: new Date(), body });
    sent.push({ key, at, by });
    await pause(APART_MS);
  }
  await expect
    .poll(() => tablets.every(({ heard }) => heard.size === CHECK_INS), { timeout: 10_000 })
    .toBe(true);
  for (const tablet of tablets) tablet.stop();
  await Promise.all(following);

  const times = sent.flatMap(({ key, at, by }) =>
    tablets.filter((tablet) => tablet !== by).map(({ heard }) => (heard.get(key) ?? Infinity) - at),
  );
  judge('A check-in on seven other tablets, two processes', times, BUDGET_MS, { rate: 1, share: 0.95 });
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface ListAnswer {
  cursor: string;
  nightTag: string;
  entries: { key: string }[];
}

/** A tablet without a screen, which asks for what changed as the real one does. */
class Tablet {
  /** When it heard of each check-in, by its key. */
  readonly heard = new Map<string, number>();
  private readonly stopping = new AbortController();

  private constructor(
    readonly venue: Venue,
    readonly device: PairedTablet,
    private position: ListAnswer,
  ) {}

  /** Knows the list as it is now. */
  static async at(venue: Venue, device: PairedTablet): Promise<Tablet> {
    return new Tablet(venue, device, await ask(venue, device, {}));
  }

  stop(): void {
    this.stopping.abort();
  }

  async follow(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const { cursor, nightTag } = this.position;
      const question = { since: cursor, night: nightTag, wait: '20' };
      const answer = await ask(this.venue, this.device, question, signal).catch((error: unknown) => {
        if (signal.aborted) return null;
        throw error;
      });
      if (!answer) return;
      const now = performance.now();
      for (const { key } of answer.entries) if (!this.heard.has(key)) this.heard.set(key, now);
      this.position = answer;
    }
  }
}

const ask = async (
  venue: Venue,
  { token }: PairedTablet,
  question: Record<string, string>,
  signal?: AbortSignal,
): Promise<ListAnswer> => {
  const answer = await fetch(`${venue.address}/api/door/list?${new URLSearchParams(question)}`, {
    headers: { authorization: `Bearer ${token}` },
    signal,
  });
  if (!answer.ok) throw new Error(`The list answered ${answer.status}.`);
  return answer.json();
};
