import { Injectable } from '@nestjs/common';
import { LIST_LIMIT } from '#contract/limits.js';
import { wallClockAt } from '#contract/rules/clock.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { type Page, pageOf } from '#src/common/paging/page.js';
import type { MessageResponse } from '#src/common/http/message.dto.js';
import type { Transaction } from '#src/database/database.js';
import { ArtistsService } from '#src/modules/artists/artists.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import {
  AvailabilityChangesService,
  type AvailabilityCommand,
  type ChangeAnswer,
} from './availability-changes.service.js';
import type {
  AvailabilityQuery,
  AvailabilityRepeatRequest,
  AvailabilityRepeatResponse,
  AvailabilityRequest,
  AvailabilityResponse,
  NewAvailabilityRequest,
} from './availability.dto.js';
import { availabilityChangedMeanwhile, availabilityNotFound, dateTaken } from './availability-errors.js';
import {
  type AvailabilityContent,
  checkDate,
  checkTimes,
  datesToSet,
  saysTheSame,
} from './availability-rules.js';
import { availabilityCursor } from './availability-cursor.js';
import { type AvailabilityRange, AvailabilityRepository } from './availability.repository.js';
import type { AvailabilityEntity } from './entities/availability.entity.js';

/** Which entry is changed, and the version the change is based on; undefined changes whatever is there. */
interface AvailabilityEdit extends AvailabilityCommand {
  id: number;
  baseVersion: number | null | undefined;
}

/** The dates artists are free (spec §2 "Availability Calendar card", §7, design §4 "Availability"). */
@Injectable()
export class AvailabilityService {
  constructor(
    private readonly entries: AvailabilityRepository,
    private readonly changes: AvailabilityChangesService,
    private readonly artists: ArtistsService,
    private readonly venue: VenueService,
  ) {}

  /**
   * An artist's own entries by date, the latest where they ask for no dates and no page; for admins those of all artists, with
   * the artist, from today on where they ask for no dates. `available` true asks for whom admins may invite: the free dates of
   * approved artists whose account is not blocked.
   * @throws DomainError naming `cursor` when it is not one of ours
   */
  async findPage(user: SessionUser, query: AvailabilityQuery): Promise<Page<AvailabilityResponse>> {
    const { from, to, available, limit = LIST_LIMIT.default, cursor } = query;
    const isBare = !(from ?? to ?? query.limit ?? cursor);
    if (isBare && user.userType !== 'admin') return this.findLatestOwn(user, limit);
    const after = availabilityCursor.read(cursor);
    const range = { from, to, after, take: limit + 1 };
    const found: AvailabilityResponse[] =
      user.userType === 'admin'
        ? await this.findOfAll(range, available)
        : await this.findOwnDates(user, range);
    return pageOf(found, limit, ({ date, artist, id }) =>
      availabilityCursor.write({ date, name: artist?.name ?? '', id }),
    );
  }

  /** Whether the artist has marked this date as free. Joins the transaction it is called in. */
  async isAvailable(transaction: Transaction, artistId: number, date: string): Promise<boolean> {
    return (await this.entries.findByDate(transaction, artistId, date))?.isAvailable ?? false;
  }

  /**
   * Adds an entry. An equal entry is no conflict for a caller who believed that there was none.
   * @throws DomainError `availability.date-passed`, `availability.invalid-times`, `availability.date-taken`,
   *   `availability.changed-meanwhile`, and as `AvailabilityChangesService.once`
   */
  async add(
    request: NewAvailabilityRequest,
    command: AvailabilityCommand,
  ): Promise<ChangeAnswer<AvailabilityResponse>> {
    const content = contentOf(request, request.date);
    const today = await this.today();
    return this.changes.once({
      ...command,
      asked: ['add', content, request.baseVersion],
      make: async (transaction, artistId) => {
        checkTimes(content);
        checkDate(content.date, today);
        const [added] = await this.entries.insertWhereFree(transaction, artistId, [content]);
        if (added) return { answer: added, isNew: true };
        const current = await this.entries.findByDate(transaction, artistId, content.date);
        if (current && request.baseVersion === undefined) throw dateTaken(current);
        return { answer: sameOrConflict(current, content), isNew: false };
      },
    });
  }

  /**
   * Replaces what an entry says.
   * @throws DomainError `availability.not-found` and as `add`; a date in the past is refused only to an entry that is moved
   */
  async replace(
    request: AvailabilityRequest,
    { id, baseVersion, ...command }: AvailabilityEdit,
  ): Promise<ChangeAnswer<AvailabilityResponse>> {
    const content = contentOf(request, request.date);
    const today = await this.today();
    return this.changes.once({
      ...command,
      asked: ['replace', id, content, baseVersion],
      make: async (transaction, artistId) => {
        checkTimes(content);
        const entry = await this.findOwn(transaction, artistId, { id, baseVersion });
        if (!entry || isOutdated(entry, { baseVersion })) {
          const current = entry ?? (await this.entries.findByDate(transaction, artistId, content.date));
          return { answer: sameOrConflict(current, content), isNew: false };
        }
        if (entry.date !== content.date) await this.checkMove(transaction, entry, content.date, today);
        return { answer: await this.entries.update(transaction, entry, content), isNew: false };
      },
    });
  }

  /**
   * Removes an entry; one that is gone already is no conflict.
   * @throws DomainError `availability.not-found`, `availability.changed-meanwhile`
   */
  async remove({ id, baseVersion, ...command }: AvailabilityEdit): Promise<ChangeAnswer<MessageResponse>> {
    return this.changes.once({
      ...command,
      asked: ['remove', id, baseVersion],
      make: async (transaction, artistId) => {
        const entry = await this.findOwn(transaction, artistId, { id, baseVersion });
        if (!entry) await this.refuseUnlessFree(transaction, artistId, id);
        else if (isOutdated(entry, { baseVersion })) throw availabilityChangedMeanwhile(entry);
        else await this.entries.delete(transaction, entry);
        return { answer: REMOVED, isNew: false };
      },
    });
  }

  /**
   * Adds entries on all days of a repetition that have none; the others keep theirs.
   * @throws DomainError `availability.invalid-range`, `availability.date-passed`, `availability.invalid-times`
   */
  async repeat(
    request: AvailabilityRepeatRequest,
    command: AvailabilityCommand,
  ): Promise<ChangeAnswer<Repeated>> {
    const { from, until, weekdays = [], except = [] } = request;
    const pattern = { from, until, weekdays, except };
    const content = contentOf(request, request.from);
    const today = await this.today();
    return this.changes.once({
      ...command,
      asked: ['repeat', pattern, content],
      make: async (transaction, artistId) => {
        checkTimes(content);
        const dates = datesToSet(pattern, today);
        const contents = dates.map((date) => ({ ...content, date }));
        const entries = await this.entries.insertWhereFree(transaction, artistId, contents);
        const there = await this.entries.findByDates(transaction, artistId, dates);
        const added = new Set(entries.map(({ id }) => id));
        const kept = there.filter(({ id }) => !added.has(id));
        return { answer: { entries, kept }, isNew: true };
      },
    });
  }

  /** An artist has one entry a date: those before the page end with the first that it leaves out. */
  private async findLatestOwn({ id }: SessionUser, limit: number): Promise<Page<AvailabilityResponse>> {
    const artistId = await this.artists.findIdOfAccount(id);
    if (artistId === undefined) return { shown: [] };
    const latest = await this.entries.findLatestOfArtist(artistId, limit + 1);
    const before = latest[limit];
    return { shown: latest.slice(0, limit).reverse(), ...(before && { nextQuery: { to: before.date } }) };
  }

  private async findOwnDates({ id }: SessionUser, range: AvailabilityRange): Promise<AvailabilityEntity[]> {
    const artistId = await this.artists.findIdOfAccount(id);
    return artistId === undefined ? [] : this.entries.findOfArtist(artistId, range);
  }

  /** Null for one that this artist had, when the caller says what the change is based on. */
  private async findOwn(
    transaction: Transaction,
    artistId: number,
    { id, baseVersion }: Base,
  ): Promise<AvailabilityEntity | null> {
    const entry = await this.entries.findById(transaction, artistId, id);
    if (entry) return entry;
    const wasOwn = (await this.entries.findRemovedDate(transaction, artistId, id)) !== undefined;
    if (wasOwn && baseVersion !== undefined) return null;
    throw availabilityNotFound();
  }

  private async checkMove(
    transaction: Transaction,
    { artistId }: AvailabilityEntity,
    date: string,
    today: string,
  ): Promise<void> {
    checkDate(date, today);
    const other = await this.entries.findByDate(transaction, artistId, date);
    if (other) throw dateTaken(other);
  }

  /** Another entry that the date got since is not the one that the caller wants to remove. */
  private async refuseUnlessFree(
    transaction: Transaction,
    artistId: number,
    removedId: number,
  ): Promise<void> {
    const date = await this.entries.findRemovedDate(transaction, artistId, removedId);
    const current = date === undefined ? null : await this.entries.findByDate(transaction, artistId, date);
    if (current) throw availabilityChangedMeanwhile(current);
  }

  private async findOfAll(
    { from, to, ...part }: AvailabilityRange,
    available: AvailabilityQuery['available'],
  ): Promise<AvailabilityResponse[]> {
    const first = from ?? (to === undefined ? await this.today() : undefined);
    const isAvailable = available === undefined ? undefined : available === 'true';
    return this.entries.findWithArtists(isAvailable, { from: first, to, ...part });
  }

  private async today(): Promise<string> {
    const { timeZone } = await this.venue.find();
    return wallClockAt(new Date(), timeZone).date;
  }
}

type Repeated = Pick<AvailabilityRepeatResponse, 'entries' | 'kept'>;

const REMOVED = { message: 'Availability entry has been removed.' };

type Base = Pick<AvailabilityEdit, 'id' | 'baseVersion'>;

const isOutdated = (
  { version }: AvailabilityEntity,
  { baseVersion }: Pick<AvailabilityEdit, 'baseVersion'>,
): boolean => baseVersion !== undefined && baseVersion !== version;

/** @throws DomainError `availability.changed-meanwhile` with what is there */
const sameOrConflict = (
  current: AvailabilityEntity | null,
  content: AvailabilityContent,
): AvailabilityResponse => {
  if (current && saysTheSame(current, content)) return current;
  throw availabilityChangedMeanwhile(current);
};

const contentOf = (
  { startTime, endTime, isAvailable, notes }: Partial<Omit<AvailabilityContent, 'date'>>,
  date: string,
): AvailabilityContent => ({
  date,
  startTime: startTime ?? null,
  endTime: endTime ?? null,
  isAvailable: isAvailable ?? true,
  notes: notes ?? null,
});
