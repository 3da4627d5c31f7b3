import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RememberedShow } from '#src/modules/imports/judging/said-show.js';

/** A show of another program, and which of ours it is (decision 60). */
@Entity({ name: 'imported_shows' })
export class ImportedShowEntity {
  /** SHA-256 of the program and its name for the show, in hex. */
  @PrimaryColumn({ type: 'varchar', length: 64, primaryKeyConstraintName: 'pk_imported_shows' }) key: string;
  @Column({ name: 'event_id', type: 'integer' }) eventId: number;
  /** What the program said of it last. */
  @Column({ type: 'jsonb' }) said: RememberedShow;
}
