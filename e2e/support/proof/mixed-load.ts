import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { smallPhoto } from '#support/files/photo';
import { isTooBusy, type Caddy, type CaddyAnswer } from '#support/servers/caddy';
import type { TestEvent } from '#support/venue-truth';

/** Milliseconds of one clock. */
interface Span {
  began: number;
  ended: number;
}

/** One request that did not get the answer it should. */
interface Failure extends Span {
  what: string;
}

interface Call {
  headers?: Record<string, string>;
  body?: object | FormData;
}

interface Shows {
  /** Guests check in to it. */
  shown: TestEvent;
  /** Staff change it. */
  edited: TestEvent;
  admin: { username: string; password: string };
}

/** Before a page is asked for again. */
const BUSY_MS = 1_000;

/** What goes on at a venue at the same time: readers, guests who check in with a photo, staff, tablets at the door, new accounts. */
export class MixedLoad {
  private readonly counts = { reads: 0, 'check-ins': 0, edits: 0, 'door lists': 0, accounts: 0 };
  private readonly failures: Failure[] = [];
  private readonly kills: Span[] = [];
  private readonly guests: string[] = [];
  private readonly accounts: string[] = [];
  private readonly descriptions: string[] = [];
  private lastKept = -1;
  private isOver = false;
  private lines: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly caddy: Caddy,
    private readonly shows: Shows,
    private readonly photo: Blob,
    private readonly staff: Record<string, string>,
  ) {}

  static async begin(caddy: Caddy, shows: Shows): Promise<MixedLoad> {
    const { username, password } = shows.admin;
    const signedIn = await caddy.call('POST', '/api/auth/login', {
      body: { usernameOrEmail: username, password },
    });
    const { sessionId } = JSON.parse(signedIn.text) as { sessionId: string };
    const { buffer, mimeType } = await smallPhoto();
    const photo = new Blob([new Uint8Array(buffer)], { type: mimeType });
    const load = new MixedLoad(caddy, shows, photo, { authorization: `Bearer ${sessionId}` });
    await load.start();
    return load;
  }

  /** What is on its way while a process dies may fail. */
  async during(kill: () => Promise<unknown>): Promise<void> {
    const began = performance.now();
    await kill();
    this.kills.push({ began, ended: performance.now() });
  }

  /** Lets everybody finish what they are at. @returns what was acknowledged, and requests that failed though no kill met them */
  async end() {
    this.isOver = true;
    await this.lines;
    const { counts, guests, accounts, failures, kills } = this;
    const isMet = ({ began, ended }: Failure): boolean =>
      kills.some((kill) => began <= kill.ended && kill.began <= ended);
    return {
      counts,
      guests,
      accounts,
      /** The last one that was acknowledged, and those that were sent after it. */
      possibleDescriptions: this.descriptions.slice(Math.max(0, this.lastKept)),
      cutOff: failures.filter(isMet).length,
      failures: failures.filter((failure) => !isMet(failure)).map(({ what }) => what),
    };
  }

  /** @returns filenames that staff are not shown */
  async photosNobodyCanSee(photos: readonly { filename: string }[]): Promise<string[]> {
    const unseen: string[] = [];
    for (const { filename } of photos) {
      const { status } = await this.caddy.call('GET', `/uploads/${filename}`, { headers: this.staff });
      if (status !== 200) unseen.push(`${filename}: ${status}`);
    }
    return unseen;
  }

  private async start(): Promise<void> {
    const tablet = `door_${randomBytes(32).toString('base64url')}`;
    await this.stubbornly('POST', '/api/door/devices', {
      headers: this.staff,
      body: { name: 'Gate', token: tablet },
    });
    this.lines = Promise.all([
      this.repeat('reads', () => this.stubbornly('GET', '/')),
      this.repeat('reads', () => this.stubbornly('GET', `/api/events/${this.shows.shown.id}`)),
      this.repeat('check-ins', () => this.checkIn()),
      this.repeat('check-ins', () => this.checkIn()),
      this.repeat('edits', () => this.edit()),
      this.repeat('door lists', () => this.waitAtTheDoor(tablet)),
      this.repeat('accounts', () => this.register()),
    ]);
  }

  private async repeat(what: keyof typeof this.counts, work: () => Promise<unknown>): Promise<void> {
    while (!this.isOver) {
      await work();
      this.counts[what] += 1;
      await pause(20);
    }
  }

  private async checkIn(): Promise<void> {
    const email = `guest-${randomUUID()}@example.com`;
    const headers = { 'idempotency-key': randomUUID() };
    const { id } = this.shows.shown;
    const form = new FormData();
    form.set('eventId', String(id));
    form.set('isVerificationPhoto', 'true');
    form.set('photo', this.photo, 'door.png');
    const kept = await this.stubbornly('POST', '/api/event-photos/upload', { headers, body: form });
    const { photoId } = JSON.parse(kept.text) as { photoId: number };
    const body = { eventId: id, photoId, customerName: 'Guest', customerEmail: email };
    await this.stubbornly('POST', '/api/photo-attendance', { headers, body });
    this.guests.push(email);
  }

  private async edit(): Promise<void> {
    const place = this.descriptions.push(randomUUID()) - 1;
    const body = { description: this.descriptions[place] };
    await this.stubbornly('PATCH', `/api/events/${this.shows.edited.id}`, { headers: this.staff, body });
    this.lastKept = place;
  }

  private async waitAtTheDoor(tablet: string): Promise<void> {
    const headers = { authorization: `Bearer ${tablet}` };
    const { text } = await this.stubbornly('GET', '/api/door/list', { headers });
    const { cursor, nightTag } = JSON.parse(text) as { cursor: string; nightTag: string };
    const since = new URLSearchParams({ since: cursor, night: nightTag, wait: '1' });
    await this.stubbornly('GET', `/api/door/list?${since.toString()}`, { headers });
  }

  private async register(): Promise<void> {
    const username = `account-${randomUUID().slice(0, 13)}`;
    const person = { firstName: 'Loretta', lastName: 'Hayes', userType: 'user' };
    const account = { username, email: `${username}@example.com`, password: randomUUID(), ...person };
    const headers = { 'x-forwarded-for': `198.51.100.${Math.floor(Math.random() * 250)}` };
    // 409: the account was made by a try whose answer was lost.
    await this.stubbornly('POST', '/api/auth/register', { headers, body: account }, [409]);
    this.accounts.push(account.email);
  }

  /** Sends the same until it is acknowledged, as the outbox and a person do; each try that failed is noted. */
  private async stubbornly(
    method: string,
    path: string,
    call: Call = {},
    also: number[] = [],
  ): Promise<CaddyAnswer> {
    for (;;) {
      const began = performance.now();
      const answer = await this.caddy.call(method, path, call).catch((error: unknown) => String(error));
      const isAnswer = typeof answer !== 'string';
      if (isAnswer && (answer.status < 300 || also.includes(answer.status))) return answer;
      if (isAnswer && isTooBusy(path, answer)) {
        await pause(BUSY_MS);
        continue;
      }
      const said = isAnswer ? `${answer.status} ${answer.text.slice(0, 200)}` : answer;
      this.failures.push({ what: `${method} ${path}: ${said}`, began, ended: performance.now() });
      if (isAnswer && answer.status < 500) throw new Error(`${method} ${path}: ${said}`);
      await pause(50);
    }
  }
}
