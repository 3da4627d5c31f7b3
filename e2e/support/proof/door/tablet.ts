import { setTimeout as pause } from 'node:timers/promises';
import type { components } from '#contract/api-types.gen';
import { standingEntries, tallyOf, type DoorTally } from '#contract/rules/door/door-tally';
import { callWith } from '#support/proof/http-call';
import { isDone, isRefused } from '#support/proof/stubborn-guest';
import type { TabletAct } from './night-acts';

type Schemas = components['schemas'];
type Entry = Schemas['DoorEntryResponse'];

/** How many acts are under way at once. */
const SENDERS = 3;
const PAUSE_MS = 100;
/** Seconds that a call for the list waits. */
const WAIT_SECONDS = 5;

interface TabletPlace {
  address: string;
  token: string;
  eventId: number;
  /** How far its clock is ahead, in milliseconds. */
  clockSkewMs: number;
}

/** A tablet without a screen: it keeps its acts until the venue has acknowledged them, and follows the list. */
export class Tablet {
  /** Waiting acts; they outlive `kill`. */
  private readonly journal: TabletAct[] = [];
  private readonly sent = new Set<string>();
  private readonly underWay = new Set<string>();
  private entries = new Map<number, Entry>();
  private exits = new Map<string, Schemas['DoorExitResponse']>();
  private position: { since: string; night: string } | null = null;
  private recordedBy: number | null = null;
  private life = new AbortController();
  private running: Promise<unknown> = Promise.resolve();

  constructor(private readonly place: TabletPlace) {}

  keep(...acts: TabletAct[]): void {
    this.journal.push(...acts);
  }

  start(): void {
    this.life = new AbortController();
    const { signal } = this.life;
    const senders = Array.from({ length: SENDERS }, () => this.repeat(() => this.sendNext(signal), signal));
    this.running = Promise.all([this.repeat(() => this.follow(signal), signal), ...senders]);
    // Anyone who waits for it hears why it failed.
    this.running.catch(() => {});
  }

  /** Ends in the middle of everything: what is kept is the journal. @throws what went wrong before */
  async kill(): Promise<void> {
    this.life.abort();
    await this.running;
    this.underWay.clear();
    this.entries = new Map();
    this.exits = new Map();
    this.position = null;
  }

  /** @throws what the venue refused */
  async stop(): Promise<void> {
    this.life.abort();
    await this.running;
  }

  /** @throws what the venue refused, if it has */
  async failure(): Promise<void> {
    await Promise.race([this.running, Promise.resolve()]);
  }

  get waiting(): number {
    return this.journal.length;
  }

  get tally(): DoorTally & { firstTimers: number } {
    const firstTimers = this.standing.filter(({ isFirstVisit }) => isFirstVisit).length;
    return { ...tallyOf([...this.entries.values()], [...this.exits.values()]), firstTimers };
  }

  get standing(): Entry[] {
    return standingEntries([...this.entries.values()]);
  }

  /** Does it again and again while the tablet lives; a network that fails is no failure. */
  private async repeat(work: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const isDone = await work().catch((error: unknown) => {
        if (error instanceof Refused && !signal.aborted) throw error;
        return false;
      });
      if (!isDone) await pause(PAUSE_MS, undefined, { signal }).catch(() => {});
    }
  }

  /** @returns false when nothing can be sent now */
  private async sendNext(signal: AbortSignal): Promise<boolean> {
    const act = this.journal.find((waiting) => this.canSend(waiting));
    if (!act) return false;
    this.underWay.add(laneOf(act));
    try {
      await this.call(`POST ${pathOf(act)}`, signal, { key: act.key, body: this.bodyOf(act) });
      this.journal.splice(this.journal.indexOf(act), 1);
      this.sent.add(act.key);
      return true;
    } finally {
      this.underWay.delete(laneOf(act));
    }
  }

  /** An undo follows its check-in, which may be another tablet's: then this one has read of it. */
  private canSend(act: TabletAct): boolean {
    if (this.recordedBy === null || this.underWay.has(laneOf(act))) return false;
    if (act.kind !== 'undo') return true;
    return (
      this.sent.has(act.checkInKey) || [...this.entries.values()].some(({ key }) => key === act.checkInKey)
    );
  }

  private bodyOf(act: TabletAct): object {
    const { eventId, clockSkewMs } = this.place;
    const clock = (at: number) => new Date(at + clockSkewMs).toISOString();
    const said = { recordedBy: this.recordedBy, occurredAt: clock(act.at), sentAt: clock(Date.now()) };
    if (act.kind === 'undo') return { ...said, checkInKey: act.checkInKey, reason: act.reason };
    if (act.kind === 'exit') return { ...said, eventId, people: act.people };
    const { guest, partySize } = act;
    const who =
      guest.memberId === null ? { customerEmail: guest.email ?? undefined } : { memberId: guest.memberId };
    return { ...said, eventId, customerName: guest.name, partySize, ...who };
  }

  private async follow(signal: AbortSignal): Promise<boolean> {
    const query = new URLSearchParams(this.position ? { ...this.position, wait: String(WAIT_SECONDS) } : {});
    const list = await this.call<Schemas['DoorListResponse']>(`GET /api/door/list?${query}`, signal);
    if (list.night) {
      this.entries.clear();
      this.exits.clear();
      this.recordedBy = list.night.people[0]?.id ?? null;
    }
    for (const entry of list.entries)
      if (entry.eventId === this.place.eventId) this.entries.set(entry.id, entry);
    for (const exit of list.exits) if (exit.eventId === this.place.eventId) this.exits.set(exit.key, exit);
    this.position = { since: list.cursor, night: list.nightTag };
    return true;
  }

  private async call<T>(
    what: string,
    signal: AbortSignal,
    { key, body }: { key?: string; body?: object } = {},
  ): Promise<T> {
    const [method, path] = what.split(' ');
    const answer = await callWith(`${this.place.address}${path}`, {
      method,
      signal,
      headers: {
        authorization: `Bearer ${this.place.token}`,
        ...(key && { 'idempotency-key': key, 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    if (isDone(answer.status)) return JSON.parse(answer.text);
    const told = `${what} ${JSON.stringify(body)} was answered ${answer.status}: ${answer.text}`;
    throw isRefused(answer.status) ? new Refused(told) : new Error(told);
  }
}

/** The venue said no, and would again. */
class Refused extends Error {}

const PATHS = { 'check-in': '/api/door/check-ins', undo: '/api/door/undos', exit: '/api/door/exits' };

const pathOf = ({ kind }: TabletAct): string => PATHS[kind];

/** Acts on one check-in go one after the other. */
const laneOf = (act: TabletAct): string => (act.kind === 'undo' ? act.checkInKey : act.key);
