import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { addDays } from '#contract/calendar-date.js';
import { showNightAt, wallClockAt } from '#contract/rules/clock.js';
import { tallyOf } from '#contract/rules/door/door-tally.js';
import { LONGEST_TODAY_WAIT, NIGHTS_AHEAD, WAITING_KINDS } from '#contract/today.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { requestHash } from '#src/common/http/request-hash.js';
import { AreaNews } from '#src/common/public-answers/area-news.js';
import { SameRead } from '#src/database/concurrency/same-read.js';
import { SignedInWaitService } from '#src/modules/auth/sessions/signed-in-wait.service.js';
import type { EventResponse } from '#src/modules/events/events.dto.js';
import { EventsService } from '#src/modules/events/events.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { firstStepsOf } from './first-steps-rules.js';
import type {
  FirstStepResponse,
  FirstStepsRequest,
  TodayNews,
  TodayNewsQuery,
  TodayResponse,
  TonightShow,
} from './today.dto.js';
import { isTonight } from './tonight-rules.js';
import { TodayRepository } from './today.repository.js';
import { WaitingService } from './waiting/waiting.service.js';

/** What of the venue Today is made of. */
const SHOWN_AREAS = ['today', 'door', 'events', 'artists', 'venue'] as const;

/** News of a crowd is gathered for so long: each of staff's devices asks for it. */
const GATHER_MS = 400;

/** Characters of the tag that tells one Today from another. */
const TAG_LENGTH = 16;

/** Shows near one night; more than any house plays. */
const MOST_NEAR = 50;

/** Staff's first page: tonight, what waits, and the nights that are open (design §9, decision 48). */
@Injectable()
export class TodayService {
  /** All of staff see the same, and each of their devices asks at the same news. */
  private readonly shared = new SameRead<TodayResponse>({ oneAtATime: true });
  private readonly sharedNews = new SameRead<TodayNews>({ oneAtATime: true });

  constructor(
    private readonly today: TodayRepository,
    private readonly waiting: WaitingService,
    private readonly events: EventsService,
    private readonly venue: VenueService,
    private readonly news: AreaNews,
    private readonly signedIn: SignedInWaitService,
  ) {}

  find(admin: SessionUser): Promise<TodayResponse> {
    return this.shared.read('today', () => this.findAt(new Date(), admin));
  }

  /** Today as it is at a moment. */
  async findAt(now: Date, user: SessionUser): Promise<TodayResponse> {
    const { timeZone } = await this.venue.find();
    const night = showNightAt(now, timeZone);
    // Nobody is asked to play a night that is on.
    const { date } = wallClockAt(now, timeZone);
    const [near, waiting, openNights, steps] = await Promise.all([
      this.findNear(night, user),
      this.waiting.count(),
      this.today.findOpenNights(date, addDays(date, NIGHTS_AHEAD - 1)),
      this.today.findFirstSteps(),
    ]);
    const shows = near.filter((show) => isTonight(show, now, timeZone));
    return {
      night,
      tonight: await this.tally(shows),
      next: await this.findNext(night, shows, user),
      waiting,
      openNights,
      firstSteps: firstStepsOf(steps),
    };
  }

  /** Ticks steps of the first evening off, all of them to hide them; again changes nothing. @returns the steps as they are then */
  async tickFirstSteps({ ticked }: FirstStepsRequest): Promise<FirstStepResponse[]> {
    await this.today.tickFirstSteps(ticked);
    return firstStepsOf(await this.today.findFirstSteps());
  }

  /**
   * How much waits, and a tag of all that Today shows first; waits for it to change if it is asked to.
   * @throws DomainError `auth.signed-out` when the session ends meanwhile
   */
  async findNews(query: TodayNewsQuery, admin: SessionUser): Promise<TodayNews> {
    const read = () => this.sharedNews.read('news', () => this.readNews(admin));
    if (!query.wait) return read();
    // From before it is read: what happens in between is news.
    const seconds = Math.min(query.wait, LONGEST_TODAY_WAIT);
    const news = this.news.next(SHOWN_AREAS, seconds * 1_000);
    try {
      const now = await read();
      if (now.tag !== query.tag) return now;
      await this.signedIn.until(news.come, admin);
      await pause(GATHER_MS);
      return await read();
    } finally {
      news.stop();
    }
  }

  private async readNews(user: SessionUser): Promise<TodayNews> {
    const [today, first] = await Promise.all([this.find(user), this.waiting.findPage({})]);
    const tag = requestHash([today, first.shown, first.nextCursor]).slice(0, TAG_LENGTH);
    return { tag, waiting: WAITING_KINDS.reduce((sum, kind) => sum + today.waiting[kind], 0) };
  }

  private async findNear(night: string, user: SessionUser): Promise<EventResponse[]> {
    const near = { from: addDays(night, -1), to: addDays(night, 1), limit: MOST_NEAR };
    return (await this.events.findPage(near, user)).shown;
  }

  private async findNext(
    night: string,
    shows: readonly EventResponse[],
    user: SessionUser,
  ): Promise<EventResponse | null> {
    const coming = { from: addDays(night, 1), status: 'scheduled', limit: shows.length + 1 } as const;
    const { shown } = await this.events.findPage(coming, user);
    return shown.find(({ id }) => shows.every((show) => show.id !== id)) ?? null;
  }

  private async tally(shows: readonly EventResponse[]): Promise<TonightShow[]> {
    if (shows.length === 0) return [];
    const ids = shows.map(({ id }) => id);
    const [entries, exits, tables] = await Promise.all([
      this.today.findEntries(ids),
      this.today.findExits(ids),
      this.today.countTables(ids),
    ]);
    return shows.map((show) => {
      const isOfShow = ({ eventId }: { eventId: number }) => eventId === show.id;
      const booked = tables.find(isOfShow);
      return {
        show,
        ...tallyOf(entries.filter(isOfShow), exits.filter(isOfShow)),
        tablesConfirmed: booked?.confirmed ?? 0,
        tablesPending: booked?.pending ?? 0,
        seatsBooked: booked?.seats ?? 0,
      };
    });
  }
}
