import { Injectable } from '@nestjs/common';
import type { MembershipTier } from '#contract/loyalty.js';
import { Database } from '#src/database/database.js';
import type { DoorEntryResponse, DoorExitResponse, DoorGuest, DoorShow, DoorTable } from './door-list.dto.js';
import {
  FIND_DEPARTED,
  FIND_ENTRIES,
  FIND_EXITS,
  FIND_GUESTS,
  FIND_REFUSALS,
  FIND_SHOW,
  FIND_SHOWS,
  FIND_TABLES,
  FIND_TIERS,
  FORGET_FUTURE_CHANGES,
  READ_POSITION,
} from './door-list.sql.js';
import type { ListPosition } from './list-cursor.js';
import type { RefusedCardResponse } from '#src/modules/door/report/report.dto.js';

/** A show without what its codes are made from. */
type ReportedShow = Omit<DoorShow, 'codeSecret'>;

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

  async readPosition(): Promise<ListPosition> {
    const [position] = await this.database.prepared<ListPosition>(READ_POSITION, []);
    if (!position) throw new Error('The database has no snapshot');
    return position;
  }

  /** @param salt of the hashes of e-mails */
  findGuests({ seen }: ChangesSince, salt: string): Promise<DoorGuest[]> {
    return this.database.prepared<DoorGuest>(FIND_GUESTS, [seen, salt]);
  }

  async findDeparted({ seen }: ChangesSince): Promise<number[]> {
    return (await this.database.prepared<{ id: number }>(FIND_DEPARTED, [seen])).map(({ id }) => id);
  }

  findEntries({ seen, shows }: ChangesSince): Promise<DoorEntryResponse[]> {
    return this.database.prepared<DoorEntryResponse>(FIND_ENTRIES, [seen, shows]);
  }

  findExits({ seen, shows }: ChangesSince): Promise<DoorExitResponse[]> {
    return this.database.prepared<DoorExitResponse>(FIND_EXITS, [seen, shows]);
  }

  findTables(shows: readonly number[]): Promise<DoorTable[]> {
    return this.database.prepared<DoorTable>(FIND_TABLES, [shows]);
  }

  /** @param from `YYYY-MM-DD`, as `to` */
  findShows(from: string, to: string): Promise<DoorShow[]> {
    return this.database.prepared<DoorShow>(FIND_SHOWS, [from, to]);
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

  async forgetFutureChanges(): Promise<void> {
    for (const statement of FORGET_FUTURE_CHANGES) await this.database.query(statement);
  }
}
