import { Injectable } from '@nestjs/common';
import { TEXT_LENGTH } from '#contract/limits.js';
import { wallClockAt } from '#contract/rules/clock.js';
import { Database, type Transaction } from '#src/database/database.js';
import { ArtistsService } from '#src/modules/artists/artists.service.js';
import { EventTypesService } from '#src/modules/event-types/event-types.service.js';
import { EventBatchesService } from '#src/modules/events/writing/event-batches.service.js';
import type { ImportEntity } from '#src/modules/imports/entities/import.entity.js';
import { ImportsRepository } from '#src/modules/imports/imports.repository.js';
import { MemberImportService } from '#src/modules/loyalty/joining/member-import.service.js';
import { KnownShowsService } from '#src/modules/reminders/artists/known-shows.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { ImportedShowsRepository } from './imported-shows.repository.js';
import type { RowJudging } from './judged-row.js';
import { MemberJudging } from './member-judging.js';
import { ShowJudging } from './show-judging.js';

/** Begins to judge the rows of an import, by what there is in the venue now. */
@Injectable()
export class ImportJudgingService {
  constructor(
    private readonly database: Database,
    private readonly venue: VenueService,
    private readonly eventTypes: EventTypesService,
    private readonly artists: ArtistsService,
    private readonly events: EventBatchesService,
    private readonly imports: ImportsRepository,
    private readonly imported: ImportedShowsRepository,
    private readonly shows: KnownShowsService,
    private readonly members: MemberImportService,
  ) {}

  async begin(read: ImportEntity): Promise<RowJudging> {
    return read.kind === 'members' ? this.membersOf(read) : this.showsOf(read);
  }

  private membersOf({ options, createdBy, fileName }: ImportEntity): RowJudging {
    const reason = [...`Brought along: ${fileName}`].slice(0, TEXT_LENGTH.ledgerDescription).join('');
    return new MemberJudging(this.members, { columns: options.columns, by: createdBy, reason });
  }

  private async showsOf({ id, shape, options }: ImportEntity): Promise<RowJudging> {
    const [{ timeZone }, types, artists] = await Promise.all([
      this.venue.find(),
      this.eventTypes.findNames(this.database),
      this.artists.findNames(this.database),
    ]);
    const services = {
      events: this.events,
      imported: this.imported,
      findRows: (transaction: Transaction, keys: readonly string[]) =>
        this.imports.findByKeys(transaction, id, keys),
      wrote: async (...written: Parameters<KnownShowsService['tellNobody']>) => {
        if (!options.tellsFollowers) await this.shows.tellNobody(...written);
      },
    };
    const rules = {
      ...options,
      shape,
      timeZone,
      clock: wallClockAt(new Date(), timeZone),
      types: new Set(types.map((name) => name.toLowerCase())),
      artists: idsByName(artists),
    };
    return new ShowJudging(services, rules);
  }
}

/** Two artists of one name cannot be told apart. */
const idsByName = (artists: readonly { id: number; name: string }[]): ReadonlyMap<string, number> => {
  const ids = new Map<string, number>();
  const shared = new Set<string>();
  for (const { id, name } of artists) {
    const plain = name.replace(/\s+/g, ' ').trim().toLowerCase();
    if (ids.has(plain)) shared.add(plain);
    ids.set(plain, id);
  }
  for (const name of shared) ids.delete(name);
  return ids;
};
