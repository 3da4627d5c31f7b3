import { Injectable } from '@nestjs/common';
import type { MembershipTier } from '#contract/loyalty.js';
import { Database, onlyRow } from '#src/database/database.js';
import type { DoorEntryResponse, DoorExitResponse, DoorGuest, DoorShow, DoorTable } from './door-list.dto.js';
import {
  FIND_CHANGES,
  FIND_ENTRIES,
  FIND_EXITS,
  FIND_REFUSALS,
  FIND_SHOW,
  FIND_SHOWS,
  FIND_TIERS,
  forgetFutureChanges,
  MARKED_TABLES,
} from './door-list.sql.js';
import { type ListPosition, NOTHING_SEEN } from './list-cursor.js';
import type { RefusedCardResponse } from '#src/modules/door/report/report.dto.js';

/** A show without what its codes are made from. */
type ReportedShow = Omit<DoorShow, 'codeSecret'>;

interface ShowWithTables extends DoorShow {
  tables: DoorTable[];
}

/** A member as no tablet may have it: with the whole e-mail address. */
export interface ChangedGuest extends Omit<DoorGuest, 'emailHash'> {
  address: string;
}

/** What changed, the same for all tablets. */
export interface Changes {
  guests: ChangedGuest[];
  /** Ids of members who went. */
  departed: number[];
  entries: DoorEntryResponse[];
  exits: DoorExitResponse[];
}

type InJson<Row extends { occurredAt: Date }> = Omit<Row, 'occurredAt'> & { occurredAt: string };

interface ChangesRow {
  guests: ChangedGuest[];
  departed: { id: number }[];
  entries: InJson<DoorEntryResponse>[];
  exits: InJson<DoorExitResponse>[];
}

type ShowsRow = ListPosition & { shows: ShowWithTables[] };

const withDate = <Row extends { occurredAt: string }>(row: Row) => ({
  ...row,
  occurredAt: new Date(row.occurredAt),
});

/** Which changes are asked for. */
export interface ChangesSince {
  /** The snapshot that shows what is known. */
  seen: string;
  /** Ids of tonight's shows. */
  shows: readonly number[];
}

/** What the door's tablets keep. SQL, since each part is read by what changed last, as the database alone knows. */
@Injectable()
export class DoorListRepository {
  constructor(private readonly database: Database) {}

  /**
   * Shows of these days, and the position of a list that is read after it.
   * @param from `YYYY-MM-DD`, as `to`
   */
  async findShows(from: string, to: string): Promise<{ shows: ShowWithTables[]; position: ListPosition }> {
    const { shows, ...position } = onlyRow(await this.database.prepared<ShowsRow>(FIND_SHOWS, [from, to]));
    return { shows, position };
  }

  /** @param members the snapshot that shows what is known of members; null when nothing is */
  async findChanges({ seen, shows }: ChangesSince, members: string | null): Promise<Changes> {
    const parameters = [seen, shows, members ?? NOTHING_SEEN];
    const found = onlyRow(await this.database.prepared<ChangesRow>(FIND_CHANGES, parameters));
    return {
      guests: found.guests,
      departed: members === null ? [] : found.departed.map(({ id }) => id),
      entries: found.entries.map(withDate),
      exits: found.exits.map(withDate),
    };
  }

  findEntries({ seen, shows }: ChangesSince): Promise<DoorEntryResponse[]> {
    return this.database.prepared<DoorEntryResponse>(FIND_ENTRIES, [seen, shows]);
  }

  findExits({ seen, shows }: ChangesSince): Promise<DoorExitResponse[]> {
    return this.database.prepared<DoorExitResponse>(FIND_EXITS, [seen, shows]);
  }

  async findShow(id: number): Promise<ReportedShow | undefined> {
    const [show] = await this.database.prepared<ReportedShow>(FIND_SHOW, [id]);
    return show;
  }

  findRefusals(eventId: number): Promise<RefusedCardResponse[]> {
    return this.database.prepared<RefusedCardResponse>(FIND_REFUSALS, [eventId]);
  }

  /** One for each member that there is. */
  async findTiers(memberIds: readonly number[]): Promise<MembershipTier[]> {
    const rows = await this.database.prepared<{ tier: MembershipTier }>(FIND_TIERS, [memberIds]);
    return rows.map(({ tier }) => tier);
  }

  /** May take as long as the tables are large, where a database was restored by other means than ours. */
  async forgetFutureChanges(): Promise<void> {
    for (const table of MARKED_TABLES)
      await this.database.transaction(async ({ query }) => {
        await query('SET LOCAL statement_timeout = 0');
        await query(forgetFutureChanges(table));
      });
  }
}
