import { createHash } from 'node:crypto';
import { hasBegun, type WallClock } from '#contract/rules/clock.js';
import type { Transaction } from '#src/database/database.js';
import type { EventBatchesService, PresentEvent } from '#src/modules/events/writing/event-batches.service.js';
import type { ImportedShowEntity } from '#src/modules/imports/entities/imported-show.entity.js';
import type { ImportedShowsRepository } from './imported-shows.repository.js';
import type { RowToJudge } from './judged-row.js';
import type { RememberedShow, SaidShow } from './said-show.js';
import { readShowRow, type ShowReading } from './show-row-rules.js';

/** What shows of one file are found by. */
export interface ShowFindingRules extends ShowReading {
  /** Sets numbers of one program apart from another's. */
  shape: string;
  /** What the venue's clock says. */
  clock: WallClock;
}

export interface ShowFindingServices {
  events: EventBatchesService;
  imported: ImportedShowsRepository;
  /** Rows of the import that have these keys, in their order. Rows have their keys when they were previewed. */
  findRows(transaction: Transaction, keys: readonly string[]): Promise<RowToJudge[]>;
}

/** A row that speaks of a show. */
interface Speaking {
  said: SaidShow;
  /** The other program's number; empty for none. */
  uid: string;
  key: string | null;
}

/** The show of the calendar that a row means. */
export interface FoundShow {
  now: PresentEvent;
  /** What the other program said of it last; undefined for a show that was found by its name. */
  before: RememberedShow | undefined;
}

/** What a row means. */
export interface MeantShow {
  /** What the row is known by; null without a number. */
  key: string | null;
  /** Undefined for a show that is not there. */
  show: FoundShow | undefined;
}

/** Which show a row means, when no number says it. */
type ShowMoment = Pick<SaidShow, 'date' | 'time' | 'name' | 'isUsualTime'>;

/** The same for shows that cannot be told apart without a number. */
export const nameOf = ({ date, time, name }: ShowMoment): string => `${time} ${nightOf({ date, name })}`;

/** The same for shows of which the file says no time. */
const nightOf = ({ date, name }: Pick<ShowMoment, 'date' | 'name'>): string =>
  `${date} ${name.replace(/\s+/g, ' ').trim().toLowerCase()}`;

const isSameMoment = (said: ShowMoment, now: ShowMoment): boolean =>
  said.isUsualTime ? nightOf(said) === nightOf(now) : nameOf(said) === nameOf(now);

/**
 * Finds the shows that the rows of one file mean: by the other program's numbers, else by date, time and name, or by date and name where
 * the row says no time and one show has them that no other row means.
 */
export class ShowFinding {
  /** Dates that a number of the file has, and times that it has on one of them. */
  private readonly moments = new Map<string, Set<string>>();
  private readonly learnt: { uid: string; said: ShowMoment }[] = [];
  private learntByKey: ReadonlyMap<string, ShowMoment> | undefined;

  constructor(
    private readonly services: ShowFindingServices,
    private readonly rules: ShowFindingRules,
  ) {}

  /** A number that the file gives to several shows counts with the date of each, and with its time where they share a date. */
  learn(rows: readonly RowToJudge[]): void {
    for (const { cells, problem } of rows) {
      const read = readShowRow(cells, this.rules);
      if ('problem' in read || read.uid === '') continue;
      const { uid, said } = read;
      this.note(uid, said.date);
      this.note(`${uid} ${said.date}`, said.time);
      if (problem === null) this.learnt.push({ uid, said });
    }
  }

  /** To be asked when all rows are learnt. @returns null without a number */
  keyOf(uid: string, { date, time }: ShowMoment): string | null {
    if (uid === '') return null;
    const isShared = (number: string) => (this.moments.get(number)?.size ?? 0) > 1;
    const night = `${uid} ${date}`;
    return this.hashOf(isShared(night) ? `${night} ${time}` : isShared(uid) ? night : uid);
  }

  /** @returns by the place of the row */
  async find(
    transaction: Transaction,
    rows: readonly Speaking[],
    { writes }: { writes: boolean },
  ): Promise<MeantShow[]> {
    const { events, imported } = this.services;
    const dated = rows.map(({ uid, said }) => (uid === '' ? null : this.hashOf(`${uid} ${said.date}`)));
    const keys = [...rows.map(({ key }) => key), ...dated].filter((key) => key !== null);
    const sources = new Map((await imported.find(transaction, keys)).map((source) => [source.key, source]));
    const present = await events.find(transaction, {
      dates: [...new Set(rows.map(({ said }) => said.date))],
      ids: [...sources.values()].map(({ eventId }) => eventId),
    });
    const byId = new Map(present.map((event) => [event.id, event]));
    const byKey = (key: string | null): FoundShow | undefined => {
      const source = key === null ? undefined : sources.get(key);
      const now = source && byId.get(source.eventId);
      return now && { now, before: source.said };
    };
    const meant = rows.map(({ said, key: number }, place) => {
      const last = byKey(number);
      const key = last && this.isReused(said, last) ? (dated[place] ?? null) : number;
      return { key, show: byKey(key), said };
    });
    const nights = new Set(meant.flatMap(({ show, said }) => (show ? [] : nightOf(said))));
    const named = present.filter((event) => nights.has(nightOf(event)));
    const moving = await this.findMoving(transaction, named, writes);
    return withNamed(
      meant,
      named.filter(({ id }) => !moving.has(id)),
    );
  }

  /**
   * Whether the other program has given the number of a show that has begun to a later one: what was played does not move. One that was
   * put off does.
   */
  private isReused({ date }: ShowMoment, { now, before }: FoundShow): boolean {
    const hasMoved = date > now.date && date !== before?.date;
    return hasMoved && now.status !== 'postponed' && hasBegun(now, this.rules.clock);
  }

  /** Which of these events the file knows by a number, and says to be at another time or called otherwise: no other row means them. */
  private async findMoving(
    transaction: Transaction,
    events: readonly PresentEvent[],
    writes: boolean,
  ): Promise<ReadonlySet<number>> {
    if (events.length === 0) return new Set();
    const byId = new Map(events.map((event) => [event.id, event]));
    const sources = await this.services.imported.findOfEvents(transaction, [...byId.keys()]);
    const said = writes ? await this.findSaid(transaction, sources) : this.learntSaid();
    const moving = sources.filter(({ key, eventId, said: before }) => {
      const [moment, now] = [said.get(key), byId.get(eventId)];
      return moment && now && !isSameMoment(moment, now) && !this.isReused(moment, { now, before });
    });
    return new Set(moving.map(({ eventId }) => eventId));
  }

  /** What rows say that have their keys; of several rows of one key the first counts. */
  private async findSaid(
    transaction: Transaction,
    sources: readonly ImportedShowEntity[],
  ): Promise<ReadonlyMap<string, ShowMoment>> {
    const keys = sources.map(({ key }) => key);
    const said = (await this.services.findRows(transaction, keys)).flatMap(({ key, cells }) => {
      const read = readShowRow(cells, this.rules);
      return key === null || 'problem' in read ? [] : [[key, read.said] as const];
    });
    return new Map(said.reverse());
  }

  /** The same of rows that were learnt. */
  private learntSaid(): ReadonlyMap<string, ShowMoment> {
    this.learntByKey ??= new Map(
      this.learnt.map(({ uid, said }) => [this.keyOf(uid, said) ?? '', said] as const).reverse(),
    );
    return this.learntByKey;
  }

  private note(number: string, moment: string): void {
    this.moments.set(number, (this.moments.get(number) ?? new Set()).add(moment));
  }

  private hashOf(name: string): string {
    return createHash('sha256')
      .update(JSON.stringify([this.rules.shape, name]))
      .digest('hex');
  }
}

/** The shows of rows that no number finds, by date, time and name, then of rows without a time by what is left of their night. */
const withNamed = (
  rows: readonly (MeantShow & { said: ShowMoment })[],
  shows: readonly PresentEvent[],
): MeantShow[] => {
  const byName = new Map(shows.map((now) => [nameOf(now), { now, before: undefined }]));
  const found = rows.map(({ key, show, said }) => ({ key, said, show: show ?? byName.get(nameOf(said)) }));
  const taken = new Set(found.map(({ show }) => show?.now.id));
  const left = shows.filter(({ id }) => !taken.has(id));
  return found.map(({ key, show, said }) => {
    const isOpen = said.isUsualTime && !show;
    const [now, ...others] = isOpen ? left.filter((event) => nightOf(event) === nightOf(said)) : [];
    return { key, show: now && others.length === 0 ? { now, before: undefined } : show };
  });
};
