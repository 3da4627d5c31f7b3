/** @jest-environment node */
import { isRecord } from '#shared/lib/problem';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { registerHandler } from '#shared/offline/outbox/outbox-handlers';
import { drainOutbox } from '#shared/offline/outbox/outbox-runner';
import { mirrorSession } from '#shared/offline/storage/session-mirror';
import {
  startVenueDouble,
  type ReceivedPost,
  type ScriptedAnswer,
  type VenueDouble,
} from '#test/venue-double';
import {
  AVAILABILITY_KIND,
  parseEntries,
  parseEntry,
  saysTheSame,
  valuesOf,
} from '#features/availability/availability';
import { chainOf, conflictOf, valuesAfter, waitingChanges } from './availability-chain';
import { fill, keepMine, takeTheirs, wish } from './availability-commands';
import { AvailabilityDouble } from '#test/screens/availability-double';
import { availabilityHandler } from './availability.outbox';
import { keepAvailability, readKeptAvailability } from './kept-availability';

const OWNER = { sessionId: 's', userId: 7, name: 'Cody Reed' };
const DATES = Array.from({ length: 20 }, (_, day) => `2031-03-${String(day + 1).padStart(2, '0')}`);
const EDITS = 50;
const STORIES = 3;
/** A story takes a second or two; a busy machine takes its time. */
const PATIENCE_MS = 60_000;

/** Set SEED to tell a story once more. */
const firstSeed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const SEEDS = Array.from({ length: STORIES }, (_, story) => firstSeed + story);

/** mulberry32: the same seed, the same story. */
const randomFrom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

registerHandler(AVAILABILITY_KIND, availabilityHandler);

let venue: VenueDouble;
let calendar: AvailabilityDouble;

beforeEach(async () => {
  venue = await startVenueDouble();
  calendar = new AvailabilityDouble();
});
afterEach(() => venue.close());

const held = () => database.entries.orderBy('createdAt').toArray();

/** One of the artist's two devices, of which one is in the hand: its storage lies in a drawer while the other is used. */
class Device {
  /** Versions of entries that the venue has told this device, as `id.version`. */
  readonly seen = new Set<string>();
  readonly conflictsShown = new Set<string>();
  readonly blindlyOverwritten: string[] = [];
  /** Conflicts that the venue has told this device. */
  refusals = 0;
  private drawer: Record<string, unknown[]> = {};

  constructor(
    readonly name: string,
    private readonly random: () => number,
  ) {}

  async use(work: () => Promise<void>): Promise<void> {
    for (const table of database.tables) {
      await table.clear();
      await table.bulkAdd(this.drawer[table.name] ?? []);
    }
    await mirrorSession(OWNER);
    await work();
    for (const table of database.tables) this.drawer[table.name] = await table.toArray();
  }

  edit(step: number): Promise<void> {
    const date = this.oneOf(DATES);
    const values = {
      startTime: this.oneOf([null, '20:00']),
      endTime: null,
      isAvailable: this.random() < 0.7,
      notes: this.oneOf([null, `edit ${step}`]),
    };
    const kind = this.random();
    if (kind < 0.3) return wish({ date, values: null });
    if (kind < 0.9) return wish({ date, values });
    const pattern = { from: date, until: DATES.at(-1) ?? '', weekdays: [5, 6], except: [] };
    return fill({ pattern, values, replaces: this.random() < 0.5 });
  }

  /**
   * Sends through a network as in a tour bus: calls that never arrive, answers that never come back, a server that is busy.
   * What leaves the queue by sending is at the venue, and what it took the place of there was known to this device.
   */
  async send(lost: number): Promise<void> {
    const foundEmpty = new Set<string>();
    venue.answer = (call) => {
      const luck = this.random();
      if (luck < lost) return { status: 0, body: '', hangUp: true };
      const before = calendar.overwritten.length;
      const answer = calendar.answer(call);
      if (Array.isArray(answer.body) && answer.body.length === 0) foundEmpty.add(dateAskedFor(call));
      const unknown = calendar.overwritten.slice(before).filter((version) => !this.seen.has(version));
      this.blindlyOverwritten.push(...unknown);
      if (luck < lost * 2) return { ...answer, hangUp: true };
      if (luck < lost * 2.5) return BUSY;
      this.see(answer);
      return answer;
    };
    const before = waitingChanges(await held());
    await database.entries.toCollection().modify({ nextAttemptAt: 0 });
    await drainOutbox('fresh');
    const left = new Set((await held()).map(({ id }) => id));
    const gone = before.filter(({ entry }) => !left.has(entry.id));
    const unmade = gone.filter(({ entry }) => !calendar.made.includes(entry.id));
    // A removal of what is gone already asks nothing of the venue; a later change may have filled its date since.
    expect(unmade.filter(({ change }) => change.does !== 'remove' || !foundEmpty.has(change.date))).toEqual(
      [],
    );
    expect(this.blindlyOverwritten).toEqual([]);
    if (this.random() < 0.5) await this.refresh();
  }

  async refresh(): Promise<void> {
    const asked = await readKeptAvailability(OWNER.userId);
    const entries = [...calendar.entries.values()];
    this.see({ status: 200, body: entries });
    await keepAvailability(OWNER.userId, entries, asked);
  }

  /** What a person does who is shown both values, now or some other time. */
  async settleConflicts(share: number): Promise<void> {
    for (const { entry, change } of waitingChanges(await held())) {
      if (change.does === 'fill' || conflictOf(entry) === undefined) continue;
      this.conflictsShown.add(entry.id);
      if (this.random() >= share) continue;
      await (this.random() < 0.5 ? keepMine(change.date) : takeTheirs(change.date));
    }
  }

  /** Dates of which this device would show something else than the venue has. */
  async differences(): Promise<string[]> {
    const waiting = waitingChanges(await held());
    const kept = (await readKeptAvailability(OWNER.userId))?.entries ?? [];
    return DATES.filter((date) => {
      const shown = valuesAfter(chainOf(waiting, date), kept.find((entry) => entry.date === date) ?? null);
      const there = calendar.entries.get(date);
      return shown && there ? !saysTheSame(shown, valuesOf(there)) : Boolean(shown) !== Boolean(there);
    });
  }

  private see({ body }: ScriptedAnswer): void {
    const { current, entries, kept } = isRecord(body) ? body : {};
    const lists = [body, entries, kept].flatMap(parseEntries);
    const told = [...lists, parseEntry(body), parseEntry(current)].filter((entry) => entry !== null);
    told.forEach(({ id, version }) => this.seen.add(`${id}.${version}`));
    if (isRecord(body) && body.code === 'availability.changed-meanwhile') this.refusals += 1;
  }

  private oneOf<Choice>(choices: readonly [Choice, ...Choice[]] | readonly Choice[]): Choice {
    const choice = choices[Math.floor(this.random() * choices.length)];
    if (choice === undefined) throw new Error('nothing to choose from');
    return choice;
  }
}

const dateAskedFor = ({ path }: ReceivedPost) => new URL(path, 'http://venue').searchParams.get('from') ?? '';

const BUSY = { status: 503, body: { statusCode: 503, code: 'server.unavailable', message: 'Busy' } };

describe('an artist’s dates, edited on two devices with cuts in between', () => {
  it.each(SEEDS)(
    'converge, with every conflict shown and none lost (SEED=%i)',
    async (seed) => {
      const random = randomFrom(seed);
      const [phone, tablet] = [new Device('phone', random), new Device('tablet', random)];
      for (let step = 0; step < EDITS; step += 1) {
        const device = random() < 0.5 ? phone : tablet;
        await device.use(async () => {
          await device.edit(step);
          if (random() < 0.6) return;
          await device.send(0.25);
          await device.settleConflicts(0.5);
        });
      }
      for (let round = 0; round < 10; round += 1) {
        for (const device of [phone, tablet]) {
          await device.use(async () => {
            await device.send(round < 3 ? 0.25 : 0);
            await device.settleConflicts(1);
          });
        }
      }
      for (const device of [phone, tablet]) {
        await device.use(async () => {
          await device.refresh();
          expect(await held()).toEqual([]);
          expect(await device.differences()).toEqual([]);
          expect(device.conflictsShown.size).toBeGreaterThanOrEqual(device.refusals);
        });
      }
    },
    PATIENCE_MS,
  );
});
