import { Injectable } from '@nestjs/common';
import type { LoggedThing } from '#contract/rules/staff-log.js';
import { StaffLogEntryEntity } from '#src/common/staff-log/entities/staff-log-entry.entity.js';
import { plainRows } from '#src/database/plain-rows.js';
import type { PagePart } from '#src/common/paging/page.js';
import { Database } from '#src/database/database.js';
import type { KeptRow, LoggedRow, Names } from './logged-row.js';
import type { LoggedPersonResponse } from './staff-log.dto.js';
import { FIND_NAMES, FIND_PEOPLE, type NamedThing, NAMED_THINGS } from './staff-log.sql.js';

/** Which rows of the log; all that are not narrowed down. */
interface LogPart extends PagePart {
  person?: number;
  thing?: LoggedThing;
  thingId?: number;
  /** The instants that a day begins and ends at. */
  day?: { from: Date; until: Date };
}

@Injectable()
export class StaffLogRepository {
  constructor(private readonly database: Database) {}

  /** The newest first. Rows of one moment go by their ids, and each filter has an index in this order. */
  async findMany({ person, thing, thingId, day, after, take }: LogPart): Promise<LoggedRow[]> {
    const query = this.database.manager
      .createQueryBuilder(StaffLogEntryEntity, 'entry')
      .orderBy('entry.at', 'DESC')
      .addOrderBy('entry.id', 'DESC')
      .limit(take);
    if (person !== undefined) query.andWhere('entry.actorId = :person', { person });
    if (thing !== undefined) query.andWhere('entry.thing = :thing', { thing });
    if (thing !== undefined && thingId !== undefined) query.andWhere('entry.thingId = :thingId', { thingId });
    if (day) query.andWhere('entry.at >= :from AND entry.at < :until', day);
    if (after !== undefined)
      query.andWhere('(entry.at, entry.id) < (SELECT at, id FROM staff_log WHERE id = :after)', { after });
    const rows: KeptRow[] = await plainRows(query);
    return rows.map((row) => ({ ...row, id: Number(row.id) }));
  }

  /** Everybody in the log who has an account, by name. */
  findPeople(): Promise<LoggedPersonResponse[]> {
    return this.database.query<LoggedPersonResponse>(FIND_PEOPLE);
  }

  /** @param ids of things, by table */
  async findNames(ids: ReadonlyMap<NamedThing, ReadonlySet<number>>): Promise<Names> {
    const names = new Map<string, Map<number, string>>(NAMED_THINGS.map((thing) => [thing, new Map()]));
    const wanted = NAMED_THINGS.map((thing) => [...(ids.get(thing) ?? [])]);
    const rows = await this.database.query<{ thing: string; id: number; name: string }>(FIND_NAMES, wanted);
    for (const { thing, id, name } of rows) names.get(thing)?.set(id, name);
    return names;
  }
}
