import { Injectable } from '@nestjs/common';
import { Database } from '#src/database/database.js';
import type { DoorEntryResponse, DoorExitResponse, DoorGuest, DoorShow, DoorTable } from './door-list.dto.js';
import {
  FIND_DEPARTED,
  FIND_ENTRIES,
  FIND_EXITS,
  FIND_GUESTS,
  FIND_SHOWS,
  FIND_TABLES,
  FORGET_FUTURE_CHANGES,
  READ_POSITION,
} from './door-list.sql.js';
import type { ListPosition } from './list-cursor.js';

/** Which changes are asked for. */
export interface ChangesSince {
  /** The transaction from which on; `0` for all there is. */
  from: string;
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
  findGuests({ from }: ChangesSince, salt: string): Promise<DoorGuest[]> {
    return this.database.prepared<DoorGuest>(FIND_GUESTS, [from, salt]);
  }

  async findDeparted({ from }: ChangesSince): Promise<number[]> {
    return (await this.database.prepared<{ id: number }>(FIND_DEPARTED, [from])).map(({ id }) => id);
  }

  findEntries({ from, shows }: ChangesSince): Promise<DoorEntryResponse[]> {
    return this.database.prepared<DoorEntryResponse>(FIND_ENTRIES, [from, shows]);
  }

  findExits({ from, shows }: ChangesSince): Promise<DoorExitResponse[]> {
    return this.database.prepared<DoorExitResponse>(FIND_EXITS, [from, shows]);
  }

  findTables(shows: readonly number[]): Promise<DoorTable[]> {
    return this.database.prepared<DoorTable>(FIND_TABLES, [shows]);
  }

  /** @param from `YYYY-MM-DD`, as `to` */
  findShows(from: string, to: string): Promise<DoorShow[]> {
    return this.database.prepared<DoorShow>(FIND_SHOWS, [from, to]);
  }

  async forgetFutureChanges(): Promise<void> {
    for (const statement of FORGET_FUTURE_CHANGES) await this.database.query(statement);
  }
}
