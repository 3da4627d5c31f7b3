import { proofSize } from '#api-test/proof-size';
import { addDays } from '#contract/calendar-date';
import { openSession } from '#support/account';
import { expect } from '#support/fixtures';
import { test, type Programme } from '#support/programme';
import { SubscribedCalendar } from '#support/servers/subscribed-calendar';
import { ADMIN, type Venue } from '#support/venue';

const DAYS = proofSize(8);
const CHANGES_A_DAY = 4;
const SHOWS_AT_FIRST = 12;

interface Show {
  id: number;
  name: string;
  date: string;
  time: string;
  status: string;
}

/** Staff of a venue who plan, move, call off and think better of it, day after day, always in the same way. */
class RestlessStaff {
  private made = 0;
  private seed = 7;

  constructor(
    private readonly venue: Venue,
    private readonly programme: Programme,
    private readonly session: string,
  ) {}

  async plan(): Promise<void> {
    this.made += 1;
    await this.call('POST', '/api/events', {
      name: `Show ${this.made}`,
      type: this.pick(['country', 'rock', 'blues']),
      date: this.someDay(),
      time: this.pick(['19:00', '20:30', '22:00']),
    });
  }

  async change(): Promise<void> {
    const { id } = this.pick(await this.shows());
    const changes = [
      () => this.call('PATCH', `/api/events/${id}`, { date: this.someDay() }),
      () => this.call('PATCH', `/api/events/${id}`, { time: this.pick(['18:00', '21:15']) }),
      () => this.call('PATCH', `/api/events/${id}`, { name: `Renamed ${this.next(1000)}` }),
      () =>
        this.call('PATCH', `/api/events/${id}`, {
          status: this.pick(['scheduled', 'postponed', 'cancelled']),
        }),
      () => this.call('DELETE', `/api/events/${id}`),
      () => this.plan(),
    ];
    await this.pick(changes)();
  }

  /** The venue's own calendar, as its page shows it. */
  async shows(): Promise<Show[]> {
    return (await this.call('GET', '/api/events')) as Show[];
  }

  private async call(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${this.venue.address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.session}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.status === 204 ? null : answer.json();
  }

  private someDay(): string {
    return addDays(this.programme.today, 1 + this.next(60));
  }

  private pick<One>(all: readonly One[]): One {
    const one = all[this.next(all.length)];
    if (one === undefined) throw new Error('there is nothing to choose from');
    return one;
  }

  /** A whole number under `bound` (Lehmer's generator). */
  private next(bound: number): number {
    this.seed = (this.seed * 48_271) % 2_147_483_647;
    return this.seed % bound;
  }
}

/** Lets a day pass for what feeds tell: the clock of the machine stays. */
const passDay = (venue: Venue) =>
  venue.sql(`
    BEGIN;
    SET LOCAL session_replication_role = replica;
    UPDATE events SET updated_at = updated_at - interval '1 day';
    UPDATE deleted_events SET deleted_at = deleted_at - interval '1 day';
    COMMIT;
    NOTIFY area_changed, 'events';
  `);

const titleOf = ({ name, status }: Show) => (status === 'postponed' ? `Postponed: ${name}` : name);

test(`a calendar subscribed for ${DAYS} days of changes ends with the venue’s own`, async ({
  venue,
  programme,
  request,
}) => {
  test.setTimeout(90_000 + DAYS * 5_000);
  await venue.sql('DELETE FROM deleted_events');
  const staff = new RestlessStaff(venue, programme, await openSession(venue.address, ADMIN));
  for (let count = 0; count < SHOWS_AT_FIRST; count += 1) await staff.plan();
  const daily = new SubscribedCalendar(`${venue.address}/feeds/events.ics`, request);
  const lazy = new SubscribedCalendar(`${venue.address}/feeds/events.ics`, request);
  const agrees = async (calendar: SubscribedCalendar) => {
    const own = (await staff.shows()).filter(({ status }) => status !== 'cancelled');
    const shows = own.map((show) => ({
      uid: `event-${show.id}@127.0.0.1`,
      title: titleOf(show),
      start: `${show.date}T${show.time}:00`,
    }));
    expect(calendar.shows.map(({ uid, title, start }) => ({ uid, title, start }))).toEqual(
      shows.sort((one, other) => (`${one.start} ${one.uid}` < `${other.start} ${other.uid}` ? -1 : 1)),
    );
  };
  const heardOff = new Set<string>();
  const everShown = new Set<string>();
  for (let day = 0; day < DAYS; day += 1) {
    for (let count = 0; count < CHANGES_A_DAY; count += 1) await staff.change();
    await expect.poll(() => daily.refresh()).toBe(true);
    await agreesSoon(daily, agrees);
    for (const { uid } of daily.shows) everShown.add(uid);
    for (const uid of daily.calledOff) heardOff.add(uid);
    // Another program asks about once a week.
    if (day % 7 === 6) await lazy.refresh();
    await passDay(venue);
  }
  await lazy.refresh();
  await agreesSoon(daily, agrees);
  await agreesSoon(lazy, agrees);
  // Nothing that was ever shown went without a word.
  const shown = new Set(daily.shows.map(({ uid }) => uid));
  expect([...everShown].filter((uid) => !shown.has(uid) && !heardOff.has(uid))).toEqual([]);
  await expect.poll(() => daily.refresh()).toBe(false);
});

/** The process hears of its own change within milliseconds. */
const agreesSoon = async (
  calendar: SubscribedCalendar,
  agrees: (calendar: SubscribedCalendar) => Promise<void>,
): Promise<void> => {
  await expect(async () => {
    await calendar.refresh();
    await agrees(calendar);
  }).toPass({ timeout: 10_000 });
};
