import { Injectable } from '@nestjs/common';
import { mapPage, type Page, pageById } from '#src/common/paging/page.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { dayBetween, fieldsOf, namedIn } from './staff-log-rules.js';
import type { LoggedPersonResponse, StaffLogEntryResponse, StaffLogQuery } from './staff-log.dto.js';
import type { LoggedRow, Names } from './logged-row.js';
import { StaffLogRepository } from './staff-log.repository.js';

/** Looking up who did what (design §10). */
@Injectable()
export class StaffLogService {
  constructor(
    private readonly log: StaffLogRepository,
    private readonly venue: VenueService,
  ) {}

  /** Changes by staff, the newest first. @throws DomainError naming `cursor` when it is not one of ours */
  async findPage({ cursor, limit, day, ...filter }: StaffLogQuery): Promise<Page<StaffLogEntryResponse>> {
    const { timeZone } = await this.venue.find();
    const within = day === undefined ? undefined : dayBetween(day, timeZone);
    const page = await pageById({ cursor, limit }, (part) =>
      this.log.findMany({ ...filter, ...part, day: within }),
    );
    const names = await this.log.findNames(namedIn(page.shown));
    return mapPage(page, (row) => entryOf(row, names));
  }

  /** Everybody who did something and has an account still. */
  findPeople(): Promise<LoggedPersonResponse[]> {
    return this.log.findPeople();
  }
}

const entryOf = (row: LoggedRow, names: Names): StaffLogEntryResponse => {
  const nameOf = (thing: string, id: number | null) => names.get(thing)?.get(id ?? 0) ?? null;
  return {
    id: row.id,
    at: row.at,
    person: row.actorId === null ? null : { id: row.actorId, name: nameOf('users', row.actorId) },
    device: nameOf('door_devices', row.doorDeviceId) ?? row.device,
    requestId: row.requestId,
    action: row.action,
    operation: row.operation,
    thing: row.thing,
    thingId: row.thingId,
    name: nameOf(row.thing, row.thingId),
    part: row.part,
    fields: fieldsOf(row, names),
  };
};
