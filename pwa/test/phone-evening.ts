import { BadEvening } from './bad-evening';
import { Chance } from './proof';
import type { VenueDouble } from './venue-double';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { errorName } from '#shared/offline/outbox/error-name';
import { mirrorSession } from '#shared/offline/storage/session-mirror';
import { drainOutbox, type Wake } from '#shared/offline/outbox/outbox-runner';
import {
  discardEntry,
  enqueue,
  replaceEntry,
  retryEntry,
  rewriteQueue,
} from '#shared/offline/outbox/outbox-store';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PEOPLE = ['Loretta', 'Wade'] as const;
const LANES = ['Friday', 'Saturday'] as const;

const BROKEN_DISK = 'disk broke';
const mayBreak = (error: unknown): void => {
  if (!String(error).includes(BROKEN_DISK)) throw error;
};

/**
 * One phone through one evening: what is done with it, by chance, and what must be true of it after each step. The runner of its
 * second tab has a memory of its own and the same database.
 */
export class PhoneEvening {
  readonly steps: string[] = [];
  private readonly chance: Chance;
  private readonly evening: BadEvening;
  private readonly owners = new Map<string, string | null>();
  /** Keys that the person has taken back. */
  private readonly takenBack = new Set<string>();
  private readonly laneOrder: { key: string; lanes: string[] }[] = [];
  private present: string | null = null;
  private keys = 0;
  private sessions = 0;
  clockOffset = 0;

  constructor(
    private readonly venue: VenueDouble,
    private readonly otherTab: typeof drainOutbox,
    seed: string,
  ) {
    this.chance = new Chance(seed);
    this.evening = new BadEvening(venue, this.chance, (key) => this.owners.get(key) ?? null);
  }

  private readonly moves: Record<string, () => Promise<unknown>> = {
    keep: () => this.keep(),
    'keep one more': () => this.keep(),
    'press twice': () => this.keep({ twice: true }),
    change: () => this.keepInLanes(),
    drain: () => this.drain('due'),
    'drain afresh': () => this.drain('fresh'),
    'two tabs drain': () =>
      Promise.all([this.drain('fresh'), this.otherTab('due').catch(mayBreak), this.drain('due')]),
    'the other tab drains': () => this.otherTab('fresh').catch(mayBreak),
    'sign in': () => this.signIn(this.chance.pick(PEOPLE)),
    'sign out': () => this.signOut(),
    'portal or not': () => this.portal(this.chance.pick([true, false])),
    'some time': () => this.wait(this.chance.pick([5_000, MINUTE, 40 * MINUTE, DAY])),
    'clock set back': () => this.wait(-this.chance.pick([MINUTE, 2 * DAY])),
    die: () => this.dieWhileSending(),
    retry: () => this.onAny((id) => retryEntry(id)),
    discard: () => this.onAny((id) => this.discard(id)),
    edit: () => this.onAny((id) => this.edit(id)),
    'disk breaks': () => this.drainOnBrokenDisk(),
  };

  /** @returns what was wrong; empty when nothing was */
  async run(): Promise<string[]> {
    for (let left = this.chance.whole(6, 18); left > 0; left -= 1) {
      const name = this.chance.pick(Object.keys(this.moves));
      this.steps.push(name);
      await this.moves[name]?.();
      const faults = await this.faults();
      if (faults.length > 0) return faults;
    }
    return this.endWell();
  }

  get fates(): readonly string[] {
    return this.evening.fates;
  }

  private async keep({ twice = false } = {}): Promise<void> {
    const id = this.nextKey();
    const photo = this.chance.pick([true, false])
      ? { buffer: new ArrayBuffer(8), type: 'image/jpeg', name: 'a.jpg' }
      : null;
    const draft = { id, kind: 'test', payload: { id }, photo };
    this.owners.set(id, this.present);
    await Promise.all([enqueue(draft), ...(twice ? [enqueue(draft)] : [])]);
  }

  private async keepInLanes(): Promise<void> {
    if (this.present === null) return;
    const add = [1, 2].map(() => {
      const lanes = this.chance.pick([[LANES[0]], [LANES[1]], [...LANES]]);
      const id = this.nextKey();
      this.owners.set(id, this.present);
      this.laneOrder.push({ key: id, lanes: lanes.map((lane) => `${this.present} ${lane}`) });
      return { id, kind: 'test', payload: { id }, photo: null, lanes };
    });
    await rewriteQueue('test', async () => ({ drop: [], add }));
  }

  private nextKey(): string {
    return `key-${(this.keys += 1)}`;
  }

  private drain(wake: Wake): Promise<void> {
    return drainOutbox(wake).catch(mayBreak);
  }

  private async signIn(person: (typeof PEOPLE)[number]): Promise<void> {
    this.present = person;
    const sessionId = `${person}-${(this.sessions += 1)}`;
    await mirrorSession({ sessionId, userId: PEOPLE.indexOf(person) + 1, name: person });
  }

  private async signOut(): Promise<void> {
    this.present = null;
    await mirrorSession(null);
  }

  private async portal(isPortal: boolean): Promise<void> {
    this.venue.ping = () => ({
      status: 200,
      type: isPortal ? 'text/html' : 'application/json',
      body: isPortal ? '<html>Sign in to the Wi-Fi</html>' : JSON.stringify({ ping: 'howdy' }),
    });
  }

  private async wait(milliseconds: number): Promise<void> {
    this.clockOffset += milliseconds;
  }

  /** The page is killed: the call may have reached the venue, and nobody hears of it. */
  private async dieWhileSending(): Promise<void> {
    const entry = await this.anyEntry();
    const mayBeSent = entry?.state === 'waiting' && entry.waitsFor !== 'sign-in' && entry.lanes === undefined;
    if (!entry || !mayBeSent) return;
    await database.entries.update(entry.id, { state: 'sending', attempts: entry.attempts + 1 });
    if (this.chance.pick([true, false])) this.venue.committed.add(entry.id);
  }

  private async drainOnBrokenDisk(): Promise<void> {
    const refuse = () => {
      throw new Error(BROKEN_DISK);
    };
    database.receipts.hook('creating').subscribe(refuse);
    await this.drain('fresh');
    database.receipts.hook('creating').unsubscribe(refuse);
  }

  private async anyEntry() {
    const entries = await database.entries.orderBy('createdAt').toArray();
    return entries.length === 0 ? undefined : this.chance.pick(entries);
  }

  private async onAny(act: (id: string) => Promise<unknown>): Promise<void> {
    const entry = await this.anyEntry();
    if (entry) await act(entry.id);
  }

  private async discard(id: string): Promise<void> {
    if (await discardEntry(id)) this.takenBack.add(id);
  }

  /** As the form of a stuck check-in does; anything else must not be replaced. */
  private async edit(replaced: string): Promise<void> {
    const entry = await database.entries.get(replaced);
    const isOwn = entry?.owner == null || entry.owner.name === this.present;
    const id = this.nextKey();
    this.owners.set(id, entry?.owner?.name ?? null);
    const edited = await replaceEntry(replaced, { id, kind: 'test', payload: { id }, photo: null }).catch(
      errorName,
    );
    const mayReplace = entry?.state === 'stuck' && isOwn;
    if ((edited === 'NotReplaceableError') === mayReplace)
      this.evening.faults.push(
        `${replaced}, ${entry?.state}, was replaced: ${String(edited !== 'NotReplaceableError')}`,
      );
    if (edited === 'NotReplaceableError') this.owners.delete(id);
    else this.takenBack.add(replaced);
  }

  /** What is kept is on the phone until the venue has acknowledged it, with its photo, once. */
  private async faults(): Promise<string[]> {
    const [entries, photoIds] = await Promise.all([
      database.entries.toArray(),
      database.photos.toCollection().primaryKeys(),
    ]);
    const there = new Set(entries.map(({ id }) => id));
    const lost = [...this.owners.keys()].filter(
      (key) => !there.has(key) && !this.evening.acknowledged.has(key) && !this.takenBack.has(key),
    );
    const withoutPhoto = entries.filter(({ id, hasPhoto }) => hasPhoto && !photoIds.includes(id));
    const strays = photoIds.filter((id) => !there.has(id));
    return [
      ...this.evening.faults,
      ...lost.map((key) => `${key} is lost`),
      ...withoutPhoto.map(({ id }) => `the photo of ${id} is lost`),
      ...strays.map((id) => `the photo of ${id} was left behind`),
      ...this.laneFaults(),
    ];
  }

  /** Of two that share a lane the later one is never taken first, unless the person took the earlier one back. */
  private laneFaults(): string[] {
    const taken = [...this.venue.committed];
    const placeOf = (key: string) => (taken.includes(key) ? taken.indexOf(key) : Infinity);
    return this.laneOrder.flatMap(({ key, lanes }, index) =>
      this.laneOrder
        .slice(0, index)
        .filter((earlier) => earlier.lanes.some((lane) => lanes.includes(lane)))
        .filter((earlier) => !this.takenBack.has(earlier.key) && placeOf(key) < placeOf(earlier.key))
        .map((earlier) => `${key} was taken before ${earlier.key}`),
    );
  }

  /** All is well again and everybody comes by: then nothing is left on the phone. */
  private async endWell(): Promise<string[]> {
    this.evening.isOver = true;
    await this.portal(false);
    for (const person of PEOPLE) {
      await this.signIn(person);
      for (const id of await database.entries.toCollection().primaryKeys()) await retryEntry(id);
      await this.wait(2 * DAY);
      await this.drain('fresh');
    }
    const left = await database.entries.toCollection().primaryKeys();
    const missing = [...this.owners.keys()].filter(
      (key) => !this.takenBack.has(key) && !this.venue.committed.has(key),
    );
    return [
      ...(await this.faults()),
      ...left.map((key) => `${key} is never sent`),
      ...missing.map((key) => `the venue never got ${key}`),
    ];
  }
}
