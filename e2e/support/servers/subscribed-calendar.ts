import type { APIRequestContext } from '@playwright/test';
import ICAL from 'ical.js';

/** A show in somebody's calendar program. */
export interface KeptShow {
  uid: string;
  sequence: number;
  status: string;
  title: string;
  /** `2026-11-20T21:00:00`, on the venue's clock. */
  start: string;
}

/** A calendar program that subscribed to a feed: it asks now and then, and keeps the newest of each entry (RFC 5545, RFC 9110). */
export class SubscribedCalendar {
  private readonly kept = new Map<string, KeptShow>();
  private etag: string | undefined;

  /** @param network Node's own `fetch` asks past every cache once it names a tag */
  constructor(
    private readonly address: string,
    private readonly network: APIRequestContext,
  ) {}

  /** @returns whether the feed had something new */
  async refresh(): Promise<boolean> {
    const answer = await this.network.get(this.address, {
      headers: this.etag === undefined ? {} : { 'if-none-match': this.etag },
    });
    if (answer.status() === 304) return false;
    if (answer.status() !== 200)
      throw new Error(`The feed answered ${answer.status()}: ${await answer.text()}`);
    this.etag = answer.headers().etag;
    const entries = showsOf(await answer.text());
    const uids = new Set(entries.map(({ uid }) => uid));
    for (const uid of [...this.kept.keys()]) if (!uids.has(uid)) this.kept.delete(uid);
    for (const entry of entries) this.keep(entry);
    return true;
  }

  /** What its owner sees, by time. */
  get shows(): KeptShow[] {
    return [...this.kept.values()]
      .filter(({ status }) => status !== 'CANCELLED')
      .sort((one, other) => (`${one.start} ${one.uid}` < `${other.start} ${other.uid}` ? -1 : 1));
  }

  /** What it was told is called off. */
  get calledOff(): string[] {
    return [...this.kept.values()].filter(({ status }) => status === 'CANCELLED').map(({ uid }) => uid);
  }

  /** An older entry never takes the place of a newer one; one that changed must be newer. */
  private keep(entry: KeptShow): void {
    const before = this.kept.get(entry.uid);
    if (before && entry.sequence < before.sequence) throw new Error(`${entry.uid} became older`);
    if (before && entry.sequence === before.sequence && JSON.stringify(entry) !== JSON.stringify(before))
      throw new Error(`${entry.uid} changed and is not newer: ${JSON.stringify([before, entry])}`);
    this.kept.set(entry.uid, entry);
  }
}

/** The shows of a calendar file. */
export const showsOf = (text: string): KeptShow[] =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => {
    const value = (name: string) => String(event.getFirstPropertyValue(name));
    return {
      uid: value('uid'),
      sequence: Number(value('sequence')),
      status: value('status'),
      title: value('summary'),
      start: value('dtstart'),
    };
  });
