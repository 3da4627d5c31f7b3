import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { LoggedThing, StaffLogOperation } from '#contract/rules/staff-log.js';

/**
 * One row that somebody of the staff changed, written by a trigger of its table (decision 56). Ids only: whom they name may be
 * forgotten, and the log cannot be changed.
 */
@Entity({ name: 'staff_log' })
export class StaffLogEntryEntity {
  /** PostgreSQL's bigint, as text. */
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'pk_staff_log',
  })
  id: string;
  /** When its transaction began. */
  @Column({ type: 'timestamptz', default: () => 'now()' }) at: Date;
  @Column({ name: 'actor_id', type: 'integer', nullable: true }) actorId: number | null;
  @Column({ name: 'door_device_id', type: 'integer', nullable: true }) doorDeviceId: number | null;
  @Column({ type: 'varchar', length: 60 }) device: string;
  /** The same for all rows of one call. */
  @Column({ name: 'request_id', type: 'uuid' }) requestId: string;
  /** As the API's description names the route. */
  @Column({ type: 'varchar', length: 100 }) action: string;
  @Column({ type: 'varchar', length: 10 }) operation: StaffLogOperation;
  /** The table of what was changed, or of what it belongs to. */
  @Column({ type: 'varchar', length: 40 }) thing: LoggedThing;
  @Column({ name: 'thing_id', type: 'integer', nullable: true }) thingId: number | null;
  /** The table that was changed. */
  @Column({ type: 'varchar', length: 40 }) part: string;
  /** Columns. */
  @Column({ type: 'text', array: true, default: '{}' }) changed: string[];
  /** Of those columns whose values are kept. */
  @Column({ type: 'jsonb', default: {} }) before: Record<string, unknown>;
  @Column({ type: 'jsonb', default: {} }) after: Record<string, unknown>;
}
