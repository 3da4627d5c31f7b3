import { DomainError } from '#src/common/errors/domain-error.js';
import { checkedObject } from '#src/common/validation/checked-object.js';
import type { Transaction } from '#src/database/database.js';
import { artistBusy } from '#src/modules/events/event-errors.js';
import { EventRequest } from '#src/modules/events/writing/event-editing.dto.js';
import type { EventBatchesService, PresentEvent } from '#src/modules/events/writing/event-batches.service.js';
import { EarlierRows } from './earlier-rows.js';
import { judgedByItself, type JudgedRow, type RowJudging, type RowToJudge } from './judged-row.js';
import { fieldsOf, LISTED_FIELDS, type RememberedShow, SAID_FIELDS, type SaidInWords } from './said-show.js';
import {
  changesInWords,
  changesStage,
  newlySaid,
  remembered,
  type SaidChanges,
  StageTimes,
} from './show-changes-rules.js';
import {
  type FoundShow,
  nameOf,
  ShowFinding,
  type ShowFindingRules,
  type ShowFindingServices,
} from './show-finding.js';
import { isWithoutStart, NO_START, readShowRow } from './show-row-rules.js';

/** What is needed to judge the shows of one import. */
export interface ShowJudgingRules extends ShowFindingRules {
  /** Lower-case event type of shows that name none. */
  type: string;
}

interface ShowServices extends ShowFindingServices {
  /** What else happens to shows that were written. */
  wrote(transaction: Transaction, showIds: readonly number[]): Promise<void>;
}

type NewShow = ReturnType<EventBatchesService['contentOf']>;

/** A judged show, and what is to be written. */
export interface JudgedShow extends JudgedRow {
  said?: RememberedShow;
  create?: NewShow;
  change?: { now: PresentEvent; changes: SaidChanges };
  /** The show that is meant already. */
  meant?: number;
}

/** A row that can be read; the venue decides on it. */
interface Candidate {
  fate: 'open';
  row: RowToJudge;
  said: SaidInWords;
  content: NewShow;
  uid: string;
  key: string | null;
  notes: string[];
}

/** A show that is on the calendar, and what a row makes of it. */
interface KnownShow extends FoundShow {
  changes: SaidChanges;
  after: PresentEvent;
}

interface Known {
  /** What rows are known by, by the place of the candidate. */
  keys: readonly (string | null)[];
  /** By the place of the candidate; undefined for shows that are not there. */
  shows: readonly (KnownShow | undefined)[];
  ties: ReadonlySet<number>;
  /** Problems of artists who play elsewhere, by the place of the candidate. */
  busy: ReadonlyMap<number, { id: number; message: string }[]>;
}

const ON_CALENDAR = 'On the calendar already.';
const COUNTED_ON =
  'People have tables, reminders or check-ins for this show. Change it on the calendar, so that they are told.';

/** Judges and writes shows: each row against the calendar, and against the rows before it. */
export class ShowJudging implements RowJudging<JudgedShow> {
  private readonly names = new EarlierRows();
  private readonly keys = new EarlierRows();
  private readonly stages = new StageTimes();
  private readonly finding: ShowFinding;

  constructor(
    private readonly services: ShowServices,
    private readonly rules: ShowJudgingRules,
  ) {
    this.finding = new ShowFinding(services, rules);
  }

  learn(rows: readonly RowToJudge[]): void {
    this.finding.learn(rows);
  }

  async judge(
    transaction: Transaction,
    rows: readonly RowToJudge[],
    options: { writes: boolean },
  ): Promise<JudgedShow[]> {
    if (rows[0]) for (const earlier of [this.names, this.keys, this.stages]) earlier.forgetFrom(rows[0].id);
    const read = rows.map((row) => judgedByItself(row) ?? this.read(row));
    const candidates = read.filter((one) => one.fate === 'open');
    if (options.writes)
      await this.services.events.holdArtists(
        transaction,
        candidates.flatMap(({ said }) => said.artistIds ?? []),
      );
    const known = await this.findKnown(transaction, candidates, options);
    let place = -1;
    return read.map((one) => {
      if (one.fate !== 'open') return one;
      place += 1;
      return this.judgeOne({ ...one, key: known.keys[place] ?? null }, known, place);
    });
  }

  async write(transaction: Transaction, judged: readonly JudgedShow[]): Promise<void> {
    const { events, imported } = this.services;
    const created = judged.filter(({ create }) => create !== undefined);
    const made = await events.create(
      transaction,
      created.flatMap(({ create }) => create ?? []),
    );
    const ids = new Map(created.map(({ id }, place) => [id, made[place]?.id]));
    const changed = judged.flatMap(({ change }) => change ?? []);
    for (const { now, changes } of changed) await events.change(transaction, now, changes);
    await imported.save(
      transaction,
      judged.flatMap(({ id, key, said, meant }) => {
        const eventId = meant ?? ids.get(id);
        return key !== null && said && eventId !== undefined ? { key, eventId, said } : [];
      }),
    );
    await this.services.wrote(
      transaction,
      [...made, ...changed.map(({ now }) => now)].map(({ id }) => id),
    );
  }

  private read(row: RowToJudge): Candidate | JudgedShow {
    const read = readShowRow(row.cells, this.rules);
    if ('problem' in read) return cannot(row, read.problem);
    const { said, uid, notes } = read;
    const asNew = { type: this.rules.type, ...said, endTime: endOf(said) };
    const checked = checkedObject(EventRequest, asNew);
    if ('problem' in checked) return this.refuse(row, said, checked.problem);
    try {
      const content = this.services.events.contentOf(checked.request);
      const { name, date, time } = content;
      const spokenOf = SAID_FIELDS.filter((field) => said[field] !== undefined);
      const { words, isUsualTime = false } = said;
      const tidy = {
        ...fieldsOf(content, spokenOf),
        name,
        date,
        time,
        words,
        // The show that is meant may begin at another time, and end at the usual one.
        ...(isUsualTime && { ...fieldsOf(said, ['endTime']), isUsualTime }),
      };
      const key = row.key ?? this.finding.keyOf(uid, said);
      return { fate: 'open', row, said: tidy, content, uid, key, notes };
    } catch (error) {
      if (error instanceof DomainError) return this.refuse(row, said, error.message);
      throw error;
    }
  }

  /** What a made-up start leads to is no fault of the row: it says none. */
  private refuse(row: RowToJudge, said: SaidInWords, problem: string): JudgedShow {
    return cannot(row, isWithoutStart(said, this.rules) ? NO_START : `${problem}.`);
  }

  private async findKnown(
    transaction: Transaction,
    candidates: readonly Candidate[],
    options: { writes: boolean },
  ): Promise<Known> {
    const { events } = this.services;
    const meant = await this.finding.find(transaction, candidates, options);
    const tied = [
      ...(await events.findTies(
        transaction,
        meant.flatMap(({ show }) => (show?.before ? show.now : [])),
      )),
    ];
    const shows = candidates.map(({ said }, place): KnownShow | undefined => {
      const show = meant[place]?.show;
      if (!show) return undefined;
      const { now, before } = show;
      const changes = before ? newlySaid(said, before, now) : {};
      return { now, before, changes, after: events.contentAfter(now, changes) };
    });
    const appearances = candidates.flatMap(({ content }, place) => {
      const { after = content, changes } = shows[place] ?? {};
      const appears = after.status === 'scheduled' && (!changes || changesStage(changes));
      return appears ? { ...after, place } : [];
    });
    const busy = new Map<number, { id: number; message: string }[]>();
    for (const one of await events.findEngagements(transaction, appearances))
      busy.set(one.place, [...(busy.get(one.place) ?? []), { id: one.id, message: artistBusy(one).message }]);
    return {
      keys: meant.map(({ key }) => key),
      shows,
      ties: new Set(
        tied.flatMap(([id, ties]) => (ties.tables + ties.reminders + ties.checkIns > 0 ? id : [])),
      ),
      busy,
    };
  }

  private judgeOne(candidate: Candidate, known: Known, place: number): JudgedShow {
    const { row, said, content, key } = candidate;
    const there = known.shows[place];
    if (!there && isWithoutStart(said, this.rules)) return cannot(row, NO_START, key);
    const twin = this.names.lineOf(nameOf(said)) ?? (key === null ? undefined : this.keys.lineOf(key));
    if (twin !== undefined)
      return { id: row.id, key, fate: 'same', words: `The same show as line ${twin}.`, isTwin: true };
    this.names.add(nameOf(said), row);
    if (key !== null) this.keys.add(key, row);
    if (there) return this.judgePresent(candidate, there, known, place);
    const clash = this.clashOf(content, known, place);
    if (clash !== undefined) return cannot(row, clash, key);
    this.stages.add(content, row);
    const words = candidate.notes.join(' ');
    const wrote = { ...said, ...fieldsOf(content, LISTED_FIELDS) };
    return { id: row.id, key, fate: 'new', words, isTwin: false, said: wrote, create: content };
  }

  private judgePresent(
    { row, said, key }: Candidate,
    { now, before, changes, after }: KnownShow,
    known: Known,
    place: number,
  ): JudgedShow {
    const same = { id: row.id, key, isTwin: false, said: remembered(said, before, changes), meant: now.id };
    if (Object.keys(changes).length === 0) return { ...same, fate: 'same', words: ON_CALENDAR };
    const movesPeople = changes.date ?? changes.time ?? changes.status;
    if (movesPeople !== undefined && known.ties.has(now.id)) return cannot(row, COUNTED_ON, key);
    const clash = changesStage(changes) ? this.clashOf(after, known, place, now.id) : undefined;
    if (clash !== undefined) return cannot(row, clash, key);
    const words = changesInWords(changes, now);
    return { ...same, fate: 'changed', words, change: { now, changes } };
  }

  private clashOf(
    show: NewShow | PresentEvent,
    { busy }: Known,
    place: number,
    except?: number,
  ): string | undefined {
    if (show.status !== 'scheduled') return undefined;
    const elsewhere = busy.get(place)?.find(({ id }) => id !== except);
    if (elsewhere) return elsewhere.message;
    const line = this.stages.clashOf(show);
    return line === undefined
      ? undefined
      : `An artist of this show plays the one of line ${line} at that time.`;
  }
}

/** An end at the very start says none. */
const endOf = ({ time, endTime }: SaidInWords): string | null | undefined =>
  endTime === time ? null : endTime;

const cannot = ({ id, key }: RowToJudge, words: string, found = key): JudgedShow => ({
  id,
  key: found,
  fate: 'cannot',
  words,
  isTwin: false,
});
