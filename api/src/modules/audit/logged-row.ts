import type { StaffLogEntryEntity } from '#src/common/staff-log/entities/staff-log-entry.entity.js';

/** A row of the log as the database has it. */
export type KeptRow = Pick<StaffLogEntryEntity, keyof StaffLogEntryEntity>;

export type LoggedRow = Omit<KeptRow, 'id'> & { id: number };

/** What things are called, by table and id: `names.get('events')?.get(7)`. */
export type Names = ReadonlyMap<string, ReadonlyMap<number, string>>;
